import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '../scripts/free-port.ts';

const SERVER = join(import.meta.dirname, '../server/src/main.ts');
const COMMAND = join(import.meta.dirname, '../server/src/commands/run.ts');
/** For a server whose clock a journey moves on. */
export const MOVABLE_CLOCK = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href}`,
};
/** To the blank line below; a first start has the demo accounts in between. */
const ANNOUNCEMENT = /^Press room: .* \(listening on (http\S+)\)\n(?:[\s\S]*?\n)?\n/m;

export interface RunningServer {
  origin: string;
  /** What it printed until it listened. */
  output: string;
  stop: () => Promise<void>;
  /** Ends it with `kill -9`. */
  kill: () => Promise<void>;
  /** By its clock, which goes forward where it was started with `MOVABLE_CLOCK`. */
  now: () => Date;
  /** Until its clock has moved on; only where it was started with `MOVABLE_CLOCK`. */
  skipMinutes: (minutes: number) => Promise<void>;
}

/** Starts the real server with the content of a document instead of the demo; both lie in the folder. */
export async function runLoadedServer(
  folder: string,
  content: object,
  environment: Record<string, string> = {},
): Promise<RunningServer & { dataDir: string }> {
  const dataDir = join(folder, 'data');
  const document = join(folder, 'content.json');
  writeFileSync(document, JSON.stringify(content));
  execFileSync(process.execPath, [COMMAND, 'db:load', document], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'off' },
  });
  return { ...(await runServer(dataDir, { DEMO: 'off', ...environment })), dataDir };
}

/** Starts the real server on a free port, without limits. @throws what it printed when it does not start */
export async function runServer(
  directory: string,
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const port = await findFreePort();
  const server = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATA_DIR: directory,
      DATABASE_URL: '',
      PORT: String(port),
      RATE_LIMITS: 'off',
      // The machine is busy, and what scans gives way to all else.
      SCAN_SECONDS: '60',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const stop = (): Promise<void> => end('SIGTERM');
  const kill = (): Promise<void> => end('SIGKILL');
  let ahead = 0;
  const skipMinutes = async (minutes: number): Promise<void> => {
    const moved = once(server, 'message');
    server.send(minutes);
    await moved;
    ahead += minutes;
  };
  const now = (): Date => new Date(Date.now() + ahead * 60_000);
  let output = '';
  const { stdout } = server;
  if (stdout === null) throw new Error('A server was started without a pipe');
  stdout.setEncoding('utf8');
  for await (const text of stdout.iterator({ destroyOnReturn: false })) {
    output += String(text);
    const [, origin] = ANNOUNCEMENT.exec(output) ?? [];
    if (origin === undefined) continue;
    stdout.resume();
    return { origin, output, stop, kill, now, skipMinutes };
  }
  await stop();
  throw new Error(`The server did not start:\n${output}`);
}
