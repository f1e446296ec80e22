import { LANGUAGES } from '@press-room/contract/languages';
import type { Db } from '../../../platform/db/db.ts';
import type { SearchDocument } from '../document.ts';
import { isCorrectable, type KnownWord, type WordNeighbourhood } from '../suggest.ts';

/** Words of an index range that are compared with a mistyped one. */
const NEIGHBOURS_MAX = 1000;

/**
 * The words of documents for the vocabulary of suggestions, in the order of its key: two processes that write the same new words
 * wait for each other and not crosswise.
 */
export function listSearchWords(documents: readonly SearchDocument[]): KnownWord[] {
  const known = new Map<string, KnownWord>();
  for (const { words } of documents)
    for (const language of LANGUAGES)
      for (const [folded, source] of words[language]) {
        if (!isCorrectable(folded)) continue;
        const word = source.normalize('NFC').toLowerCase();
        known.set(`${folded} ${language} ${word}`, { folded, language, word });
      }
  return [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, word]) => word);
}

/** Known words near a mistyped one: three index ranges. */
export async function findSearchWords(db: Db, near: WordNeighbourhood): Promise<KnownWord[]> {
  const words = () =>
    db.selectFrom('search_word').select(['language', 'word', 'folded']).limit(NEIGHBOURS_MAX);
  const beginningWith = (prefix: string) =>
    words()
      .where('folded', '>=', prefix)
      .where('folded', '<', afterPrefix(prefix))
      .orderBy('folded')
      .orderBy('language')
      .orderBy('word');
  const { min, max } = near.lengths;
  const ranges = await Promise.all([
    beginningWith(near.head).where('length', '>=', min).where('length', '<=', max).execute(),
    words()
      .where('tail', '=', near.tail)
      .where('length', '>=', min)
      .where('length', '<=', max)
      .orderBy('length')
      .execute(),
    beginningWith(near.prefix).execute(),
  ]);
  return ranges.flat();
}

/** Sorts behind every word of letters that begins with the prefix. */
const afterPrefix = (prefix: string): string => `${prefix}{`;
