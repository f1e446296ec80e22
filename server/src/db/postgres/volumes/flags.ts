/** Of a token that stands in a document, beside the bits of `Head`. */
const STANDS = 4;
const PLACES = STANDS - 1;
/** What the number of a document is multiplied by in a place. */
export const FACTOR = 4;
export const PLACE_BYTES = 2;
const IN_ONE = 4;
const ANY_STANDS = STANDS * 0x01010101;

const shiftOf = (document: number): number => (document % IN_ONE) * 8;

/**
 * For each document of a volume whether a token stands in it, and the bits of `Head`: four documents to a number. One piece of
 * memory serves all volumes that a search reads, one after the other.
 */
export class Flags {
  readonly #fours: Uint32Array;
  /** Where there are any, in no order. */
  readonly #set: Uint16Array;
  #count = 0;

  constructor(documents: number) {
    this.#fours = new Uint32Array(Math.ceil(documents / IN_ONE));
    this.#set = new Uint16Array(this.#fours.length);
  }

  /** Places in any order: four times the number of a document each, with one bit of `Head` or none. */
  read(places: Buffer | undefined): void {
    for (const at of this.set) this.#fours[at] = 0;
    this.#count = 0;
    for (let from = 0; from < (places?.length ?? 0); from += PLACE_BYTES) {
      const place = ((places?.[from] ?? 0) << 8) | (places?.[from + 1] ?? 0);
      const document = Math.floor(place / FACTOR);
      const at = Math.floor(document / IN_ONE);
      const before = this.#fours[at] ?? 0;
      if (before === 0) {
        this.#set[this.#count] = at;
        this.#count += 1;
      }
      this.#fours[at] = before | ((STANDS | (place & PLACES)) << shiftOf(document));
    }
  }

  /** Where `at` finds something. */
  get set(): Uint16Array {
    return this.#set.subarray(0, this.#count);
  }

  /** Of four documents. */
  at(four: number): number {
    return this.#fours[four] ?? 0;
  }

  /** The bits of `Head` of a document. */
  placesOf(document: number): number {
    return (this.at(Math.floor(document / IN_ONE)) >>> shiftOf(document)) & PLACES;
  }
}

/** Where one of the concepts stands, or of each of the words one of its forms. */
export interface Wanted {
  concepts: readonly Flags[];
  words: readonly (readonly Flags[])[];
  all: readonly Flags[];
}

/** Calls with each document in which all that is wanted stands, in their order, until it answers false. */
export function findDocuments(wanted: readonly Wanted[], visit: (document: number) => boolean): void {
  let last = -1;
  for (const at of listFewest(wanted)) {
    if (at === last) continue;
    last = at;
    let four = ANY_STANDS;
    for (const { concepts, words } of wanted) {
      let common = words.length === 0 ? 0 : ANY_STANDS;
      for (const forms of words) common &= joinAt(forms, at);
      four &= joinAt(concepts, at) | common;
      if (four === 0) break;
    }
    for (let document = at * IN_ONE; four !== 0; document += 1, four >>>= 8)
      if ((four & STANDS) !== 0 && !visit(document)) return;
  }
}

/** Where the rarest of what is wanted stands, in order, some of it twice. */
function listFewest(wanted: readonly Wanted[]): Uint16Array {
  let fewest: readonly Flags[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const { all } of wanted) {
    let count = 0;
    for (const { set } of all) count += set.length;
    if (count < least) [fewest, least] = [all, count];
  }
  const list = new Uint16Array(fewest.length === 0 ? 0 : least);
  let length = 0;
  for (const { set } of fewest) {
    list.set(set, length);
    length += set.length;
  }
  return list.sort();
}

function joinAt(lists: readonly Flags[], at: number): number {
  let joined = 0;
  for (const flags of lists) joined |= flags.at(at);
  return joined;
}
