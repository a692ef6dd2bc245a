/** Copy a text; over plain HTTP, where browsers offer no clipboard, by way of a selection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** Only the dialog that lies uppermost can hold a selection; the focus comes back to where it was. */
function copySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "offscreen";
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(area);
  area.focus();
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
