const KEEP_MS = 60_000;

/** Offers a file that the page holds as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
