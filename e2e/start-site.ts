import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../scripts/free-port.ts';
import { parseAccounts, publishSite } from './site.ts';

const SERVER = join(import.meta.dirname, '../server/src/main.ts');
const ANNOUNCEMENT = /^Press room: .* \(listening on (http\S+)\)\n[\s\S]*?\n\n/m;

/** Starts the real server as a new user would find it, with demo content. Answers how to end it. */
export default async function startSite(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-e2e-'));
  const port = await findFreePort();
  const server = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: directory,
      DATABASE_URL: '',
      PORT: String(port),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(directory, { recursive: true, force: true });
  };
  let output = '';
  server.stdout.setEncoding('utf8');
  for await (const text of server.stdout.iterator({ destroyOnReturn: false })) {
    output += String(text);
    const [, origin] = ANNOUNCEMENT.exec(output) ?? [];
    if (origin === undefined) continue;
    server.stdout.resume();
    publishSite({ origin, dataDir: directory, accounts: parseAccounts(output) });
    return stop;
  }
  await stop();
  throw new Error(`The server did not start:\n${output}`);
}
