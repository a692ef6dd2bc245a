"""Links to tables and matches, as chats and other pages show them: a title, some words, a drawn picture."""
