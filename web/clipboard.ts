// Copies text. Browsers have a clipboard only where the line is safe: elsewhere, as in a local network,
// the text is chosen and copied as by hand.

/** Whether it is copied now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyAsByHand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // it is forbidden
  }
}

function copyAsByHand(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.className = "heard";
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  before?.focus();
  return isCopied;
}
