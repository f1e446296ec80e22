import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { RenditionFile } from '../../../content/assets/whole-file.ts';
import { toCsv } from '../../../platform/http/table-file.ts';
import { yearOf } from '../../../platform/text/file-names.ts';
import type { BilingualName, DownloadableAsset } from './queries.ts';

export interface CaptionRow {
  /** Name in the archive. */
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

/**
 * Captions come from uploaders and photographers, so they are protected against formulas like all texts in tables.
 * `only`: without texts in the other language.
 */
export function renderCaptions(
  rows: readonly CaptionRow[],
  { language, only }: { language: Language; only: Language | undefined },
): Promise<Buffer> {
  const others = LANGUAGES.filter((each) => only !== undefined && each !== only);
  const columns = COLUMNS.filter(([name]) => !others.some((other) => name.endsWith(`_${other}`)));
  const table = {
    columns: columns.map(([name]) => name),
    rows: rows.map((row) => columns.map(([, read]) => read(row))),
  };
  return toCsv(table, language);
}
