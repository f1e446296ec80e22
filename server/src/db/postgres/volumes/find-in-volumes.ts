import { EVER, sortKeyToId } from '../../../search/document.ts';
import type { SearchClause } from '../../../search/query.ts';
import { listTokens } from '../../../search/token-places.ts';
import type { HitSearch, Hits } from '../../search-index.ts';
import type { Contents, VolumeReader } from './contents.ts';
import { allOf, anyOf, type Flags, listDocuments, placesOf } from './flags.ts';
import type { Volume } from './volume.ts';

/** It is not known yet how often the words stand there. */
const FIRST_VOLUMES = 4;
const MOST_VOLUMES = 64;
/** Words are not evenly spread, and another volume costs less than another question. */
const SLACK = 1.5;

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

function findInContents(
  { keys, flags }: Contents,
  tokens: readonly string[],
  { query, visible, range = EVER, limit }: HitSearch,
): Hits {
  const byToken = new Map(tokens.map((token, at) => [token, flags[at] ?? null]));
  const matching = allOf(query.clauses.map((clause) => toMatching(clause, byToken)));
  const found: number[] = [];
  const places = new Map<number, string>();
  for (const document of listDocuments(matching)) {
    if (found.length === limit) break;
    const key = keys[document] ?? 0;
    const id = sortKeyToId(key);
    if (key < range.min || key > range.max || !visible.has(id)) continue;
    found.push(key);
    let digits = '';
    for (const each of flags) digits += placesOf(each, document);
    places.set(id, digits);
  }
  return { keys: found, places };
}

function toMatching({ concepts, terms }: SearchClause, byToken: ReadonlyMap<string, Flags>): Flags {
  const find = (token = ''): Flags => byToken.get(token) ?? null;
  const words = terms.map(({ sequences }) => anyOf(sequences.map(([token]) => find(token))));
  return anyOf([...concepts.map((token) => find(token)), allOf(words)]);
}
