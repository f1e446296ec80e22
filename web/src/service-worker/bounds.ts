export type Bounds = {
  /** Maximum number of entries. `bytes`: maximum total size. */
  most: number;
  bytes: number;
  /** Maximum size of an entry; larger ones are not cached. */
  each: number;
};
export type Kept = { key: string; at: number; bytes: number };

const DAY_MS = 24 * 60 * 60_000;
export const KEEP_MS = 30 * DAY_MS;

export const ANSWER_BOUNDS: Bounds = { most: 200, bytes: 10_000_000, each: 2_000_000 };
export const PICTURE_BOUNDS: Bounds = { most: 300, bytes: 50_000_000, each: 5_000_000 };

/** Entries to delete: expired ones, then the oldest until the rest is within bounds. */
export function listExcess(kept: readonly Kept[], bounds: Bounds, now: number): Kept[] {
  let count = 0;
  let bytes = 0;
  return kept
    .toSorted((one, other) => other.at - one.at)
    .filter((each) => {
      count += 1;
      bytes += each.bytes;
      return now - each.at > KEEP_MS || count > bounds.most || bytes > bounds.bytes;
    });
}
