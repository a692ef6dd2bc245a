"""Accounts that are away are told what waits for them: by mail and by Web Push."""
