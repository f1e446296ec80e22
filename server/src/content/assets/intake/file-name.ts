import { FILE_TYPES, type FileType } from './file-types.ts';

const MAX_LENGTH = 150;
/** Likely wrong extensions; other endings belong to the name, as in `Cersaie.2026`. */
const KNOWN: ReadonlySet<string> = new Set(
  FILE_TYPES.flatMap(({ extensions }): string[] => [...extensions]).concat([
    'ai',
    'bmp',
    'doc',
    'exe',
    'heic',
    'heif',
    'htm',
    'html',
    'js',
    'jfif',
    'ppt',
    'svg',
    'xls',
    'xml',
  ]),
);

/** The name without a path and without characters that file systems refuse. */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}<>:"|?*]/gu, '').replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  return Array.from(clean)
    .slice(-2 * MAX_LENGTH)
    .join('');
}

/** The same with the extension of the content. */
export function toUploadName(name: string, { extensions }: Pick<FileType, 'extensions'>): string {
  const clean = cleanFileName(name);
  const ending = /^(.+)\.([^.]+)$/.exec(clean);
  const extension = ending?.[2]?.toLowerCase() ?? '';
  const isRight = extensions.includes(extension);
  const stem = isRight || KNOWN.has(extension) ? (ending?.[1] ?? '') : clean;
  const shortened = Array.from(stem).slice(0, MAX_LENGTH).join('').trimEnd();
  return `${shortened === '' ? 'file' : shortened}.${isRight ? extension : extensions[0]}`;
}
