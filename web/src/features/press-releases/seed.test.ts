import type { CarriedAnswer } from '@press-room/contract/boot';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ageOf, seedAnswers } from '../../lib/carried-answers.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { buildRow, GROUP } from '../../test/builders.ts';
import { rows } from '../../test/fake-api.ts';
import { readFilter } from './filter.ts';
import { releaseListQuery } from './queries.ts';

/** Whether Home requests its list although the page embeds it. */
function asksAfter(keptAt: string | null): boolean {
  const client = createQueryClient();
  const ask = vi.fn(async () => rows([]));
  const query = releaseListQuery({ id: null, language: 'en' }, GROUP.id, readFilter(''));
  const carried = JSON.stringify([{ key: query.queryKey, answer: rows([buildRow()]) }]);
  seedAnswers(client, JSON.parse(carried) as CarriedAnswer[], ageOf(keptAt));
  new QueryObserver(client, { ...query, queryFn: ask }).subscribe(() => {})();
  return ask.mock.calls.length > 0;
}

it('embedded data of a fresh page are not requested again', () => {
  expect(asksAfter(null)).toBe(false);
});

it('embedded data of a cached page are as old as the page', () => {
  expect(asksAfter('2026-03-01T10:00:00.000Z')).toBe(true);
});
