import type { ReleaseAccess } from '@press-room/contract/access';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { ReleaseStatus, TextStatus } from '@press-room/contract/press-releases';
import type { ReleaseText } from '@press-room/contract/release-text';
import { listVideoFilesIn } from '@press-room/contract/release-videos';
import type { SearchIndex } from '../../core/search/index/search-index.ts';
import { replaceSectors } from '../../core/sectors/sectors.ts';
import type { Db } from '../../platform/db/db.ts';
import { listPicturesIn, sanitizeRichText } from '../../platform/text/rich-text.ts';
import { replaceFiles } from './admin/attached-queries.ts';
import { toStoredBoilerplates } from './boilerplates/boilerplates.ts';
import type { StoredContact } from './issuer.ts';
import { enqueuePublication } from './publication/queue.ts';
import { indexReleases } from './search/index-releases.ts';

interface NewText extends ReleaseText {
  status: TextStatus;
}

export interface NewRelease {
  press_group_id: number;
  /** Issuing company; null: the association. */
  company_id?: number | null;
  brand_id?: number | null;
  event_id?: number | null;
  hall?: string;
  stand?: string;
  status: ReleaseStatus;
  access: ReleaseAccess;
  /** `YYYY-MM-DD` */
  date: string;
  /** When a scheduled release appears; null for a published one: at the start of its date. */
  publish_at: string | null;
  embargo_until: string | null;
  expires_at: string | null;
  hero_asset_id: number | null;
  attachment_ids: readonly number[];
  sectors: readonly number[];
  contacts: readonly StoredContact[];
  /** Keys of its about texts; default: the default ones. */
  boilerplates?: readonly string[] | null;
  text: Partial<Record<Language, NewText>>;
}

/** Releases indexed at once. */
const INDEX_BATCH = 500;

/** Writes releases with their sanitised texts, and makes them searchable. Returns their ids in order. */
export async function createReleases(
  search: SearchIndex,
  trx: Db,
  releases: readonly NewRelease[],
  now: Date,
): Promise<number[]> {
  const ids: number[] = [];
  for (const release of releases) ids.push(await insertRelease(trx, release, now));
  for (let at = 0; at < ids.length; at += INDEX_BATCH) {
    await indexReleases(search, trx, ids.slice(at, at + INDEX_BATCH));
  }
  return ids;
}

/** Existing ones of the files in texts. */
async function listKnown(trx: Db, shown: readonly number[]): Promise<number[]> {
  const ids = [...new Set(shown)];
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom('asset').select('id').where('id', 'in', ids).execute();
  return ids.filter((id) => rows.some((row) => row.id === id));
}

async function insertRelease(trx: Db, release: NewRelease, now: Date): Promise<number> {
  const { text, attachment_ids, sectors, ...row } = release;
  if (row.status === 'scheduled' && row.publish_at !== null) await enqueuePublication(trx, row.publish_at);
  const texts = LANGUAGES.flatMap((language) => {
    const one = text[language];
    return one === undefined ? [] : [{ language, ...one, body: sanitizeRichText(one.body) }];
  });
  const { id } = await trx
    .insertInto('press_release')
    .values({
      ...row,
      publish_at: row.publish_at ?? (row.status === 'published' ? `${row.date}T00:00:00.000Z` : null),
      year: Number(row.date.slice(0, 4)),
      month: Number(row.date.slice(5, 7)),
      languages: texts
        .filter(({ status }) => status === 'published')
        .map(({ language }) => language)
        .join(','),
      contacts: JSON.stringify(row.contacts),
      boilerplates: toStoredBoilerplates(row.boilerplates ?? null),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (texts.length > 0) {
    await trx
      .insertInto('press_release_text')
      .values(texts.map((one) => ({ press_release_id: id, ...one })))
      .execute();
  }
  const bodies = Object.fromEntries(texts.map(({ language, body }) => [language, body]));
  const all = Object.values(bodies);
  const shown = all.flatMap(listPicturesIn).filter((asset) => asset !== row.hero_asset_id);
  const pictures = await listKnown(trx, shown);
  const videos = await listKnown(trx, all.flatMap(listVideoFilesIn));
  const attachments = [...new Set([...attachment_ids, ...videos])];
  if (pictures.length + attachments.length > 0)
    await replaceFiles(trx, id, { pictures, attachments }, { bodies });
  if (sectors.length > 0) await replaceSectors(trx, 'press_release_sector', id, sectors);
  return id;
}
