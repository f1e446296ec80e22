import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';
import { findProgram, installPackage, isExecutable } from './packages.ts';
import { killAndWait, listChildren } from './processes.ts';

const DEBIAN_ROOT = '/usr/lib/postgresql';

export interface PostgresServer {
  /** Address of the database `postgres`, as a superuser. */
  readonly url: string;
  /** Process id of the postmaster; undefined while it is stopped. */
  readonly pid: number | undefined;
  /** Starts it again after `shutDown` or `kill`. */
  start: () => Promise<void>;
  /** Stops it gracefully and keeps its files. */
  shutDown: () => Promise<void>;
  /** Kills all its processes with `kill -9` and keeps its files. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  /** Ends it and deletes its files. */
  stop: () => Promise<void>;
}

interface ClusterOptions {
  fsync: boolean;
  /** Starts as a copy of the server at this address, and follows it as a standby. */
  follows?: string;
  parent?: string | undefined;
}

/** Folder of PostgreSQL's programs, the newest version; null: none. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_ROOT, version, 'bin'));
  const initdb = findProgram('initdb');
  if (initdb !== null) folders.push(dirname(initdb));
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name)))) ?? null
  );
}

/**
 * Finds PostgreSQL's programs, or installs Debian's package if permitted. Does not use the cluster that the package
 * creates.
 */
export function providePostgres(): { folder: string } | { reason: string } {
  const found = findPostgres();
  if (found !== null) return { folder: found };
  const failure = installPackage('postgresql');
  const folder = failure === null ? findPostgres() : null;
  return folder === null ? { reason: `no PostgreSQL: ${failure ?? 'the package brought none'}` } : { folder };
}

/**
 * Creates a temporary cluster on a free port of 127.0.0.1 and starts it. Its files are in a new folder in `parent`,
 * which must be accessible to every account, and are deleted when this process ends, however it ends. Without `fsync`
 * it is faster, but loses data if the machine crashes.
 */
export async function startPostgres({ fsync, follows, parent }: ClusterOptions): Promise<PostgresServer> {
  const folder = findPostgres();
  if (folder === null) throw new Error('PostgreSQL is not installed');
  const owner = findOwner();
  const root = mkdtempSync(join(parent ?? (owner === null ? tmpdir() : '/tmp'), 'press-room-postgres-'));
  if (owner !== null) chownSync(root, owner.uid, owner.gid);
  chmodSync(root, 0o700);
  const guard = cleanUpAfterThisProcess(root);
  const place = { root, folder, options: { cwd: root, ...owner } };
  if (follows === undefined) createCluster(place);
  else copyCluster(place, follows);
  const port = await findFreePort();
  let server = await launch(place, { port, fsync });

  const shutDown = async (): Promise<void> => {
    const running = server;
    server = null;
    if (running !== null) await end(running, ['SIGINT']);
  };
  const start = async (): Promise<void> => {
    server ??= await launch(place, { port, fsync });
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    get pid() {
      return server?.pid;
    },
    start,
    shutDown,
    kill: async () => {
      const running = server;
      server = null;
      if (running?.pid === undefined) return;
      const children = listChildren(running.pid);
      await end(running, ['SIGKILL']);
      await killAndWait(children);
    },
    restart: async () => {
      await shutDown();
      await start();
    },
    stop: async () => {
      await shutDown();
      rmSync(root, { recursive: true, force: true });
      guard.stdin?.end();
    },
  };
}

interface Place {
  root: string;
  folder: string;
  options: { cwd: string; uid?: number; gid?: number };
}

function createCluster(place: Place): void {
  const flags = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  runProgram(place, 'initdb', ['-D', join(place.root, 'data'), ...flags]);
}

/** The primary server knows it as `standby`. */
function copyCluster(place: Place, follows: string): void {
  const url = Object.assign(new URL(follows), { search: '?application_name=standby' }).href;
  const flags = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync', '--dbname', url];
  runProgram(place, 'pg_basebackup', ['-D', join(place.root, 'data'), ...flags]);
}

function runProgram({ folder, options }: Place, name: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(join(folder, name), args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
}

async function launch(
  { root, folder, options }: Place,
  { port, fsync }: { port: number; fsync: boolean },
): Promise<ChildProcess | null> {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${root}`,
    'max_connections=200',
    'log_min_messages=warning',
    'lc_messages=C',
    ...(fsync
      ? ['fsync=on', 'recovery_init_sync_method=syncfs']
      : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const parameters = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(join(folder, 'postgres'), ['-D', join(root, 'data'), ...parameters], {
    ...options,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-10_000);
  });
  while (!isReady(root, server.pid)) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`PostgreSQL did not start: ${log}`);
    await delay(20);
  }
  // Neither the server nor its log keeps our process alive.
  server.unref();
  if ('unref' in server.stderr && typeof server.stderr.unref === 'function') server.stderr.unref();
  return server;
}

// The lock file shows the progress of the start; after a crash the previous one exists until it is replaced.
function isReady(root: string, pid: number | undefined): boolean {
  const lines = readIfThere(join(root, 'data', 'postmaster.pid')).split('\n');
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

async function end(server: ChildProcess, [signal]: [NodeJS.Signals]): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.ref();
  server.kill(signal);
  await ended;
}

/** Account that PostgreSQL runs as, because it refuses to run as root; null: we are not root. */
function findOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find((fields) => fields[0] === name))
    .find(Boolean);
  if (account === undefined) throw new Error('There is no account that PostgreSQL could run as');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

// A shell in its own session waits until its input is closed, which also happens when this process dies.
const GUARD = `
cat >/dev/null
pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid" && sleep 1
rm -rf "$1"`;

function cleanUpAfterThisProcess(root: string): ChildProcess {
  const guard = spawn('sh', ['-c', GUARD, 'guard', root], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  const input: unknown = guard.stdin;
  if (input !== null && typeof input === 'object' && 'unref' in input && typeof input.unref === 'function')
    input.unref();
  return guard;
}
