import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepWantedFiles, waitForFiles } from './demo-files.ts';
import { runServer } from './run-server.ts';
import { parseAccounts, publishSite } from './site.ts';

/** Starts the real server as a new user would find it, with demo content and some of its files. Answers how to end it. */
export default async function startSite(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-e2e-'));
  const first = await runServer(directory, { LOG_LEVEL: 'info' });
  await first.stop();
  keepWantedFiles(directory);
  const { origin, stop } = await runServer(directory);
  await waitForFiles(directory);
  publishSite({
    origin,
    dataDir: directory,
    greeting: first.output,
    accounts: parseAccounts(first.output),
  });
  return async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
