import { DEFAULT_LANGUAGE, type Language } from '@press-room/contract/languages';
import type { Db } from '../../../db/database.ts';
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

/** Writes the row, its empty words filled from the file (a text without a language is in `language`), and the job that makes the renditions or reads the pages. Call it within `database.change`. */
export async function createIntakenAsset(
  trx: Db,
  { key, embedded, ...file }: IntakenFile,
  {
    by = null,
    language = DEFAULT_LANGUAGE,
    ...words
  }: AssetWords & { by?: number | null; language?: Language },
  now: Date,
): Promise<number> {
  const state = file.kind === 'other' ? 'ready' : 'processing';
  const id = await createAsset(
    trx,
    { ...file, ...fillWords(words, embedded, language), created_by: by, sha256: key, state, renditions: [] },
    now,
  );
  if (file.kind === 'picture') await enqueueRenditions(trx, id, now);
  if (file.kind === 'document') await enqueueDocument(trx, id, now);
  return id;
}
