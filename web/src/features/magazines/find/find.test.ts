import { describe, expect, it } from 'vitest';
import { foldQuery } from '../../../lib/fold.ts';
import { markWords } from '../../../lib/mark-words.ts';
import { findPhrase, findWords } from './find-hits.ts';
import { toPageText } from './page-text.ts';
import { wordsFound } from './words-found.ts';

const run = (str: string, hasEOL = false) => ({ str, hasEOL });
const PAGE = [
  run('La qualità dell’aria,'),
  run(' ', true),
  run('con porce-', true),
  run('llana e GRÈS', true),
  run('fine.'),
];

/** Texts covered by the hits. */
const covered = (query: string, find = findPhrase, items = PAGE): string[][] =>
  find(4, toPageText(items), foldQuery(query)).map(({ parts }) =>
    parts.map(({ run: index, from, to }) => items[index]?.str.slice(from, to) ?? ''),
  );

describe('finding on a page', () => {
  it.each([
    ['qualita', [['qualità']]],
    ['QUALITÀ', [['qualità']]],
    ["dell'aria", [['dell’aria']]],
    ['gres', [['GRÈS']]],
  ])('takes case, accents and apostrophes as they come: %s', (query, hits) => {
    expect(covered(query)).toEqual(hits);
  });
  it('finds a word that is divided at the end of a line', () => {
    expect(covered('porcellana')).toEqual([['porce', 'llana']]);
  });
  it('finds a phrase over the end of a line, however many spaces there are', () => {
    expect(covered('aria,  con')).toEqual([['aria,', ' ', 'con']]);
    expect(covered('gres fine')).toEqual([['GRÈS', 'fine']]);
  });
  it('keeps the places of ligatures', () => {
    expect(covered('fine', findPhrase, [run('of ﬁnest ﬁne')])).toEqual([['ﬁne'], ['ﬁne']]);
  });
  it('tells every hit apart and on which page it is', () => {
    const hits = findPhrase(4, toPageText([run('aria e aria')]), 'aria');
    expect(hits.map(({ key, page }) => [key, page])).toEqual([
      ['4:0', 4],
      ['4:7', 4],
    ]);
  });
  it('finds nothing without words', () => {
    expect(covered('   ')).toEqual([]);
    expect(covered('. .', findWords)).toEqual([]);
  });
  it('finds single words and their other endings where a phrase is not written down', () => {
    expect(covered('arie porcellane', findWords)).toEqual([['porce', 'llana']]);
  });
});

describe('marking words of a snippet', () => {
  it('marks where they begin, whatever their accents', () => {
    expect(markWords('La qualità del Grès', 'gres QUALITA')).toEqual([
      { text: 'La ', hit: false },
      { text: 'qualità', hit: true },
      { text: ' del ', hit: false },
      { text: 'Grès', hit: true },
    ]);
  });
  it.each(['', '(', 'x'])('marks nothing for "%s"', (query) => {
    expect(markWords('Grès', query)).toEqual([{ text: 'Grès', hit: false }]);
  });
});

describe('the words to look for on a page that was found', () => {
  const part = (text: string, hit = false) => ({ text, hit });
  it('are the typed words if the page contains them', () => {
    expect(wordsFound([part('il '), part('Grès', true), part(' fine')], 'gres')).toBe('gres');
  });
  it('are those that it was found by where it says the same otherwise', () => {
    const parts = [
      part('with '),
      part('porcelain', true),
      part(' '),
      part('stoneware', true),
      part(' tiles'),
    ];
    expect(wordsFound(parts, 'gres porcellanato')).toBe('porcelain stoneware');
  });
  it('are those that were typed where nothing is marked', () => {
    expect(wordsFound([part('…')], 'gres')).toBe('gres');
  });
});
