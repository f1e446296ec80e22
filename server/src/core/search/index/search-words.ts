import { LANGUAGES } from '@press-room/contract/languages';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/db/db.ts';
import { padValues, runPrepared } from '../../../platform/db/prepared.ts';
import type { SearchDocument } from '../document.ts';
import { isCorrectable, type KnownWord, type WordNeighbourhood } from '../suggest.ts';

/** Words of an index range that are compared with a mistyped word. */
const NEIGHBOURS_MAX = 1000;

/** Words of a language that are remembered as known: the frequent ones of a large archive. */
const REMEMBERED_MAX = 10_000;
/** If there are more words, as in a bulk load, the engine finds the new ones. */
const LOOKED_UP_MAX = 1000;

/** Finds words that are new to the vocabulary of suggestions; a text saved again has few. */
export class Vocabulary {
  readonly #reader: Db;
  /** In the spelling of the texts. */
  readonly #known = {
    en: new LRUCache<string, true>({ max: REMEMBERED_MAX }),
    it: new LRUCache<string, true>({ max: REMEMBERED_MAX }),
  };

  /** `reader` sees only committed data, so nothing is cached that may be rolled back. */
  constructor(reader: Db) {
    this.#reader = reader;
  }

  /** In the order of the key, to prevent deadlocks of processes that write the same new words. */
  async listNew(documents: readonly SearchDocument[]): Promise<KnownWord[]> {
    const words = new Map<string, KnownWord & { written: string }>();
    for (const document of documents)
      for (const language of LANGUAGES) {
        const known = this.#known[language];
        for (const [folded, written] of document.words[language]) {
          if (known.has(written) || !isCorrectable(folded)) continue;
          const word = { folded, language, word: written.normalize('NFC').toLowerCase() };
          words.set(keyOf(word), { ...word, written });
        }
      }
    if (words.size > 0 && words.size <= LOOKED_UP_MAX) await this.#dropKnown(words);
    return [...words].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, word]) => word);
  }

  async #dropKnown(words: Map<string, KnownWord & { written: string }>): Promise<void> {
    const values = { folded: padValues([...new Set(Array.from(words.values(), (word) => word.folded))]) };
    const known = await runPrepared(this.#reader, `search words ${values.folded.length}`, values, (blank) =>
      this.#reader
        .selectFrom('search_word')
        .select(['folded', 'language', 'word'])
        .where(
          'folded',
          'in',
          values.folded.map((_, at) => blank((run) => run.folded[at] ?? '')),
        ),
    );
    for (const key of known.map(keyOf)) {
      const word = words.get(key);
      if (word === undefined) continue;
      this.#known[word.language].set(word.written, true);
      words.delete(key);
    }
  }
}

const keyOf = ({ folded, language, word }: KnownWord): string => `${folded} ${language} ${word}`;

/** Known words similar to a mistyped one, from three index ranges. */
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

/** Sorts after every word of letters with the prefix. */
const afterPrefix = (prefix: string): string => `${prefix}{`;
