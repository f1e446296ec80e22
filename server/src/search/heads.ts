import { type Head, IN_ABSTRACT, IN_TITLE, type RankTexts, toCodes } from './rank.ts';

/** Heads of about 6,000 documents. */
const CHUNK_BITS = 19;
const CHUNK_LENGTH = 2 ** CHUNK_BITS;
/** Keys of which one is likely to bring the others. */
const PAGE_BITS = 12;
const PAGE_KEYS = 2 ** PAGE_BITS;
const MAX_BYTES = 24 * 1024 * 1024;
const NO_PAGE = new Uint32Array(PAGE_KEYS);
/** What two bytes can count to, and so many tokens have a number. */
const COUNT_MAX = 2 ** 16 - 1;
const HALF_BITS = 16;
/** What a token takes in the list of numbers. */
const NUMBER_BYTES = 40;

/**
 * Heads that were read since content changed, in few large arrays: a search asks for hundreds of them, and an object for
 * each would take half as much memory again, all of which is gone through whenever garbage is collected. Of each field there
 * stand how many of its tokens have a number and how many have none, then the numbers in their order, then the codes of the others in
 * two halves. Tokens are numbered as they come; once all numbers are given, what is new has none.
 */
export class Heads {
  readonly #maxBytes: number;
  readonly #chunks: Uint16Array[] = [];
  /** Where heads lie by their keys; 0 stands for none. */
  readonly #pages = new Map<number, Uint32Array>();
  /** Of tokens by their codes. */
  readonly #numbers = new Map<number, number>();
  /** The first place stays empty. */
  #used = 1;
  #bytes = 0;
  readonly #found = new KeptHead(this.#numbers);
  /** Neighbours are asked for one after the other. */
  #page: Uint32Array = NO_PAGE;
  #pageNumber = -1;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** What comes next is for another one. */
  get isFull(): boolean {
    return this.#bytes + this.#numbers.size * NUMBER_BYTES > this.#maxBytes;
  }

  has(key: number): boolean {
    return this.#placeOf(key) !== 0;
  }

  /** To be read before the next one is looked for: all share one object. */
  find(key: number): Head | null {
    const place = this.#placeOf(key);
    const chunk = place === 0 ? undefined : this.#chunks[place >>> CHUNK_BITS];
    if (chunk === undefined) return null;
    this.#found.open(chunk, place & (CHUNK_LENGTH - 1));
    return this.#found;
  }

  add(key: number, { title, abstract }: RankTexts): void {
    const head = [...this.#toField(title), ...this.#toField(abstract)];
    let chunk = this.#chunks.at(-1);
    if (chunk === undefined || this.#used + head.length > chunk.length) {
      this.#used = chunk === undefined ? 1 : 0;
      chunk = new Uint16Array(Math.max(CHUNK_LENGTH, this.#used + head.length));
      this.#bytes += chunk.byteLength;
      this.#chunks.push(chunk);
    }
    chunk.set(head, this.#used);
    this.#openPage(key)[key & (PAGE_KEYS - 1)] = ((this.#chunks.length - 1) << CHUNK_BITS) | this.#used;
    this.#used += head.length;
  }

  #toField(text: string): number[] {
    const numbers: number[] = [];
    const others: number[] = [];
    for (const code of new Set(toCodes(text))) {
      const number = this.#numberFor(code);
      if (number !== undefined) numbers.push(number);
      else if (others.length < 2 * COUNT_MAX) others.push(code >>> HALF_BITS, code & COUNT_MAX);
    }
    return [numbers.length, others.length / 2, ...numbers.sort((a, b) => a - b), ...others];
  }

  #numberFor(code: number): number | undefined {
    const known = this.#numbers.get(code);
    if (known !== undefined || this.#numbers.size >= COUNT_MAX) return known;
    const number = this.#numbers.size;
    this.#numbers.set(code, number);
    return number;
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
    let page = this.#pages.get(number);
    if (page === undefined) {
      page = new Uint32Array(PAGE_KEYS);
      this.#bytes += page.byteLength;
      this.#pages.set(number, page);
    }
    this.#pageNumber = -1;
    return page;
  }
}

class KeptHead implements Head {
  readonly #numbers: ReadonlyMap<number, number>;
  #halves: Uint16Array = new Uint16Array(0);
  #title = 0;
  #abstract = 0;

  constructor(numbers: ReadonlyMap<number, number>) {
    this.#numbers = numbers;
  }

  open(halves: Uint16Array, place: number): void {
    this.#halves = halves;
    this.#title = place;
    this.#abstract = place + 2 + (halves[place] ?? 0) + 2 * (halves[place + 1] ?? 0);
  }

  placesOf(code: number): number {
    const number = this.#numbers.get(code);
    const isInTitle = holds(this.#halves, this.#title, code, number);
    const isInAbstract = holds(this.#halves, this.#abstract, code, number);
    return (isInTitle ? IN_TITLE : 0) | (isInAbstract ? IN_ABSTRACT : 0);
  }
}

const holds = (halves: Uint16Array, field: number, code: number, number: number | undefined): boolean =>
  number === undefined ? hasCode(halves, field, code) : hasNumber(halves, field, number);

function hasNumber(halves: Uint16Array, field: number, number: number): boolean {
  let low = field + 2;
  let high = low + (halves[field] ?? 0);
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = halves[middle] ?? 0;
    if (found === number) return true;
    if (found < number) low = middle + 1;
    else high = middle;
  }
  return false;
}

function hasCode(halves: Uint16Array, field: number, code: number): boolean {
  const from = field + 2 + (halves[field] ?? 0);
  const end = from + 2 * (halves[field + 1] ?? 0);
  for (let at = from; at < end; at += 2)
    if ((((halves[at] ?? 0) << HALF_BITS) | (halves[at + 1] ?? 0)) === code) return true;
  return false;
}
