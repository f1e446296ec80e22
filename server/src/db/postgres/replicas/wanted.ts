import type { Mark } from './standing.ts';

const RETRY_MS = 500;

/**
 * Knows the place before which all lies that this process has written or heard of. From a change until its place is known
 * nothing is known.
 */
export class Wanted {
  readonly #ask: () => Promise<Mark>;
  readonly #onKnown: () => void;
  #mark: Mark | null = null;
  #changes = 0;
  #isAsking = false;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param ask where the server that takes writes is now: at or behind the end of every change that was heard of before */
  constructor(ask: () => Promise<Mark>, onKnown: () => void) {
    this.#ask = ask;
    this.#onKnown = onKnown;
  }

  get mark(): Mark | null {
    return this.#mark;
  }

  /** Something has changed. To be told before anybody is who then reads anew. */
  raise(): void {
    this.#changes += 1;
    this.#mark = null;
    if (!this.#isAsking) void this.#find();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }

  // Nothing lies between an answer and what is made of it: a change in between would be passed over.
  async #find(): Promise<void> {
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#isAsking = true;
    const changes = this.#changes;
    const mark = await this.#ask().catch(() => null);
    this.#isAsking = false;
    if (mark === null) this.#retry = setTimeout(() => void this.#find(), RETRY_MS).unref();
    else if (changes !== this.#changes) void this.#find();
    else {
      this.#mark = mark;
      this.#onKnown();
    }
  }
}
