import type { AlertFilter } from '@press-room/contract/alerts';
import { type MagazineKind, TERRITORY_PATTERN } from '@press-room/contract/magazines';
import { readNumber } from '../../lib/search-numbers.ts';
import { PATHS } from '../../paths.ts';

/** State of a magazine screen. All of it is in the address. `shelf`: page of the list, from 1. */
export type MagazineFilter = {
  q: string;
  year?: number;
  month?: number;
  territory?: string;
  shelf: number;
};
/** Open issue, its page, and the searched words. */
export type Reading = { id: number; page: number; find: string };

/** Issues per page of the list. */
export const SHELF_LENGTH = 48;

export function readFilter(search: string): MagazineFilter {
  const parameters = new URLSearchParams(search);
  const year = readNumber(parameters, 'year', 1900, 2999);
  const month = readNumber(parameters, 'month', 1, 12);
  const territory = parameters.get('territory') ?? '';
  return {
    q: parameters.get('q')?.trim() ?? '',
    ...(year && { year }),
    ...(month && { month }),
    ...(TERRITORY_PATTERN.test(territory) && { territory }),
    shelf: readNumber(parameters, 'shelf', 1, 100_000) ?? 1,
  };
}

export function readReading(search: string): Reading | null {
  const parameters = new URLSearchParams(search);
  const id = readNumber(parameters, 'read', 1, Number.MAX_SAFE_INTEGER);
  if (id === undefined) return null;
  return {
    id,
    page: readNumber(parameters, 'page', 1, 100_000) ?? 1,
    find: parameters.get('find')?.trim() ?? '',
  };
}

/** Address of a magazine screen, with an open issue if there is one. */
export function toMagazines(kind: MagazineKind, filter: Partial<MagazineFilter>, reading?: Reading): string {
  const parameters = new URLSearchParams();
  for (const name of ['q', 'year', 'month', 'territory'] as const) {
    if (filter[name]) parameters.set(name, String(filter[name]));
  }
  if (filter.shelf && filter.shelf > 1) parameters.set('shelf', String(filter.shelf));
  if (reading) {
    parameters.set('read', String(reading.id));
    parameters.set('page', String(reading.page));
    if (reading.find) parameters.set('find', reading.find);
  }
  const path = kind === 'italian' ? PATHS.italianMagazine : PATHS.internationalMagazine;
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Undefined removes a criterion. */
export type FilterChange = { [Key in keyof MagazineFilter]?: MagazineFilter[Key] | undefined };

/** Changed filter; every change returns to the first page of the list. */
export function changeFilter(filter: MagazineFilter, change: FilterChange): MagazineFilter {
  const { q = '', year, month, territory, shelf = 1 } = { ...filter, shelf: 1, ...change };
  return { q, ...(year && { year }), ...(month && { month }), ...(territory && { territory }), shelf };
}

/** Alert for new issues; a year cannot restrict it. */
export const toAlertFilter = (kind: MagazineKind, { q, territory }: MagazineFilter): AlertFilter => ({
  kind: 'magazine',
  magazine: kind,
  ...(q && { q }),
  ...(territory && { territory }),
});
