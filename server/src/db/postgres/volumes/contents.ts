import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../database.ts';
import { named } from '../../prepared.ts';
import type { Corpus } from '../../search-documents.ts';
import { type Flags, toFlags } from './flags.ts';
import type { Volume } from './volume.ts';

/** What a search needs of a volume. */
export interface Contents {
  /** Sort keys of its documents, newest first. */
  keys: Float64Array;
  /** For each token that was asked for. */
  flags: readonly Flags[];
}

interface Row {
  volume: number;
  /** Null: the row says that the volume is there, and has its keys where they are wanted. */
  token: string | null;
  bytes: Buffer | null;
}

const MAX_BYTES = 16 * 1024 * 1024;
const ENTRY_BYTES = 200;
const KEY_BYTES = 8;
const NO_BYTES = Buffer.alloc(0);

/**
 * One look into the index tells where a token stands in as many volumes as lie behind each other: the planner is left no
 * other way.
 */
export const CONTENTS = `select id as volume, null as token, case when id = any($5::integer[]) then keys end as bytes
  from search_volume where corpus = $1 and high between $2 and $3 and keys is not null
  union all select volume_id, token, places from unnest($4::text[]) as wanted (token), lateral (
    select volume_id, places from search_volume_token as found
    where corpus = $1 and found.token = wanted.token and high between $2 and $3 offset 0
  ) as found`;

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

  /** Of volumes that lie behind each other, newest first, in their order; null where one of them is gone. */
  async read(
    corpus: Corpus,
    volumes: readonly Volume[],
    tokens: readonly string[],
  ): Promise<Contents[] | null> {
    const kept = new Map(volumes.map(({ id }) => [id, this.#keys.get(id)]));
    const keyless = volumes.map(({ id }) => id).filter((id) => kept.get(id) === undefined);
    const values = [corpus, volumes.at(-1)?.high, volumes[0]?.high, tokens, keyless];
    const { rows } = await this.#db.executeQuery<Row>(named(CompiledQuery.raw(CONTENTS, values)));
    const own = Map.groupBy(rows, ({ volume }) => volume);
    const contents: Contents[] = [];
    for (const { id } of volumes) {
      const bytes = new Map(own.get(id)?.map((row) => [row.token, row.bytes ?? NO_BYTES]));
      const keyBytes = bytes.get(null);
      if (keyBytes === undefined) return null;
      const keys = kept.get(id) ?? toKeys(keyBytes);
      this.#keys.set(id, keys);
      contents.push({
        keys,
        flags: tokens.map((token) => toFlags(bytes.get(token) ?? NO_BYTES, keys.length)),
      });
    }
    return contents;
  }
}

function toKeys(bytes: Buffer): Float64Array {
  const keys = new Float64Array(bytes.length / KEY_BYTES);
  for (let at = 0; at < keys.length; at += 1) {
    const start = at * KEY_BYTES;
    keys[at] = bytes.readInt32BE(start) * 2 ** 32 + bytes.readUInt32BE(start + KEY_BYTES / 2);
  }
  return keys;
}
