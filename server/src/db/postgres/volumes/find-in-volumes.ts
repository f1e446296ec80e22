import { sortKeyToId } from '../../../search/document.ts';
import type { SearchClause } from '../../../search/query.ts';
import { listTokens } from '../../../search/token-places.ts';
import type { HitSearch, Hits } from '../../search-index.ts';
import type { Contents, VolumeReader } from './contents.ts';
import type { Volume } from './volume.ts';

/** Of a token that stands in a document, beside the bits of `Head`. */
const STANDS = 4;
const PLACES = STANDS - 1;
/** It is not known yet how often the words stand there. */
const FIRST_VOLUMES = 2;
const MOST_VOLUMES = 32;
/** Words are not evenly spread. */
const SLACK = 1.2;
const NONE = new Uint8Array(0);
const EVER = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

interface Ways {
  reader: Pick<VolumeReader, 'read'>;
  /** Newest first. */
  volumes: readonly Volume[];
  /** Looks into the documents, where a volume does not tell. */
  findElsewhere: (search: HitSearch) => Promise<Hits>;
  /** Told where a volume is gone: another one has taken its place. */
  onGone: () => void;
}

/** The newest visible hits, volume by volume, and where the words stand in them. Of queries without phrases. */
export async function findInVolumes(search: HitSearch, ways: Ways): Promise<Hits> {
  const { corpus, query, range = EVER, limit } = search;
  const tokens = listTokens(query);
  const keys: number[] = [];
  const places = new Map<number, string>();
  let left = ways.volumes.filter(({ low, high }) => low <= range.max && high >= range.min);
  let read = 0;
  while (left.length > 0 && keys.length < limit) {
    const isWhole = left[0]?.isWhole === true;
    const most = isWhole ? toVolumes(read, keys.length, limit) : left.length;
    const some = left.slice(0, countAlike(left, most));
    const contents = isWhole ? await ways.reader.read(corpus, some, tokens) : null;
    if (isWhole && contents === null) {
      ways.onGone();
      left = left.map((volume) => ({ ...volume, isWhole: false }));
      continue;
    }
    const found =
      contents === null
        ? [await ways.findElsewhere({ ...search, range: clip(some, range), limit: limit - keys.length })]
        : contents.map((each) => findInContents(each, tokens, search));
    for (const hits of found) {
      keys.push(...hits.keys);
      for (const [id, digits] of hits.places) places.set(id, digits);
    }
    if (contents !== null) read += some.length;
    left = left.slice(some.length);
  }
  return { keys: keys.slice(0, limit), places };
}

/** How many of the first ones, at most, are whole, or are not. */
function countAlike(volumes: readonly Volume[], most: number): number {
  const end = volumes.findIndex(({ isWhole }) => isWhole !== volumes[0]?.isWhole);
  return Math.min(most, end === -1 ? volumes.length : end);
}

/** So many volumes are likely to have the hits that are still wanted. */
function toVolumes(read: number, hits: number, wanted: number): number {
  if (read === 0) return FIRST_VOLUMES;
  const likely = Math.ceil(((wanted - hits) * read * SLACK) / Math.max(1, hits));
  return Math.min(likely, MOST_VOLUMES);
}

const clip = (volumes: readonly Volume[], { min, max }: typeof EVER): typeof EVER => ({
  min: Math.max(min, volumes.at(-1)?.low ?? min),
  max: Math.min(max, volumes[0]?.high ?? max),
});

/** For each document of a volume `STANDS` and the bits of `Head`, or nothing; null where all have nothing. */
type Flags = Uint8Array | null;

function findInContents(
  { keys, places }: Contents,
  tokens: readonly string[],
  { query, visible, range = EVER, limit }: HitSearch,
): Hits {
  const flags = places.map((list) => toFlags(list, keys.length));
  const byToken = new Map(tokens.map((token, at) => [token, flags[at] ?? null]));
  const matching = all(query.clauses.map((clause) => toMatching(clause, byToken))) ?? NONE;
  const found: number[] = [];
  const digits = new Map<number, string>();
  for (let at = 0; at < matching.length && found.length < limit; at += 1) {
    if (((matching[at] ?? 0) & STANDS) === 0) continue;
    const key = keys[at] ?? 0;
    const id = sortKeyToId(key);
    if (key < range.min || key > range.max || !visible.has(id)) continue;
    found.push(key);
    let text = '';
    for (const each of flags) text += (each?.[at] ?? 0) & PLACES;
    digits.set(id, text);
  }
  return { keys: found, places: digits };
}

function toFlags(places: Uint16Array, documents: number): Flags {
  if (places.length === 0) return null;
  const flags = new Uint8Array(documents);
  for (const place of places) {
    const document = place >>> 2;
    flags[document] = (flags[document] ?? 0) | STANDS | (place & PLACES);
  }
  return flags;
}

function toMatching({ concepts, terms }: SearchClause, byToken: ReadonlyMap<string, Flags>): Flags {
  const find = (token = ''): Flags => byToken.get(token) ?? null;
  const words = terms.map(({ sequences }) => any(sequences.map(([token]) => find(token))));
  return any([...concepts.map((token) => find(token)), all(words)]);
}

const any = (lists: readonly Flags[]): Flags =>
  join(
    lists.filter((list) => list !== null),
    (one, other) => one | other,
  );

function all(lists: readonly Flags[]): Flags {
  const whole = lists.filter((list) => list !== null);
  return whole.length < lists.length ? null : join(whole, (one, other) => one & other);
}

function join(lists: readonly Uint8Array[], unite: (one: number, other: number) => number): Flags {
  const [first, ...others] = lists;
  if (first === undefined || others.length === 0) return first ?? null;
  const joined = Uint8Array.from(first);
  for (const other of others)
    for (let at = 0; at < joined.length; at += 1) joined[at] = unite(joined[at] ?? 0, other[at] ?? 0);
  return joined;
}
