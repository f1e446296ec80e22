import type { RenditionFile } from '../../../content/assets/whole-file.ts';
import { yearOf } from '../../../platform/text/file-names.ts';
import type { BilingualName, DownloadableAsset } from './queries.ts';

export interface CaptionRow {
  /** As it stands in the archive. */
  fileName: string;
  picture: DownloadableAsset;
  file: RenditionFile;
  gallery: BilingualName | undefined;
}

const COLUMNS: readonly [string, (row: CaptionRow) => string | number][] = [
  ['file_name', ({ fileName }) => fileName],
  ['caption_it', ({ picture }) => picture.caption_it],
  ['caption_en', ({ picture }) => picture.caption_en],
  ['alt_it', ({ picture }) => picture.alt_it],
  ['alt_en', ({ picture }) => picture.alt_en],
  ['credit', ({ picture }) => picture.credit],
  ['copyright', ({ picture }) => picture.copyright],
  ['rights_it', ({ picture }) => picture.rights_it],
  ['rights_en', ({ picture }) => picture.rights_en],
  ['width', ({ file }) => file.width],
  ['height', ({ file }) => file.height],
  ['year', ({ picture }) => yearOf(picture)],
  ['gallery_it', ({ gallery }) => gallery?.name_it ?? ''],
  ['gallery_en', ({ gallery }) => gallery?.name_en ?? ''],
];

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** RFC 4180: every field in quotes, lines end in CR LF. A text that a spreadsheet would compute is kept a text. */
export function renderCaptions(rows: readonly CaptionRow[]): Buffer {
  const lines = [
    COLUMNS.map(([name]) => name),
    ...rows.map((row) => COLUMNS.map(([, read]) => toField(read(row)))),
  ].map((fields) => `${fields.join(',')}\r\n`);
  return Buffer.from(BYTE_ORDER_MARK + lines.join(''));
}

function toField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[\s\u00a0]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
