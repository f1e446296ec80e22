/** Picture types that the library accepts, with their file extensions. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/tiff': 'tif',
};

export const isPictureFile = ({ type }: File): boolean => Object.hasOwn(ENDINGS, type);

/** Returns null for types that the library does not accept. */
export function toPictureFile(bytes: Uint8Array<ArrayBuffer>, mediaType: string, at: number): File | null {
  const type = mediaType.toLowerCase().replace('image/jpg', 'image/jpeg');
  const ending = ENDINGS[type];
  return ending === undefined ? null : new File([bytes], `picture-${at + 1}.${ending}`, { type });
}

/** A picture embedded in the text. */
export function fromDataAddress(address: string, at: number): File | null {
  const found = /^data:(image\/[\w.+-]+);base64,/i.exec(address);
  if (found?.[1] === undefined) return null;
  try {
    const binary = atob(decodeURIComponent(address.slice(found[0].length)));
    return toPictureFile(
      Uint8Array.from(binary, (byte) => byte.charCodeAt(0)),
      found[1],
      at,
    );
  } catch {
    return null;
  }
}
