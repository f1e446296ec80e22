import type { AnalyticsKind, AnalyticsSubject } from '@press-room/contract/analytics';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { toOfficeDay } from './days.ts';
import { MissedSearches, type Search } from './missed-searches.ts';
import { type Count, saveCounts } from './save.ts';

/** Maximum time that counts are in memory only; a killed process loses them. */
const FLUSH_MS = 5000;
const WAITING_MAX = 20_000;

export interface Taken {
  kind: AnalyticsKind;
  subject: { kind: AnalyticsSubject; id: number } | null;
  /** Used to look up outlet and country, and discarded when the count is written. Null: anonymous. */
  account: number | null;
}

interface CounterOptions {
  database: Pick<Database, 'db' | 'reader'>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Limit of pending keys; further ones are not counted until the pending ones are written. */
  waitingMax?: number;
}

/**
 * Counts downloads, copies and views in memory, so that requests are not delayed, and writes them in batches. Several
 * processes add to the same numbers.
 */
export class AnalyticsCounter {
  readonly #options: CounterOptions;
  readonly #searches = new MissedSearches();
  #counts = new Map<string, Count>();
  #dropped = 0;
  #timer: NodeJS.Timeout | undefined;
  #saving: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: CounterOptions) {
    this.#options = options;
  }

  count({ kind, subject, account }: Taken): void {
    this.#add({
      day: toOfficeDay(this.#options.now()),
      kind,
      subject_kind: subject?.kind ?? '',
      subject_id: subject?.id ?? 0,
      account,
      query: '',
      count: 1,
    });
  }

  /** Whether no search waits for further typing. */
  get isWaitingForNobody(): boolean {
    return this.#searches.isIdle;
  }

  /** Records a search, so that partial input is not counted letter by letter. */
  search(search: Search): void {
    this.#searches.see(search, this.#options.now());
    this.#schedule();
  }

  /** Writes the counts; failed ones are retried with the next batch. */
  flush(isLast = false): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#saving = this.#saving.then(() => this.#save(isLast));
    return this.#saving;
  }

  async close(): Promise<void> {
    await this.flush(true);
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #add(count: Count): void {
    const { kind, subject_kind, subject_id, account, day, query } = count;
    const key = `${day} ${kind} ${subject_kind} ${subject_id} ${account ?? ''} ${query}`;
    const known = this.#counts.get(key);
    if (known !== undefined) known.count += count.count;
    else if (this.#counts.size < (this.#options.waitingMax ?? WAITING_MAX)) this.#counts.set(key, count);
    else this.#dropped += 1;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isClosed || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => void this.flush(), FLUSH_MS);
    this.#timer.unref();
  }

  #takeSearches(isLast: boolean): void {
    const now = this.#options.now();
    for (const { text, group, account } of this.#searches.take(now, isLast)) {
      this.#add({
        day: toOfficeDay(now),
        kind: 'search',
        subject_kind: group === 0 ? '' : 'press_group',
        subject_id: group,
        account,
        query: text,
        count: 1,
      });
    }
  }

  async #save(isLast: boolean): Promise<void> {
    const { database, log } = this.#options;
    this.#takeSearches(isLast);
    if (!this.#searches.isIdle) this.#schedule();
    if (this.#dropped > 0)
      log.warn({ dropped: this.#dropped }, 'some counts were dropped: too many keys were pending');
    this.#dropped = 0;
    const counts = [...this.#counts.values()];
    if (counts.length === 0) return;
    this.#counts = new Map();
    try {
      await saveCounts(database, counts);
    } catch (error) {
      log.warn({ err: error }, 'counts could not be written; they are retried');
      for (const count of counts) this.#add(count);
    }
  }
}
