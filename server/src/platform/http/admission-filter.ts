/** A power of two. */
const PLACES = 2 ** 16;

/**
 * Recently requested keys, as hashes: tens of thousands of strings would take megabytes, and time in every garbage
 * collection.
 */
export class AdmissionFilter {
  /** One hash per place, of the key noted last; 0: none. */
  readonly #hashes = new Uint32Array(PLACES);

  /** Whether this key, or one of the few with the same hash, was noted recently. */
  note(key: string): boolean {
    let hash = FNV_START;
    for (let at = 0; at < key.length; at += 1) hash = addToFnv(hash, key.charCodeAt(at));
    const noted = hash >>> 0;
    const place = noted & (PLACES - 1);
    if (this.#hashes[place] === noted) return true;
    this.#hashes[place] = noted;
    return false;
  }
}

/** FNV-1a over UTF-16 code units, in 32 bits: a fast hash that does not resist deliberate collisions. */
const FNV_START = 0x811c9dc5 | 0;
const FNV_FACTOR = 0x01000193;

const addToFnv = (hash: number, code: number): number => Math.imul(hash ^ code, FNV_FACTOR);
