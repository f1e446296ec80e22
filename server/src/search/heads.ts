import type { Head } from './rank.ts';

/** Heads of about 3,000 documents. */
const CHUNK_BITS = 18;
const CHUNK_CODES = 2 ** CHUNK_BITS;
/** Keys of which one is likely to bring the others. */
const PAGE_BITS = 12;
const PAGE_KEYS = 2 ** PAGE_BITS;
const MAX_BYTES = 40 * 1024 * 1024;
const NO_PAGE = new Uint32Array(PAGE_KEYS);

/**
 * Heads that were read since content changed, in few large arrays: a search asks for hundreds of them, and an object for
 * each would take half as much memory again, all of which is gone through whenever garbage is collected.
 */
export class Heads {
  /** Each head behind its length. */
  readonly #chunks: Uint32Array[] = [];
  /** Where heads lie by their keys; 0 stands for none. */
  readonly #pages = new Map<number, Uint32Array>();
  /** The first place stays empty. */
  #used = 1;
  #bytes = 0;
  readonly #found: Head = { codes: NO_PAGE, from: 0, count: 0 };
  /** Neighbours are asked for one after the other. */
  #page: Uint32Array = NO_PAGE;
  #pageNumber = -1;

  /** What comes next is for another one. */
  get isFull(): boolean {
    return this.#bytes > MAX_BYTES;
  }

  has(key: number): boolean {
    return this.#placeOf(key) !== 0;
  }

  /** To be read before the next one is looked for: all share one object. */
  find(key: number): Head | null {
    const place = this.#placeOf(key);
    const codes = place === 0 ? undefined : this.#chunks[place >>> CHUNK_BITS];
    if (codes === undefined) return null;
    const from = place & (CHUNK_CODES - 1);
    this.#found.codes = codes;
    this.#found.from = from + 1;
    this.#found.count = codes[from] ?? 0;
    return this.#found;
  }

  add(key: number, { codes, from, count }: Head): void {
    let chunk = this.#chunks.at(-1);
    if (chunk === undefined || this.#used + 1 + count > chunk.length) {
      this.#used = chunk === undefined ? 1 : 0;
      chunk = this.#make(Math.max(CHUNK_CODES, this.#used + 1 + count));
      this.#chunks.push(chunk);
    }
    const place = ((this.#chunks.length - 1) << CHUNK_BITS) | this.#used;
    chunk[this.#used] = count;
    chunk.set(codes.subarray(from, from + count), this.#used + 1);
    this.#used += 1 + count;
    this.#openPage(key)[key & (PAGE_KEYS - 1)] = place;
  }

  #placeOf(key: number): number {
    const number = key >>> PAGE_BITS;
    if (number !== this.#pageNumber) {
      this.#page = this.#pages.get(number) ?? NO_PAGE;
      this.#pageNumber = number;
    }
    return this.#page[key & (PAGE_KEYS - 1)] ?? 0;
  }

  #openPage(key: number): Uint32Array {
    const number = key >>> PAGE_BITS;
    const page = this.#pages.get(number) ?? this.#make(PAGE_KEYS);
    this.#pages.set(number, page);
    this.#pageNumber = -1;
    return page;
  }

  #make(length: number): Uint32Array<ArrayBuffer> {
    const made = new Uint32Array(length);
    this.#bytes += made.byteLength;
    return made;
  }
}
