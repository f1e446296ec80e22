const KEEP_MS = 60_000;

/** Saves a blob as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the blob after the click event.
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
