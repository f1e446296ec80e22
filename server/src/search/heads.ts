import type { Head } from './rank.ts';

/** Heads of about 3,000 documents. */
const CHUNK_CODES = 256 * 1024;
const MAX_BYTES = 40 * 1024 * 1024;

/**
 * Heads that were read since content changed, in few large arrays: a search asks for hundreds of them, and each as an
 * array of its own would take twice the memory.
 */
export class Heads {
  readonly #heads = new Map<number, Head>();
  #chunk = new Uint32Array(0);
  #used = 0;
  #bytes = 0;

  /** What comes next is for another one. */
  get isFull(): boolean {
    return this.#bytes > MAX_BYTES;
  }

  get(key: number): Head | undefined {
    return this.#heads.get(key);
  }

  add(key: number, { codes, from, count }: Head): Head {
    if (this.#used + count > this.#chunk.length) {
      this.#chunk = new Uint32Array(Math.max(CHUNK_CODES, count));
      this.#used = 0;
      this.#bytes += this.#chunk.byteLength;
    }
    this.#chunk.set(codes.subarray(from, from + count), this.#used);
    const head = { codes: this.#chunk, from: this.#used, count };
    this.#used += count;
    this.#heads.set(key, head);
    return head;
  }
}
