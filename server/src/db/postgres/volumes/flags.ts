/**
 * For each document of a volume whether a token stands in it, and the bits of `Head`: four documents to a number. Null where
 * it stands in none.
 */
export type Flags = Uint32Array | null;

/** Of a token that stands in a document, beside the bits of `Head`. */
const STANDS = 4;
const PLACES = STANDS - 1;
/** What the number of a document is multiplied by in a place. */
export const FACTOR = 4;
const PLACE_BYTES = 2;
const IN_ONE = 4;
const ANY_STANDS = STANDS * 0x01010101;

const shiftOf = (document: number): number => (document % IN_ONE) * 8;

/** Reads places, in any order: four times the number of a document each, with one bit of `Head` or none. */
export function toFlags(places: Buffer, documents: number): Flags {
  if (places.length === 0) return null;
  const flags = new Uint32Array(Math.ceil(documents / IN_ONE));
  for (let from = 0; from < places.length; from += PLACE_BYTES) {
    const place = ((places[from] ?? 0) << 8) | (places[from + 1] ?? 0);
    const document = Math.floor(place / FACTOR);
    const at = Math.floor(document / IN_ONE);
    flags[at] = (flags[at] ?? 0) | ((STANDS | (place & PLACES)) << shiftOf(document));
  }
  return flags;
}

/** The bits of `Head` of a document. */
export const placesOf = (flags: Flags, document: number): number =>
  ((flags?.[Math.floor(document / IN_ONE)] ?? 0) >>> shiftOf(document)) & PLACES;

/** In their order. */
export function listDocuments(flags: Flags): number[] {
  const documents: number[] = [];
  if (flags === null) return documents;
  for (let at = 0; at < flags.length; at += 1) {
    const four = flags[at] ?? 0;
    if ((four & ANY_STANDS) === 0) continue;
    for (let document = at * IN_ONE; document < (at + 1) * IN_ONE; document += 1)
      if (((four >>> shiftOf(document)) & STANDS) !== 0) documents.push(document);
  }
  return documents;
}

/** Where one of them stands. */
export function anyOf(lists: readonly Flags[]): Flags {
  const [first, ...others] = lists.filter((list) => list !== null);
  if (first === undefined || others.length === 0) return first ?? null;
  const joined = Uint32Array.from(first);
  for (const other of others)
    for (let at = 0; at < joined.length; at += 1) joined[at] = (joined[at] ?? 0) | (other[at] ?? 0);
  return joined;
}

/** Where all of them stand, each in one of the places that are left. */
export function allOf(lists: readonly Flags[]): Flags {
  const some = lists.filter((list) => list !== null);
  if (some.length < lists.length) return null;
  const [first, ...others] = some;
  if (first === undefined || others.length === 0) return first ?? null;
  const joined = Uint32Array.from(first);
  for (const other of others)
    for (let at = 0; at < joined.length; at += 1) joined[at] = (joined[at] ?? 0) & (other[at] ?? 0);
  return joined;
}
