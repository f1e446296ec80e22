import { EVER, sortKeyToId } from '../../../search/document.ts';
import { listTokens } from '../../../search/token-places.ts';
import type { HitSearch, Hits } from '../../search-index.ts';
import type { Contents, VolumeReader } from './contents.ts';
import { Flags, findDocuments, PLACE_BYTES, type Wanted } from './flags.ts';
import type { Volume } from './volume.ts';

/** What one statement reads: so many volumes, and of each token so many bytes of its places. */
interface Portion {
  volumes: number;
  bytes: number;
}

const MOST: Portion = { volumes: 256, bytes: 256 * 1024 };
/** Words are not evenly spread, and another volume costs less than another question. */
const SLACK = 1.5;
/** At first it is not known how often the words stand together; bytes are those for a hit that is wanted. */
const FIRST: Record<'alone' | 'together', Portion> = {
  alone: { volumes: 64, bytes: PLACE_BYTES },
  together: { volumes: 16, bytes: 4 * PLACE_BYTES },
};

interface Ways {
  reader: Pick<VolumeReader, 'read'>;
  /** Newest first. */
  volumes: readonly Volume[];
  /** Looks into the documents, where a volume does not tell. */
  findElsewhere: (search: HitSearch) => Promise<Hits>;
  /** Told where a volume is gone: another one has taken its place. */
  onGone: () => void;
}

interface Found {
  keys: number[];
  places: Map<number, string>;
}

/** For each token its flags, and what a query wants of them. */
interface Reading {
  flags: readonly Flags[];
  wanted: readonly Wanted[];
}

/** The newest visible hits, volume by volume, and where the words stand in them. Of queries without phrases. */
export async function findInVolumes(search: HitSearch, ways: Ways): Promise<Hits> {
  const { corpus, query, range = EVER, limit } = search;
  const tokens = listTokens(query);
  const found: Found = { keys: [], places: new Map() };
  let left = ways.volumes.filter(({ low, high }) => low <= range.max && high >= range.min);
  let portion = toFirst(search);
  let read = 0;
  while (left.length > 0 && found.keys.length < limit) {
    const isWhole = left[0]?.isWhole === true;
    const some = left.slice(0, countAlike(left, isWhole ? portion.volumes : left.length));
    const asked = { tokens, bytes: portion.bytes };
    const contents = isWhole ? await ways.reader.read(corpus, some, asked) : null;
    if (isWhole && contents === null) {
      ways.onGone();
      left = left.map((volume) => ({ ...volume, isWhole: false }));
      continue;
    }
    if (contents === null) {
      const wanting = { ...search, range: clip(some, range), limit: limit - found.keys.length };
      const hits = await ways.findElsewhere(wanting);
      found.keys.push(...hits.keys);
      for (const [id, digits] of hits.places) found.places.set(id, digits);
    } else {
      const reading = toReading(query, tokens, contents);
      for (const each of contents) {
        if (found.keys.length === limit) break;
        findInContents(each, reading, { search, found });
      }
    }
    read += contents?.length ?? 0;
    if (read > 0) portion = toNext(read, found.keys.length, limit);
    left = left.slice(contents?.length ?? some.length);
  }
  return found;
}

/** How many of the first ones, at most, are whole, or are not. */
function countAlike(volumes: readonly Volume[], most: number): number {
  const end = volumes.findIndex(({ isWhole }) => isWhole !== volumes[0]?.isWhole);
  return Math.min(most, end === -1 ? volumes.length : end);
}

/** Likely to be enough, of what the reader may see. */
function toFirst({ query, visible, limit }: HitSearch): Portion {
  const { volumes, bytes } = query.clauses.length === 1 ? FIRST.alone : FIRST.together;
  return { volumes, bytes: Math.min(MOST.bytes, Math.ceil((limit * bytes * SLACK) / visible.share)) };
}

/** So many volumes are likely to have the hits that are still wanted. */
function toNext(read: number, hits: number, wanted: number): Portion {
  const likely = Math.ceil(((wanted - hits) * read * SLACK) / Math.max(1, hits));
  return { ...MOST, volumes: Math.min(MOST.volumes, likely) };
}

const clip = (volumes: readonly Volume[], { min, max }: typeof EVER): typeof EVER => ({
  min: Math.max(min, volumes.at(-1)?.low ?? min),
  max: Math.min(max, volumes[0]?.high ?? max),
});

function toReading(
  { clauses }: HitSearch['query'],
  tokens: readonly string[],
  contents: readonly Contents[],
): Reading {
  const documents = Math.max(0, ...contents.map(({ keys }) => keys.length));
  const byToken = new Map(tokens.map((token) => [token, new Flags(documents)]));
  const find = (some: readonly (string | undefined)[]): Flags[] =>
    some.flatMap((token = '') => byToken.get(token) ?? []);
  return {
    flags: [...byToken.values()],
    wanted: clauses.map((clause) => {
      const concepts = find(clause.concepts);
      const words = clause.terms.map(({ sequences }) => find(sequences.map(([token]) => token)));
      return { concepts, words, all: [...concepts, ...words.flat()] };
    }),
  };
}

/** Adds the visible hits of a volume, up to the limit. */
function findInContents(
  { keys, places }: Contents,
  { flags, wanted }: Reading,
  { search: { visible, range = EVER, limit }, found }: { search: HitSearch; found: Found },
): void {
  for (const [at, each] of flags.entries()) each.read(places[at]);
  findDocuments(wanted, (document) => {
    const key = keys[document] ?? 0;
    const id = sortKeyToId(key);
    if (key < range.min || key > range.max || !visible.has(id)) return true;
    found.keys.push(key);
    let digits = '';
    for (const each of flags) digits += each.placesOf(document);
    found.places.set(id, digits);
    return found.keys.length < limit;
  });
}
