import { stemOf, toSlug } from '../text/file-names.ts';

/** Names that every client and file system accepts unchanged. */
const PLAIN = /^[A-Za-z0-9_(][A-Za-z0-9 _().,+-]{0,119}$/;
const STEM_LENGTH = 100;

/** Readable ASCII: `tile è.webp` becomes `tile-e.webp`. */
function toAsciiName(name: string): string {
  if (PLAIN.test(name)) return name;
  const stem = toSlug(stemOf(name), STEM_LENGTH);
  const extension = toSlug(name.slice(stemOf(name).length));
  return [stem === '' ? 'file' : stem, extension].filter((part) => part !== '').join('.');
}

/** RFC 6266: an ASCII name for old clients, and the real one as in RFC 8187 for others. */
export function toContentDisposition(disposition: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${toAsciiName(name)}"; filename*=UTF-8''${encoded}`;
}
