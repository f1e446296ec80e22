import { join } from 'node:path';
import type { PageRange } from '@press-room/contract/page-range';
import type { MadeUse } from '@press-room/contract/picture-uses';
import type { AppContext } from '../../../core/context.ts';
import { keepStored, removeUnusedFiles } from '../../../core/files/unused-files.ts';
import { printProfileOf } from '../../../platform/config/print-profile.ts';
import type { AssetUse } from '../../../platform/db/media-tables.ts';
import { lockRows } from '../../../platform/db/row-locks.ts';
import {
  type Client,
  ConcurrencyLimiter,
  WorkRefused,
} from '../../../platform/limited/concurrency-limiter.ts';
import { asHouse, askPictureOnce, type TaskOf } from '../../../platform/pictures/ask-picture.ts';
import { UnreadablePicture } from '../../../platform/pictures/open-picture.ts';
import { extractPages, UnreadableDocument } from '../documents/read-document.ts';
import { readCrop, toShownPoint } from '../framing.ts';
import { toFileWords } from '../metadata/words.ts';
import { requireStored } from '../stored-file.ts';
import type { perform } from './drawing.ts';
import {
  basisOf,
  deleteUse,
  findUseSource,
  isPagesUse,
  listIdleUses,
  listUses,
  readPagesUse,
  saveUse,
  sumUses,
  touchUses,
  type UseFile,
  type UseSource,
} from './queries.ts';

type UseContext = Pick<AppContext, 'config' | 'database' | 'store' | 'now'>;

const DRAWING: TaskOf<typeof perform> = { module: join(import.meta.dirname, 'drawing.ts') };

/** One at a time: the second picture process is for uploads. */
const limiter = new ConcurrencyLimiter({ atOnce: 1, places: 32, patienceMs: 60_000 });

const MEGABYTE = 1_000_000;
/** Limit of extracted pages, which share the cache with pictures. */
const PAGES_MAX_BYTES = 100 * MEGABYTE;
/** A download address is valid for an hour: files requested more recently are kept. */
const IDLE_MS = 2 * 3_600_000;
const EVICTED_AT_ONCE = 100;
const FOUND_AT_ONCE = 32;

interface Asked {
  ids: readonly number[];
  use: AssetUse;
  client: Client;
  /** Called before each file is made. @throws 429 */
  count: () => Promise<void>;
  /** `performance.now()` after which no further file is started. */
  until: number;
}

/**
 * Makes the missing files of a use, or of pages of documents, one after another, until the time is over. Returns the
 * number of existing files and the total.
 * @throws 429 {WorkRefused}
 */
export async function makeUses(
  context: UseContext,
  { ids, use, client, count, until }: Asked,
): Promise<{ made: number; total: number }> {
  const found = await listUses(context.database.db, context.config, { ids, use });
  const ready = await listStored(context.store, [...found]);
  await touchUses(context.database.db, use, ready, context.now());
  const isReady = new Set(ready);
  const missing = ids.filter((id) => !isReady.has(id));
  let drawn = 0;
  for (const id of missing) {
    if (drawn > 0 && performance.now() > until) break;
    if (client.signal.aborted) throw new WorkRefused('gone');
    await makeOnce(context, { id, use, client, count });
    drawn += 1;
  }
  const total = ids.length;
  if (ready.length + drawn < total) return { made: ready.length + drawn, total };
  // Pictures changed or removed meanwhile are made with the next request.
  return { made: (await listUses(context.database.db, context.config, { ids, use })).size, total };
}

/** Backups do not contain these files: after a restore, rows may name missing files. */
async function listStored(
  store: UseContext['store'],
  found: readonly [number, Pick<UseFile, 'sha256'>][],
): Promise<number[]> {
  const ready: number[] = [];
  // A bucket needs time for each.
  for (let from = 0; from < found.length; from += FOUND_AT_ONCE) {
    const batch = found.slice(from, from + FOUND_AT_ONCE);
    const stored = await Promise.all(
      batch.map(async ([, { sha256 }]) => sha256 === null || (await store.find(sha256)) !== null),
    );
    ready.push(...batch.flatMap(([id], at) => (stored[at] === true ? [id] : [])));
  }
  return ready;
}

type One = Omit<Asked, 'ids' | 'until'> & { id: number };

const making = new WeakMap<AppContext['database'], Map<string, Promise<void>>>();

/** Concurrent requests for the same file wait for the first one. */
async function makeOnce(context: UseContext, { id, use, client, count }: One): Promise<void> {
  const source = await findUseSource(context.database.db, id);
  if (source === null) return;
  const basis = basisOf(source, use, printProfileOf(context.config));
  const running = making.get(context.database) ?? new Map<string, Promise<void>>();
  making.set(context.database, running);
  const key = `${id} ${use} ${basis}`;
  const begun = running.get(key);
  if (begun !== undefined) return begun;
  const work = makeCounted(context, { source, use, basis, client, count });
  running.set(key, work);
  return work.finally(() => running.delete(key));
}

type Order = Omit<One, 'id'> & { source: UseSource; basis: string };

async function makeCounted(context: UseContext, order: Order): Promise<void> {
  await order.count();
  await makeRoom(context);
  // Others may wait for it, so it does not end if the first client disconnects.
  const client = { ...order.client, signal: asHouse().signal };
  await limiter.take(client, () => make(context, order));
}

async function make(context: UseContext, { source, use, basis }: Order): Promise<void> {
  const { database, store, now } = context;
  const { id } = source;
  if ((isPagesUse(use) ? 'document' : 'picture') !== source.kind) return;
  const drawn = isPagesUse(use)
    ? await extract(context, source, readPagesUse(use))
    : await draw(context, source, use);
  const sha256 = drawn === null ? null : await store.put(drawn.content);
  const row = {
    asset_id: id,
    use,
    basis,
    width: drawn?.width ?? 0,
    height: drawn?.height ?? 0,
    sha256,
    bytes: drawn?.content.length ?? 0,
  };
  const before = await database.db.transaction().execute(async (trx) => {
    await lockRows(trx, database, 'asset', [id]);
    const latest = await findUseSource(trx, id);
    // The picture was deleted or changed meanwhile: another process may already have made the latest file.
    if (latest === null || basisOf(latest, use, printProfileOf(context.config)) !== basis) return sha256;
    if (sha256 !== null) await keepStored(context, trx, [sha256]);
    return saveUse(trx, row, now());
  });
  if (before !== null) await removeUnusedFiles(context, [before]);
}

interface Drawn {
  content: Uint8Array;
  width: number;
  height: number;
}

/** Null: it cannot be made. */
async function draw({ config, store }: UseContext, source: UseSource, use: MadeUse): Promise<Drawn | null> {
  const { media_type, crop, focal_point } = source;
  const file = await requireStored(store, source.sha256);
  const input = {
    use,
    media_type,
    crop: readCrop(crop),
    point: toShownPoint(focal_point, crop),
    words: toFileWords(source),
    profile: printProfileOf(config),
  };
  return askPictureOnce(DRAWING, { file, input, client: asHouse() }).catch((error: unknown) => {
    if (error instanceof UnreadablePicture) return null;
    throw error;
  });
}

/** Null: the document has no such pages, or they cannot be extracted. */
async function extract(
  { store }: UseContext,
  { sha256 }: UseSource,
  range: PageRange,
): Promise<Drawn | null> {
  try {
    const content = await extractPages(await requireStored(store, sha256), range);
    return content.length > PAGES_MAX_BYTES ? null : { content, width: 0, height: 0 };
  } catch (error) {
    if (error instanceof UnreadableDocument) return null;
    throw error;
  }
}

/** Deletes the files with the oldest last request. @throws {WorkRefused} if all of them are in use */
async function makeRoom(context: UseContext): Promise<void> {
  const { database, config, now } = context;
  let excess = (await sumUses(database.db)) - config.PICTURE_CACHE_MB * MEGABYTE;
  while (excess > 0) {
    const idle = await listIdleUses(database.db, new Date(now().getTime() - IDLE_MS), EVICTED_AT_ONCE);
    if (idle.length === 0) throw new WorkRefused('busy');
    for (const row of idle) {
      if (excess <= 0) break;
      await deleteUse(database.db, row);
      if (row.sha256 !== null) await removeUnusedFiles(context, [row.sha256]);
      excess -= row.bytes;
    }
  }
}
