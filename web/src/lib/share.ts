/** Whether the machine has a way to share; a browser over plain HTTP has none, whatever its types say. */
export function canShare(): boolean {
  return (navigator as Partial<Navigator>).share !== undefined;
}

/** Share a link the way the machine does; say whether there was a way, used or not. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  // a browser over plain HTTP has none, whatever its types say
  const share = (navigator as Partial<Navigator>).share?.bind(navigator);
  if (!share) return false;
  try {
    await share({ title, url });
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}
