import type { Db } from '../../../db/database.ts';
import { enqueueDocument, enqueueRenditions } from '../jobs.ts';
import { type AssetWords, createAsset } from '../queries.ts';
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
};

/** Writes the row, and the job that makes the renditions or reads the pages. Call it within `database.change`. */
export async function createIntakenAsset(
  trx: Db,
  { key, ...file }: IntakenFile,
  words: AssetWords,
  now: Date,
): Promise<number> {
  const state = file.kind === 'other' ? 'ready' : 'processing';
  const id = await createAsset(trx, { ...file, ...words, sha256: key, state, renditions: [] }, now);
  if (file.kind === 'picture') await enqueueRenditions(trx, id, now);
  if (file.kind === 'document') await enqueueDocument(trx, id, now);
  return id;
}
