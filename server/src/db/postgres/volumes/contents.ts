import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db.ts';
import { named } from '../../prepared.ts';
import type { Corpus } from '../../search-documents.ts';
import type { Volume } from './volume.ts';

/** What a search needs of a volume. */
export interface Contents {
  /** Sort keys of its documents, newest first. */
  keys: Float64Array;
  /** For each token that was asked for, as `Flags` reads them; undefined where it stands nowhere. */
  places: readonly (Buffer | undefined)[];
}

interface Row {
  /** Of a token, its place among those that were asked for. */
  wanted: number | null;
  /** In the row of its own the newest. */
  volume: number | null;
  /** Keys where no token is named, else places. */
  bytes: Buffer | null;
  /** How many of the volumes there are, in a row of its own. */
  there: number | null;
}

/** Which tokens, and of each one at most: what lies behind so many bytes of its places is left out. */
interface Asked {
  tokens: readonly string[];
  bytes: number;
}

const MAX_BYTES = 16 * 1024 * 1024;
const ENTRY_BYTES = 200;
const KEY_BYTES = 8;

/**
 * One look into the index tells where a token stands in as many volumes as lie behind each other: the planner is left no
 * other way. How long places are is known without reading them.
 */
export const CONTENTS = `select null::integer as wanted, id as volume, keys as bytes, null::integer as there
  from search_volume where id = any($5::integer[])
  union all select null, max(id), null, count(*)::integer from search_volume
  where corpus = $1 and high between $2 and $3 and keys is not null
  union all select wanted::integer, volume_id, places, null from unnest($4::text[]) with ordinality as asked (token, wanted),
  lateral (
    select volume_id, places, sum(octet_length(places)) over (order by high desc) - octet_length(places) as before from (
      select volume_id, places, high from search_volume_token as found
      where corpus = $1 and found.token = asked.token and high between $2 and $3 order by high desc offset 0
    ) as found
  ) as found where before < $6`;

/** Reads volumes. Their keys are kept: none ever changes, a new one takes the place of an old one. */
export class VolumeReader {
  readonly #db: Db;
  readonly #keys = new LRUCache<number, Float64Array>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + ENTRY_BYTES,
  });

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Of volumes that lie behind each other, newest first, in their order, as many as were read for each token; null where
   * one of them is gone.
   */
  async read(
    corpus: Corpus,
    volumes: readonly Volume[],
    { tokens, bytes: most }: Asked,
  ): Promise<Contents[] | null> {
    const ids = volumes.map(({ id }) => id);
    const keys = new Map(ids.map((id) => [id, this.#keys.get(id)]));
    const keyless = ids.filter((id) => keys.get(id) === undefined);
    const values = [corpus, volumes.at(-1)?.high, volumes[0]?.high, tokens, keyless, most];
    const { rows } = await this.#db.executeQuery<Row>(named(CompiledQuery.raw(CONTENTS, values)));
    const places = tokens.map(() => new Map<number, Buffer>());
    for (const { wanted, volume, bytes, there } of rows) {
      // One that takes the place of others has a higher number than all before.
      if (there !== null && (there !== ids.length || volume !== Math.max(...ids))) return null;
      if (volume === null || bytes === null) continue;
      if (wanted === null) keys.set(volume, toKeys(bytes));
      else places[wanted - 1]?.set(volume, bytes);
    }
    for (const [id, each] of keys) if (each !== undefined) this.#keys.set(id, each);
    const read = Math.min(ids.length, ...places.map((found) => countRead(ids, found, most)));
    return ids.slice(0, read).map((id) => ({
      keys: keys.get(id) ?? new Float64Array(),
      places: places.map((found) => found.get(id)),
    }));
  }
}

/** In how many of the volumes it is known where a token stands. */
function countRead(ids: readonly number[], found: ReadonlyMap<number, Buffer>, most: number): number {
  let bytes = 0;
  for (const each of found.values()) bytes += each.length;
  return bytes < most ? ids.length : ids.findLastIndex((id) => found.has(id)) + 1;
}

function toKeys(bytes: Buffer): Float64Array {
  const keys = new Float64Array(bytes.length / KEY_BYTES);
  for (let at = 0; at < keys.length; at += 1) {
    const start = at * KEY_BYTES;
    keys[at] = bytes.readInt32BE(start) * 2 ** 32 + bytes.readUInt32BE(start + KEY_BYTES / 2);
  }
  return keys;
}
