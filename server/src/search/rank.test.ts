import { expect, it } from 'vitest';
import { buildDocument, type SearchableText, sortKeyToId } from './document.ts';
import { parseQuery } from './query.ts';
import { type Head, type RankTexts, rankCandidates, toHead, toRankText } from './rank.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

type Candidate = { sortKey: number; head: Head; texts: RankTexts };

function candidate(id: number, date: string, text: Partial<SearchableText>): Candidate {
  const source = { language: 'it' as const, title: '', subtitle: '', abstract: '', body: '', ...text };
  const { sortKey, fields } = buildDocument({ id, date }, [source]);
  const texts = { title: toRankText(fields.title), abstract: toRankText(fields.abstract) };
  return { sortKey, head: toHead(texts), texts };
}

function rank(query: string, candidates: Candidate[]): number[] {
  const byId = new Map(candidates.map((each) => [sortKeyToId(each.sortKey), each]));
  const listed = {
    // As an engine answers them.
    sortKeys: candidates.map(({ sortKey }) => sortKey).sort((a, b) => b - a),
    findHead: (id: number) => byId.get(id)?.head ?? null,
    texts: new Map([...byId].map(([id, { texts }]) => [id, texts])),
  };
  return rankCandidates(parseQuery(query), listed, NOW);
}

it('puts title over abstract over body on one day', () => {
  const candidates = [
    candidate(1, '2026-01-01', { body: 'forno' }),
    candidate(2, '2026-01-01', { subtitle: 'forno' }),
    candidate(3, '2026-01-01', { title: 'I forni' }),
  ];
  expect(rank('kiln', candidates)).toEqual([3, 2, 1]);
});

it('puts a fresh abstract over an old title, and an old title over a fresh body', () => {
  const candidates = [
    candidate(1, '2016-01-01', { title: 'forno' }),
    candidate(2, '2026-11-01', { abstract: 'forno' }),
    candidate(3, '2026-11-01', { body: 'forno' }),
  ];
  expect(rank('forno', candidates)).toEqual([2, 1, 3]);
});

it('puts the newest first among equals, then the highest id', () => {
  const candidates = [1, 2].flatMap((id) => [
    candidate(id, '2026-01-01', { title: 'forno' }),
    candidate(id + 2, '2026-01-02', { title: 'forno' }),
  ]);
  expect(rank('forno', candidates)).toEqual([4, 3, 2, 1]);
});

it('counts every clause, and a phrase only where it stands', () => {
  const candidates = [
    candidate(1, '2026-01-01', { title: 'forno elettrico nuovo' }),
    candidate(2, '2026-01-01', { title: 'nuovo forno elettrico', abstract: 'Sassuolo' }),
    candidate(3, '2026-01-01', { title: 'nuovo forno elettrico a Sassuolo' }),
  ];
  expect(rank('forno sassuolo', candidates)).toEqual([3, 2, 1]);
  expect(rank('"nuovo forno"', candidates)).toEqual([3, 2, 1]);
});
