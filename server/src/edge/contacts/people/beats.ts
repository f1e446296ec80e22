import { findSectorsBySlug, listSectors, toSectorSlug } from '../../../core/sectors/sectors.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toKey } from '../../../platform/text/keys.ts';

/** Sectors and tags in one cell of a table. */
export interface Beats {
  sectors: number[];
  tags: string[];
}

/** Splits words into those that mean a sector in either language, and the rest. */
export async function openBeats(
  db: Db,
  words: readonly string[],
): Promise<(some: readonly string[]) => Beats> {
  const sectors = await findSectorsBySlug(db, [...new Set(words.map(toSectorSlug))]);
  const idOf = (word: string): number | undefined => sectors.get(toSectorSlug(word));
  return (some) => ({
    sectors: [...new Set(some.flatMap((word) => idOf(word) ?? []))],
    tags: some.filter((word) => idOf(word) === undefined),
  });
}

/** Their words in a table. */
export async function openBeatWords(db: Db): Promise<(beats: Beats) => string[]> {
  const names = new Map((await listSectors(db)).map(({ id, name }) => [id, name.it || name.en]));
  return ({ sectors, tags }) => [...sectors.flatMap((id) => names.get(id) ?? []), ...tags];
}

/** Ignores the order. */
export const isSameBeats = (one: Beats, other: Beats): boolean =>
  isSameSet(one.sectors, other.sectors) && isSameSet(one.tags.map(toKey), other.tags.map(toKey));

const isSameSet = <Entry>(one: readonly Entry[], other: readonly Entry[]): boolean =>
  one.length === other.length && one.every((entry) => other.includes(entry));
