import {
  type DocumentProgress,
  type OfficeMagazine,
  officeMagazineSchema,
  type PROGRESS_STEPS,
} from '@press-room/contract/admin-magazines';
import { DEFAULT_LANGUAGE, type Language } from '@press-room/contract/languages';
import { DOCUMENT_MAX_PAGES } from '@press-room/contract/limits';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { isMessageKey, toText } from '../../../platform/text/messages.ts';
import { DOCUMENT_JOB, RENDITIONS_JOB } from '../../assets/jobs.ts';
import { listMediaReaders } from '../../publishing/media-readers.ts';
import { countReadPages, listAssetJobs, listStoredMagazines, type StoredMagazine } from './queries.ts';

type Step = (typeof PROGRESS_STEPS)[number];
type Jobs = Awaited<ReturnType<typeof listAssetJobs>>;
type AssetJob = NonNullable<ReturnType<Jobs['get']>>;

const payloadOf = (asset_id: number): string => JSON.stringify({ asset_id });

/** A leased job is running; after a job was given up, the asset keeps its state. */
const stepOf = (job: AssetJob | undefined): Step => {
  if (job === undefined || job.dead_at !== null) return 'failed';
  return job.leased_until === null ? 'waiting' : 'running';
};

function toProgress(
  row: StoredMagazine,
  { jobs, pages_read, language }: { jobs: Jobs; pages_read: number; language: Language },
): DocumentProgress {
  const reading = jobs.get(`${DOCUMENT_JOB} ${payloadOf(row.document_asset_id)}`);
  const pages = row.state === 'ready' ? 'ready' : row.state === 'failed' ? 'failed' : stepOf(reading);
  const { first_page } = row;
  const drawing = first_page === null ? undefined : jobs.get(`${RENDITIONS_JOB} ${payloadOf(first_page)}`);
  // The cover is rendered from the pages, so it waits for them.
  const cover = row.first_page_state === 'ready' ? 'ready' : first_page === null ? pages : stepOf(drawing);
  const failure = row.failure !== null && isMessageKey(row.failure) ? row.failure : 'server_error';
  return {
    state: row.state,
    pages,
    cover: cover === 'ready' && first_page === null ? 'failed' : cover,
    pages_read,
    attempts: reading?.attempts ?? 0,
    failure:
      pages === 'failed' ? toText({ key: failure, parameters: { n: DOCUMENT_MAX_PAGES } }, language) : null,
  };
}

const AT_ONCE = 500;

export interface MagazineView {
  language?: Language;
  now: Date;
}

/** In the order of the ids, each with the processing state of its document. */
export async function listOfficeMagazines(
  db: Db,
  ids: readonly number[],
  view: MagazineView,
): Promise<OfficeMagazine[]> {
  const found: OfficeMagazine[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    found.push(...(await listSome(db, ids.slice(at, at + AT_ONCE), view)));
  }
  return found;
}

async function listSome(
  db: Db,
  ids: readonly number[],
  { language = DEFAULT_LANGUAGE, now }: MagazineView,
): Promise<OfficeMagazine[]> {
  const rows = new Map((await listStoredMagazines(db, ids, now)).map((row) => [row.id, row]));
  if (rows.size === 0) return [];
  const documents = [...rows.values()].map(({ document_asset_id }) => document_asset_id);
  const firstPages = [...rows.values()].flatMap(({ first_page }) => first_page ?? []);
  const [read, jobs, readers] = await Promise.all([
    countReadPages(db, documents),
    listAssetJobs(db, [DOCUMENT_JOB, RENDITIONS_JOB], [...documents, ...firstPages].map(payloadOf)),
    listMediaReaders(db, { holder: 'magazine', rows: [...rows.values()], now }),
  ]);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const { title_it: it, title_en: en, document_asset_id: document, pages: page_count, ...rest } = row;
    const cover = row.cover_asset_id;
    const progress = toProgress(row, { jobs, pages_read: read.get(document) ?? 0, language });
    const facts = { document, cover, page_count, progress, readers: readers.get(id) };
    return [officeMagazineSchema.parse({ ...rest, title: { it, en }, ...facts })];
  });
}

/** @throws 404 */
export async function getOfficeMagazine(db: Db, id: number, view: MagazineView): Promise<OfficeMagazine> {
  const [magazine] = await listOfficeMagazines(db, [id], view);
  if (magazine === undefined) throw notFound();
  return magazine;
}
