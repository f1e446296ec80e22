import { DEFAULT_LANGUAGE, type Language } from '@press-room/contract/languages';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import { enqueueDocument, enqueueRenditions } from '../jobs.ts';
import { type AssetWords, createAsset } from '../queries.ts';
import { fillWords } from './embedded-words.ts';
import type { IntakenFile } from './intake.ts';

export const NO_WORDS: AssetWords = {
  credit: '',
  copyright: '',
  rights_en: '',
  rights_it: '',
  caption_en: '',
  caption_it: '',
  alt_en: '',
  alt_it: '',
  taken_on: null,
  embargo_until: null,
  rights_until: null,
  digital_source_type: null,
  keywords: '[]',
};

/**
 * Writes the row, with empty texts filled from the file's metadata (a text without a language counts as `language`),
 * and queues the job that makes renditions or reads pages. Call it within `database.change`.
 */
export async function createIntakenAsset(
  trx: Db,
  { key, embedded, ...file }: IntakenFile,
  {
    by = null,
    company = null,
    language = DEFAULT_LANGUAGE,
    ...words
  }: AssetWords & { by?: number | null; company?: Scope; language?: Language },
  now: Date,
): Promise<number> {
  const state = file.kind === 'other' ? 'ready' : 'processing';
  const id = await createAsset(
    trx,
    {
      ...file,
      ...fillWords(words, embedded, language),
      created_by: by,
      company_id: company,
      sha256: key,
      state,
      renditions: [],
    },
    now,
  );
  if (file.kind === 'picture') await enqueueRenditions(trx, id, now);
  if (file.kind === 'document') await enqueueDocument(trx, id, now);
  return id;
}

/**
 * Oldest file of a company, or of the association (null), with the same content; files of others are not disclosed.
 * Covers of documents are excluded.
 */
async function findSameBytes(trx: Db, sha256: string, company: Scope): Promise<number | null> {
  const row = await trx
    .selectFrom('asset')
    .select('id')
    .where('sha256', '=', sha256)
    .where('company_id', company === null ? 'is' : '=', company)
    .where(
      'id',
      'not in',
      trx
        .selectFrom('asset as document')
        .select((eb) => eb.ref('document.cover_asset_id').$notNull().as('id'))
        .where('document.kind', '=', 'document')
        .where('document.cover_asset_id', 'is not', null),
    )
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface TakenIn {
  asset_id: number;
  /** The content was already in the library: the existing asset is unchanged. */
  is_known: boolean;
}

interface Arrival extends AssetWords {
  by: number;
  company: Scope;
  language: Language;
  /** Throws if the quota has no room for another file. */
  admit: (trx: Db) => Promise<void>;
}

/** Creates an asset from a received file, after any kind of upload. Call it within a transaction. */
export async function takeInFile(
  trx: Db,
  file: IntakenFile,
  { admit, ...words }: Arrival,
  now: Date,
): Promise<TakenIn> {
  const known = await findSameBytes(trx, file.key, words.company);
  if (known !== null) return { asset_id: known, is_known: true };
  await admit(trx);
  const asset_id = await createIntakenAsset(trx, file, words, now);
  await recordAudit(trx, { by: words.by, action: 'create', about: `asset:${asset_id}` }, now);
  return { asset_id, is_known: false };
}
