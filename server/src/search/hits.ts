import type { Language } from '@press-room/contract/languages';
import { analyse } from './analyser.ts';
import { findConcepts } from './glossary.ts';
import type { SearchClause, SearchQuery } from './query.ts';

/** A stretch of a text that matches one clause of the query, as offsets into the text. */
export type Hit = { start: number; end: number; clause: number };

type WordRange = { from: number; to: number };
type Tokens = readonly { token: string }[];

function findSequences(clause: SearchClause, words: Tokens): WordRange[] {
  const ranges: WordRange[] = [];
  const sequences = clause.terms.flatMap((term) => term.sequences);
  words.forEach(({ token }, from) => {
    for (const sequence of sequences) {
      if (sequence[0] !== token) continue;
      if (sequence.every((wanted, offset) => words[from + offset]?.token === wanted)) {
        ranges.push({ from, to: from + sequence.length });
      }
    }
  });
  return ranges;
}

/** What matches in a text, in its order and without overlaps. Words of a glossary phrase count alone only where no whole phrase is. */
export function findHits(text: string, query: SearchQuery, language: Language): Hit[] {
  const words = analyse(text, language);
  const concepts = query.clauses.some((clause) => clause.concepts.length > 0)
    ? findConcepts(words, language)
    : [];
  const hits = query.clauses.flatMap((clause, index) => {
    const phrases: WordRange[] = concepts.filter(({ concept }) => clause.concepts.includes(concept));
    const ranges =
      clause.terms.length > 1 && phrases.length > 0 ? phrases : [...phrases, ...findSequences(clause, words)];
    return ranges.map(({ from, to }) => ({
      start: words[from]?.start ?? 0,
      end: words[to - 1]?.end ?? 0,
      clause: index,
    }));
  });
  return withoutOverlaps(hits);
}

function withoutOverlaps(hits: Hit[]): Hit[] {
  hits.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Hit[] = [];
  for (const hit of hits) {
    const last = merged.at(-1);
    if (last === undefined || hit.start >= last.end) merged.push({ ...hit });
    else last.end = Math.max(last.end, hit.end);
  }
  return merged;
}
