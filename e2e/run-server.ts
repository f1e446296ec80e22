import { execFileSync, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../scripts/free-port.ts';
import { type MovableClock, makeMovableClock } from '../scripts/movable-clock.ts';
import { makeDatabase } from '../server/test/make-database.ts';

/** PostgreSQL server on which each press room has a database; without one they run on SQLite. */
const POSTGRES = process.env.TEST_POSTGRES_URL;

const SERVER = join(import.meta.dirname, '../server/src/main.ts');
const COMMAND = join(import.meta.dirname, '../server/src/commands/run.ts');
/** Message of the server about a port that another process uses. */
const PORT_TAKEN = /^PORT: .* is taken /m;
/** Output up to the blank line below the address; a first start prints the demo accounts in between. */
const ANNOUNCEMENT = /^Press room: .* \(listening on (http\S+)\)\n(?:[\s\S]*?\n)?\n/m;

export interface RunningServer {
  origin: string;
  /** Output until it listens. */
  output: string;
  stop: () => Promise<void>;
  /** Kills the process (`kill -9`). */
  kill: () => Promise<void>;
}

/** Server with its own content and a movable clock. */
export interface LoadedServer extends RunningServer, Pick<MovableClock, 'now' | 'stand'> {
  dataDir: string;
  skipMinutes: (minutes: number) => void;
}

const nameDatabase = (dataDir: string): string => `press_room_${hash('sha256', dataDir).slice(0, 16)}`;

/** Uses the test database, because developers can have another one configured. */
function databaseOf(dataDir: string): { DATABASE_URL: string } {
  if (POSTGRES === undefined) return { DATABASE_URL: '' };
  const url = new URL(POSTGRES);
  url.pathname = `/${nameDatabase(dataDir)}`;
  return { DATABASE_URL: url.href };
}

/** Creates the database of a folder; call it before the first server or command. */
export async function provideDatabase(dataDir: string): Promise<void> {
  if (POSTGRES !== undefined) await makeDatabase(POSTGRES, nameDatabase(dataDir));
}

/** Runs an operator command on the data of a server. */
export const runCommand = (
  dataDir: string,
  words: readonly string[],
  { input, environment = {} }: { input?: string; environment?: Record<string, string> } = {},
): string =>
  execFileSync(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, ...databaseOf(dataDir), DEMO: 'off', ...environment },
    encoding: 'utf8',
    ...(input === undefined ? {} : { input }),
  });

/** Starts the real server with the content of a document instead of the demo; the folder contains both. */
export async function runLoadedServer(
  folder: string,
  content: object,
  environment: Record<string, string> = {},
): Promise<LoadedServer> {
  const dataDir = join(folder, 'data');
  const document = join(folder, 'content.json');
  writeFileSync(document, JSON.stringify(content));
  await provideDatabase(dataDir);
  runCommand(dataDir, ['db:load', document]);
  const clock = makeMovableClock(join(folder, 'clock'));
  const server = await runServer(dataDir, { DEMO: 'off', ...clock.environment, ...environment });
  const skipMinutes = (minutes: number): void => clock.move(minutes * 60_000);
  const { now, stand } = clock;
  return { ...server, dataDir, now, stand, skipMinutes };
}

/** Starts the real server on a free port, without limits. @throws its output if it does not start */
export async function runServer(
  directory: string,
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const startOnFreePort = async (): Promise<RunningServer> =>
    startServer(directory, { PORT: String(await findFreePort()), ...environment });
  try {
    return await startOnFreePort();
  } catch (error) {
    // Another process can take the free port before the server listens.
    const isTaken = error instanceof Error && PORT_TAKEN.test(error.message);
    if (!isTaken || environment.PORT !== undefined) throw error;
    return startOnFreePort();
  }
}

async function startServer(directory: string, environment: Record<string, string>): Promise<RunningServer> {
  const server = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: directory,
      ...databaseOf(directory),
      RATE_LIMITS: 'off',
      // The machine is busy, and scans have a low priority.
      SCAN_SECONDS: '60',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  const closed = once(server, 'close');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const stop = (): Promise<void> => end('SIGTERM');
  const kill = (): Promise<void> => end('SIGKILL');
  let output = '';
  let complaints = '';
  const { stdout, stderr } = server;
  if (stdout === null || stderr === null) throw new Error('A server was started without a pipe');
  stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
    process.stderr.write(text);
  });
  const listening = new Promise<string | null>((resolve) => {
    // Reads to the end: a process blocks if its output is not read.
    stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, origin] = ANNOUNCEMENT.exec(output) ?? [];
      if (origin !== undefined) resolve(origin);
    });
    stdout.once('end', () => resolve(null));
  });
  const origin = await listening;
  if (origin !== null) return { origin, output, stop, kill };
  await stop();
  await closed;
  throw new Error(`The server did not start:\n${output}${complaints}`);
}
