import type { Db } from '../../../platform/db/db.ts';

/**
 * Separate corpora. The id of a document is that of its release, `gallery_picture`, `magazine_page`, kit, company or
 * clipping.
 */
export const CORPORA = ['release', 'picture', 'magazine_page', 'press_kit', 'company', 'clipping'] as const;
export type Corpus = (typeof CORPORA)[number];

export const documentTable = <Name extends Corpus>(corpus: Name): `${Name}_search` => `${corpus}_search`;

/** Removes documents with the engine's own data about them. */
export async function removeSearchDocuments(trx: Db, corpus: Corpus, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom(documentTable(corpus)).where('document_id', 'in', ids).execute();
}
