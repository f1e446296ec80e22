import { LRUCache } from 'lru-cache';

/** Pauses while typing are shorter; after this time a search is final. */
export const SETTLE_MS = 4000;
const WAITING_MAX = 5000;
/** Per client; more come from a program. */
const MISSES_AN_HOUR = 60;
const HOUR_MS = 3_600_000;

export interface Search {
  /** Client, kept until it is clear whether they are still typing; never stored. */
  client: string;
  text: string;
  /** 0: all press groups. */
  group: number;
  account: number | null;
  isFound: boolean;
}

export type Miss = Pick<Search, 'text' | 'group' | 'account'>;

/** Whether one text becomes the other by typing or deleting at the end. */
const isSameTyping = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** Separates final searches without a result from partial input. */
export class MissedSearches {
  readonly #waiting = new LRUCache<string, Miss & { at: number }>({ max: WAITING_MAX });
  readonly #heard = new LRUCache<string, { since: number; misses: number }>({ max: WAITING_MAX });
  #settled: Miss[] = [];

  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  see({ client, isFound, ...miss }: Search, now: Date): void {
    const before = this.#waiting.get(client);
    if (before !== undefined) {
      this.#waiting.delete(client);
      if (!isSameTyping(before.text, miss.text) || this.#isSettled(before, now))
        this.#keep(client, before, now);
    }
    if (!isFound) this.#waiting.set(client, { ...miss, at: now.getTime() });
  }

  /** Final searches without a result, without duplicates; `isLast`: all pending ones are final. */
  take(now: Date, isLast = false): Miss[] {
    for (const [client, miss] of Array.from(this.#waiting.entries())) {
      if (!isLast && !this.#isSettled(miss, now)) continue;
      this.#waiting.delete(client);
      this.#keep(client, miss, now);
    }
    const settled = this.#settled;
    this.#settled = [];
    return settled;
  }

  #isSettled({ at }: { at: number }, now: Date): boolean {
    return now.getTime() - at >= SETTLE_MS;
  }

  #keep(client: string, { text, group, account }: Miss, now: Date): void {
    const heard = this.#heard.get(client);
    const isNew = heard === undefined || now.getTime() - heard.since >= HOUR_MS;
    const misses = isNew ? 1 : heard.misses + 1;
    this.#heard.set(client, { since: isNew ? now.getTime() : heard.since, misses });
    if (misses <= MISSES_AN_HOUR && this.#settled.length < WAITING_MAX)
      this.#settled.push({ text, group, account });
  }
}
