import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideDatabase, runServer } from './run-server.ts';
import { parseAccounts, publishSite } from './site.ts';

/** Starts the real server with demo content, as for a new user. @returns a function that stops it */
export default async function startSite(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-e2e-'));
  await provideDatabase(directory);
  const { origin, output, stop } = await runServer(directory, { LOG_LEVEL: 'info' });
  publishSite({ origin, dataDir: directory, greeting: output, accounts: parseAccounts(output) });
  return async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
