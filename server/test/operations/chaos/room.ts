import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { makeMovableClock } from '../../../../scripts/movable-clock.ts';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgres.ts';
import { type StorageServer, startStorageServer } from '../../storage-server.ts';
import { addAccount, addReleases } from '../content.ts';
import { makeDirectory, makePlace, type Place, removePlace, withDatabase } from '../database.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { mountSmallDisk, type SmallDisk } from '../small-disk.ts';
import type { History } from './history.ts';
import { KeptServer } from './kept-server.ts';
import { Ledger } from './ledger.ts';
import { ClockHistory, Spans } from './spans.ts';
import type { Causes } from './workload/causes.ts';
import { noCauses } from './workload/causes.ts';

export type Engine = 'sqlite' | 'postgres';
export const PRESS_OFFICE = 'office@example.com';
/** Location of the files. */
export type Storage = 'directory' | 's3';
/** Uploads are accepted while 128 MB of them are free. */
const DISK_MEGABYTES = 256;
/** On PostgreSQL, which allows several processes. */
export const WORKERS = 2;

/** A press room with all its dependencies, each of which can fail. */
export interface Room {
  engine: Engine;
  place: Place;
  /** Environment of its processes. */
  environment: Record<string, string | undefined>;
  origin: string;
  /** Address of its metrics. */
  metrics: string;
  server: KeptServer;
  mail: MailServer;
  /** Null: files are in a directory. */
  storage: StorageServer | null;
  /** Null on SQLite. */
  postgres: PostgresServer | null;
  /** Disk of `DATA_DIR`, or why it has no separate one. */
  disk: SmallDisk | { reason: string };
  clock: ClockHistory;
  /** Periods without a process, in which requests may be interrupted. */
  away: Spans;
  /** Periods without S3, in which a file may be interrupted. */
  storageAway: Spans;
  ledger: Ledger;
  causes: Causes;
  history: History;
  seed: number;
  isOver: boolean;
  /** Officers send no requests. */
  isCalm: boolean;
  /** Path of the server's log. */
  log: string;
  /** Ends everything, and leaves only the log. */
  remove: () => Promise<void>;
}

interface RoomOptions {
  engine: Engine;
  storage: Storage;
  seed: number;
  history: History;
  /** Folder of its log. */
  folder: string;
}

export async function openRoom({
  engine,
  storage: storesIn,
  seed,
  history,
  folder,
}: RoomOptions): Promise<Room> {
  const ends: (() => unknown)[] = [];
  const remove = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    return await build();
  } catch (error) {
    await remove();
    throw error;
  }

  async function build(): Promise<Room> {
    const disk = mountSmallDisk(DISK_MEGABYTES);
    if ('remove' in disk) ends.push(disk.remove);
    // A crash must lose nothing, so it uses `fsync` as in production.
    const postgres = engine === 'postgres' ? await startPostgres({ fsync: true }) : null;
    if (postgres !== null) ends.push(postgres.stop);
    const given = await makePlace(postgres?.url ?? null);
    ends.push(async () => {
      // It may have been stopped when something failed.
      await postgres?.start();
      await removePlace(given);
    });
    const place = 'path' in disk ? { ...given, DATA_DIR: join(disk.path, 'data') } : given;
    mkdirSync(place.DATA_DIR, { recursive: true });
    const clockFolder = makeDirectory();
    const movable = makeMovableClock(join(clockFolder, 'clock'));
    ends.push(() => rmSync(clockFolder, { recursive: true }), movable.remove);
    const mail = await startMailServer();
    ends.push(mail.stop);
    const storage = storesIn === 's3' ? await startStorageServer() : null;
    if (storage !== null) ends.push(storage.stop);
    await withDatabase(place, async (database) => {
      await addReleases(database, ['Before']);
      await addAccount(database.db, 'administrator_press_room');
    });
    const [port, metrics] = [String(await findFreePort()), String(await findFreePort())];
    const environment = {
      ...place,
      DATABASE_URL: postgres === null ? undefined : withoutOptions(given.DATABASE_URL ?? ''),
      ...movable.environment,
      PORT: port,
      METRICS_PORT: metrics,
      LOG_LEVEL: 'warn',
      SMTP_URL: mail.url,
      STORAGE_URL: storage?.url,
      PRESS_OFFICE_EMAIL: PRESS_OFFICE,
      LINK_CHECKS: 'off',
      ...(engine === 'postgres' ? { WORKERS: String(WORKERS) } : {}),
    };
    const away = new Spans();
    const log = join(folder, `chaos-${engine}-${storesIn}-${seed}.log`);
    const onOwnEnd = (what: string): void => history.breach('ready', what);
    const server = new KeptServer({ environment, away, log, onOwnEnd });
    ends.push(() => server.stop());
    await server.start();
    return {
      engine,
      place,
      environment,
      origin: `http://127.0.0.1:${port}`,
      metrics: `http://127.0.0.1:${metrics}/metrics`,
      server,
      mail,
      storage,
      postgres,
      disk,
      clock: new ClockHistory(movable),
      away,
      storageAway: new Spans(),
      ledger: new Ledger(),
      causes: noCauses(),
      history,
      seed,
      isOver: false,
      isCalm: false,
      log,
      remove,
    };
  }
}

/** Address without options, as an operator without special settings configures it. */
const withoutOptions = (address: string): string => Object.assign(new URL(address), { search: '' }).href;
