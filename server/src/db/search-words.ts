import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { SearchDocument } from '../search/document.ts';
import {
  isCorrectable,
  type KnownWord,
  WORD_EDGE_LENGTH,
  type WordNeighbourhood,
} from '../search/suggest.ts';
import type { Db } from './db.ts';

const ROWS_PER_INSERT = 500;
/** The most frequent words of an index range; beyond them lies little that anybody meant. */
const NEIGHBOURS_MAX = 400;

interface CountedWord {
  language: Language;
  folded: string;
  word: string;
  tail: string;
  length: number;
  releases: number;
}

/**
 * Adds the words of documents to the vocabulary of suggestions. Counts only break ties, so they are never taken back: a
 * release that is edited counts again, and words of releases that are gone stay until the index is built anew.
 */
export async function addSearchWords(trx: Db, documents: readonly SearchDocument[]): Promise<void> {
  const rows = countWords(documents);
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    await trx
      .insertInto('search_word')
      .values(rows.slice(at, at + ROWS_PER_INSERT))
      .onConflict((conflict) =>
        conflict.columns(['folded', 'language']).doUpdateSet((eb) => ({
          releases: eb('search_word.releases', '+', eb.ref('excluded.releases')),
          // Accented spellings sort behind plain ones: `città` wins over `citta`.
          word: eb
            .case()
            .when('excluded.word', '>', eb.ref('search_word.word'))
            .then(eb.ref('excluded.word'))
            .else(eb.ref('search_word.word'))
            .end(),
        })),
      )
      .execute();
  }
}

// In the order of the key, so that two processes lock rows in one order.
function countWords(documents: readonly SearchDocument[]): CountedWord[] {
  return LANGUAGES.flatMap((language) => [...countWordsOf(documents, language)]).sort((a, b) =>
    a.folded < b.folded || (a.folded === b.folded && a.language < b.language) ? -1 : 1,
  );
}

function countWordsOf(documents: readonly SearchDocument[], language: Language): Iterable<CountedWord> {
  const counted = new Map<string, CountedWord>();
  for (const { words } of documents) {
    for (const [folded, source] of words[language]) {
      const known = counted.get(folded);
      if (known !== undefined) {
        known.releases += 1;
      } else if (isCorrectable(folded)) {
        const word = source.normalize('NFC').toLowerCase();
        const tail = folded.slice(-WORD_EDGE_LENGTH);
        counted.set(folded, { language, folded, word, tail, length: folded.length, releases: 1 });
      }
    }
  }
  return counted.values();
}

/** Known words near a mistyped one: three index ranges, the most frequent words of each. */
export async function findSearchWords(db: Db, near: WordNeighbourhood): Promise<KnownWord[]> {
  const words = () =>
    db
      .selectFrom('search_word')
      .select(['language', 'word', 'folded', 'releases'])
      .orderBy('releases', 'desc')
      .orderBy('folded')
      .limit(NEIGHBOURS_MAX);
  const { min, max } = near.lengths;
  const ranges = await Promise.all([
    words()
      .where('folded', '>=', near.head)
      .where('folded', '<', afterPrefix(near.head))
      .where('length', '>=', min)
      .where('length', '<=', max)
      .execute(),
    words().where('tail', '=', near.tail).where('length', '>=', min).where('length', '<=', max).execute(),
    words().where('folded', '>=', near.prefix).where('folded', '<', afterPrefix(near.prefix)).execute(),
  ]);
  return ranges.flat();
}

/** Sorts behind every word of letters that begins with the prefix. */
const afterPrefix = (prefix: string): string => `${prefix}{`;
