import { sql } from 'kysely';
import { listTokens } from '../../../search/token-places.ts';
import type { Database } from '../../database.ts';
import type { Db } from '../../db.ts';
import type { Corpus } from '../../search-documents.ts';
import type { HitSearch, Hits } from '../../search-index.ts';
import { hasPhrase } from '../search-text.ts';
import { VOLUME_SETTINGS } from './bind.ts';
import { VolumeReader } from './contents.ts';
import { findInVolumes } from './find-in-volumes.ts';
import type { Volume } from './volume.ts';

type Changes = Pick<Database, 'onContentChange' | 'hearsChanges'>;

/** What was made anew is looked for so often where content stays as it is. */
const FRESH_MS = 60_000;
/** Each may take a statement, or several: with more of them all is looked for at once. */
const MOST_CHANGED = 8;
/** Each is looked for in each volume. */
const MOST_TOKENS = 32;

/** Finds hits in the volumes of large corpora. */
export class Volumes {
  readonly #db: Db;
  readonly #hearsChanges: () => boolean;
  readonly #largest: number;
  readonly #reader: VolumeReader;
  /** As long as content stays as it is. */
  readonly #listed = new Map<Corpus, { volumes: Promise<Volume[]>; since: number }>();

  /** `largest`: of more documents a corpus has volumes. */
  constructor(db: Db, { onContentChange, hearsChanges }: Changes, largest = VOLUME_SETTINGS.corpus) {
    this.#db = db;
    this.#hearsChanges = hearsChanges;
    this.#largest = largest;
    this.#reader = new VolumeReader(db);
    onContentChange(() => this.#listed.clear());
  }

  /** Like `SearchIndex.findHits`; `findElsewhere` does the same without volumes. */
  async findHits(search: HitSearch, findElsewhere: (search: HitSearch) => Promise<Hits>): Promise<Hits> {
    const { corpus, query, visible } = search;
    const isTold = query.clauses.length > 0 && !hasPhrase(query) && listTokens(query).length <= MOST_TOKENS;
    if (!isTold || visible.highest <= this.#largest) return findElsewhere(search);
    const volumes = await this.#list(corpus);
    const changed = volumes.filter(({ isWhole }) => !isWhole).length;
    if (volumes.length === 0 || changed > MOST_CHANGED) return findElsewhere(search);
    const onGone = (): boolean => this.#listed.delete(corpus);
    return findInVolumes(search, { reader: this.#reader, volumes, findElsewhere, onGone });
  }

  #list(corpus: Corpus): Promise<Volume[]> {
    const now = performance.now();
    const kept = this.#listed.get(corpus);
    if (kept !== undefined && now - kept.since < FRESH_MS && this.#hearsChanges()) return kept.volumes;
    const volumes = listVolumes(this.#db, corpus);
    this.#listed.set(corpus, { volumes, since: now });
    volumes.catch(() => this.#listed.delete(corpus));
    return volumes;
  }
}

/** Newest first; none where the corpus has none yet. */
async function listVolumes(db: Db, corpus: Corpus): Promise<Volume[]> {
  const { rows } = await sql<Volume>`select id, low, high, keys is not null and not exists (
      select from search_volume_change as change where change.corpus = volume.corpus and sort_key between low and high
    ) as "isWhole" from search_volume as volume where corpus = ${corpus} order by high desc`.execute(db);
  return rows;
}
