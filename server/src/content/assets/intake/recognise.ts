import { Readable } from 'node:stream';
import { CAPTIONS_TYPE } from '@press-room/contract/release-videos';
import type { FileTypeResult } from 'file-type';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { StoredFile } from '../../../platform/storage/file-store.ts';
import { SVG_TYPE } from '../readable/picture-types.ts';
import { FILE_TYPES, type FileType, refusalOf } from './file-types.ts';

/** Bytes from the start of a file that determine its type. */
export const HEAD_BYTES = 256 * 1024;

/** Type of a file by its first bytes, whatever its name. @throws 400 for types that are not accepted */
export async function recogniseFile(head: Uint8Array): Promise<FileType> {
  if (head.length === 0) throw invalidField('file', 'file_empty');
  const { fileTypeFromBuffer } = await import('file-type');
  return toAccepted(recogniseHead(head, await fileTypeFromBuffer(head)));
}

/** Office files differ from other archives only in later bytes. @throws 400 */
export async function recogniseArchive(file: StoredFile): Promise<FileType> {
  const { fileTypeFromStream } = await import('file-type');
  const found = await fileTypeFromStream(Readable.toWeb(file.stream()));
  return toAccepted(found?.mime ?? 'application/zip');
}

function toAccepted(media_type: string | undefined): FileType {
  const found = FILE_TYPES.find((each) => each.media_type === media_type);
  if (found === undefined) throw invalidField('file', refusalOf(media_type));
  return found;
}

/** The name decides the purpose of a text: a table has the extension `.csv`. */
export const toNamedType = (type: FileType, name: string): FileType =>
  (type.media_type === 'text/plain' && /\.csv$/i.test(name) ? TABLE : undefined) ?? type;

const TABLE = FILE_TYPES.find(({ media_type }) => media_type === 'text/csv');

function recogniseHead(head: Uint8Array, found: FileTypeResult | undefined): string | undefined {
  // An animated PNG counts as a PNG with its first picture.
  if (found?.mime === 'image/apng') return 'image/png';
  // Browsers read captions only as UTF-8.
  if (found?.mime === CAPTIONS_TYPE && decode(head, 'utf-8') === null) return 'text/plain';
  if (found !== undefined && found.mime !== 'application/xml') return found.mime;
  if (isTiff(head)) return 'image/tiff';
  if (isPdfBehind(head)) return 'application/pdf';
  const text = decodeText(head);
  return text === null ? undefined : recogniseText(text);
}

// The directory can be anywhere in the file, but the library looks for it in the first bytes.
const isTiff = (head: Uint8Array): boolean =>
  ['49492a00', '4d4d002a'].includes(Buffer.from(head.subarray(0, 4)).toString('hex'));

/** Mail and web programs add lines before a PDF; readers search its start in the first bytes (ISO 32000-2, 7.5.2). */
const PDF_WITHIN_BYTES = 1024;
const isPdfBehind = (head: Uint8Array): boolean =>
  /%PDF-\d/.test(Buffer.from(head.subarray(0, PDF_WITHIN_BYTES)).toString('latin1'));

const BEFORE_ELEMENT = /<\?[^>]*>|<!--.*?-->|<!doctype[^>[]*(?:\[[^\]]*\][^>]*)?>|\s+/isy;
const ELEMENT = /<(?:[\w-]+:)?([a-z][\w-]*)/iy;

/** Name of the first element, found in steps of linear time. */
function findFirstElement(text: string): string | undefined {
  BEFORE_ELEMENT.lastIndex = 0;
  let at = 0;
  while (BEFORE_ELEMENT.test(text)) at = BEFORE_ELEMENT.lastIndex;
  ELEMENT.lastIndex = at;
  return ELEMENT.exec(text)?.[1]?.toLowerCase();
}

/** A text that a browser or a shell might execute is not accepted as text. */
function recogniseText(text: string): string | undefined {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (findFirstElement(start) === 'svg') return SVG_TYPE;
  return start.startsWith('<') || start.startsWith('#!') ? undefined : 'text/plain';
}

const NEVER_IN_TEXT = /[\p{Cc}--[\t\n\v\f\r]]/v;

/** The bytes as text; null: not text. */
function decodeText(head: Uint8Array): string | null {
  const [first, second] = head;
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-16be';
  const isUtf16 = utf16 === 'utf-16le' || (first === 0xfe && second === 0xff);
  const text = decode(head, isUtf16 ? utf16 : 'utf-8') ?? decode(head, 'windows-1252');
  return text === null || NEVER_IN_TEXT.test(text) ? null : text;
}

function decode(head: Uint8Array, encoding: string): string | null {
  try {
    // The last bytes may be part of a character.
    return new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
  } catch {
    return null;
  }
}
