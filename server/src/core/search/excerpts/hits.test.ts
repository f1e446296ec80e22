import type { Language } from '@press-room/contract/languages';
import { expect, it } from 'vitest';
import { parseQuery } from '../query.ts';
import { analyse } from '../words/analyser.ts';
import { findConcepts } from '../words/glossary.ts';
import { findHits } from './hits.ts';

/** Matching words, found by analysing all words: `findHits` must find the same with fewer. */
function findMatchingWords(
  text: string,
  query: ReturnType<typeof parseQuery>,
  language: Language,
): Set<number> {
  const words = analyse(text, language);
  const concepts = findConcepts(words, language);
  const found = new Set<number>();
  const mark = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) found.add(words[at]?.start ?? -1);
  };
  for (const clause of query.clauses) {
    const phrases = concepts.filter(({ concept }) => clause.concepts.includes(concept));
    for (const { from, to } of phrases) mark(from, to);
    if (clause.terms.length > 1 && phrases.length > 0) continue;
    for (const tokens of clause.terms.flatMap(({ sequences }) => sequences)) {
      words.forEach((_, from) => {
        if (tokens.every((token, offset) => words[from + offset]?.token === token))
          mark(from, from + tokens.length);
      });
    }
  }
  return found;
}

const TEXTS: [Language, string][] = [
  [
    'it',
    'Il GRES porcellanato di Sassuolo: piastrelle 60×120 e 60 x 120, “È più” città; l’azienda esporta. Ètoile, S O M M A R I O. La fiera e i forni a idrogeno, il forno elettrico. Smalti e smaltature; dell’arte ceramica, pressa e stampa.',
  ],
  [
    'en',
    'Porcelain stoneware tiles, dying and dyed glazes; he lies, lying tiles tie a tied tying. Kilns firing: production, products. High-tech kiln, 60×120, CO₂; the fair’s tile-makers. Only early ugly news skis, skies and a sky.',
  ],
];
const QUERIES = [
  'gres porcellanato',
  'porcelain',
  '"gres porcellanato"',
  'piastrella fiera forno',
  '60x120',
  'e piu',
  'città',
  'etoile',
  'sommario',
  'die tie lie',
  'dying',
  'lying tying',
  'sky only early',
  'high-tech',
  'co2',
  'the of',
  'smalto pressa',
  'production',
  '瓷砖',
  'a',
];

it.each(TEXTS)('finds in %s what analysing every word finds', (language, text) => {
  for (const words of QUERIES) {
    const query = parseQuery(words);
    const hits = findHits(text, query, language);
    const inHits = analyse(text, language).filter(({ start, end }) =>
      hits.some((hit) => hit.start <= start && end <= hit.end),
    );
    expect(new Set(inHits.map(({ start }) => start)), words).toEqual(
      findMatchingWords(text, query, language),
    );
  }
});
