import type { Boot } from '@press-room/contract/boot';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ageOf } from '../../lib/carried-answers.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { buildRow, GROUP } from '../../test/builders.ts';
import { rows } from '../../test/fake-api.ts';
import { readFilter } from './filter.ts';
import { releaseListQuery, seedHome } from './queries.ts';

const BOOT: Boot = {
  group: GROUP,
  groups: [GROUP],
  closed: [],
  language: 'en',
  privacy: { controller: null, address: null, email: null, months_without_event: 24 },
  home: { releases: rows([buildRow()]), years: rows([]) },
  answers: [],
};

/** Whether Home asks for its list although the page carried it. */
function asksAfter(keptAt: string | null): boolean {
  const client = createQueryClient();
  seedHome(client, BOOT, ageOf(keptAt));
  const ask = vi.fn(async () => rows([]));
  const query = releaseListQuery({ id: null, language: 'en' }, GROUP.id, readFilter(''));
  new QueryObserver(client, { ...query, queryFn: ask }).subscribe(() => {})();
  return ask.mock.calls.length > 0;
}

it('what a fresh page carries is not asked for again', () => {
  expect(asksAfter(null)).toBe(false);
});

it('what a kept page carries is as old as the page', () => {
  expect(asksAfter('2026-03-01T10:00:00.000Z')).toBe(true);
});
