/** Copies text, formatted if the browser can; false if it refuses. */
export async function copyRichText({ html, plain }: { html: string; plain: string }): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(plain);
    else await navigator.clipboard.write([toClipboardItem(html, plain)]);
    return true;
  } catch {
    return copyBySelection(plain);
  }
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function toClipboardItem(html: string, plain: string): ClipboardItem {
  return new ClipboardItem({
    'text/html': new Blob([html], { type: 'text/html' }),
    'text/plain': new Blob([plain], { type: 'text/plain' }),
  });
}

/** Fallback for pages without the Clipboard API, such as plain HTTP on a local network. */
function copyBySelection(plain: string): boolean {
  const area = document.createElement('textarea');
  area.value = plain;
  area.className = 'visually-hidden';
  const focused = document.activeElement;
  // Outside of an open modal dialog nothing can be selected.
  (focused?.closest('dialog') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand?.('copy') ?? false;
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
