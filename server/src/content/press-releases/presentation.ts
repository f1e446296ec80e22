import { setImmediate } from 'node:timers/promises';
import type { Picture } from '@press-room/contract/assets';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { PressReleaseRow } from '@press-room/contract/press-releases';
import { toNamed } from '../../core/companies/names.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { classOf } from '../../platform/http/authentication.ts';
import { JsonText } from '../../platform/http/json-text.ts';
import type { MediaLinks } from '../../platform/signing/file-links.ts';
import { toEmbargo } from '../../platform/text/embargo.ts';
import { linkFor, toPicture } from '../assets/presentation.ts';
import { listPictures } from '../assets/queries.ts';
import { listReleasesById, type ReleaseFilter, type ReleaseRecord } from './queries.ts';

/**
 * A list row as JSON in UTF-8: thousands are cached, outside the V8 heap and in half the bytes of a text with a `’`.
 */
export class ReleaseRowText extends JsonText<PressReleaseRow> {
  readonly id: number;
  readonly language: Language;
  readonly #bytes: Buffer;

  constructor(row: PressReleaseRow) {
    const bytes = toOwnBytes(JSON.stringify(row));
    super(bytes);
    this.#bytes = bytes;
    this.id = row.id;
    this.language = row.language;
  }

  /** Searched fields. They precede the date; within strings of the row, quotes would be escaped. */
  readHead(): Pick<PressReleaseRow, 'title' | 'abstract'> {
    const end = this.#bytes.indexOf(',"date":"');
    return JSON.parse(`${this.#bytes.toString('utf8', 0, end)}}`) as PressReleaseRow;
  }

  get byteLength(): number {
    return this.#bytes.length;
  }
}

/** Copied, because in Node's pool one row would keep its neighbours in memory. */
function toOwnBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

const ROW_BYTES = 400;

const sizeOfRow = ({ byteLength }: ReleaseRowText): number => ROW_BYTES + byteLength;

/** Rows of a list in the order of `ids`, cached until content changes, without those hidden from the reader. */
export async function listReleaseRows(
  { database, cache, links, now }: Pick<AppContext, 'database' | 'cache' | 'links' | 'now'>,
  reader: ReleaseFilter['reader'],
  language: Language,
  ids: readonly number[],
): Promise<ReleaseRowText[]> {
  const shelf = `rows ${language} ${classOf(reader)}`;
  const build = async (missing: readonly number[]): Promise<Map<number, ReleaseRowText>> => {
    const records = await listReleasesById(database.db, { reader, now: now() }, language, missing);
    const built = await toReleaseRows(database.db, links.media, language, records);
    return new Map(built.map((row) => [row.id, new ReleaseRowText(row)]));
  };
  const rows: ReleaseRowText[] = [];
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    // Other requests run between two parts of a long list.
    if (from > 0) await setImmediate();
    const some = ids.slice(from, from + ROWS_AT_ONCE);
    const found = await cache.rememberEach(shelf, some, { build, sizeOf: sizeOfRow });
    rows.push(...some.flatMap((id) => found.get(id) ?? []));
  }
  return rows;
}

/** Rows that are read within a few milliseconds. */
const ROWS_AT_ONCE = 50;

async function toReleaseRows(
  db: Db,
  links: MediaLinks,
  language: Language,
  records: readonly ReleaseRecord[],
): Promise<PressReleaseRow[]> {
  const pictureIds = records.flatMap(({ hero_asset_id }) => hero_asset_id ?? []);
  const pictures = await listPictures(db, language, [...new Set(pictureIds)]);
  return records.map((record) => {
    const picture = record.hero_asset_id === null ? undefined : pictures.get(record.hero_asset_id);
    return toReleaseRow(
      record,
      picture === undefined ? null : toPicture(picture, linkFor(links, record.access)),
    );
  });
}

export function toReleaseRow(record: ReleaseRecord, image: Picture | null): PressReleaseRow {
  const embargo = toEmbargo(record.embargo_until, record.language);
  return {
    id: record.id,
    title: record.title,
    subtitle: record.subtitle,
    abstract: record.abstract,
    date: record.date,
    year: record.year,
    month: record.month,
    group: { id: record.group_id, name: record.group_name },
    company: toNamed(record.company_id, record.company_name),
    access: record.access,
    language: record.language,
    languages: LANGUAGES.filter((each) => record.languages.split(',').includes(each)),
    image,
    corrected_at: record.corrected_at,
    ...(embargo === undefined ? {} : { embargo }),
  };
}
