import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../../../scripts/free-port.ts';
import { findNginx } from '../../../../../scripts/nginx.ts';
import { call } from '../../load.ts';
import { aroundIncluded, deployedAt, startProxy } from '../../proxies.ts';

const program = findNginx();

/** False if the test command could not provide it; with CI=true the tests run nevertheless, and fail. */
export const hasNginx = program !== null || process.env.CI === 'true';
if (!hasNginx) console.log('Skipped: tests with a shared cache, because nginx is not installed');

export interface SharedCache {
  origin: string;
  /** Number of answers by `$upstream_cache_status`. */
  counts: () => Record<string, number>;
  stop: () => Promise<void>;
}

/** `folder` contains all files that it writes; `port`: of the press room. */
export async function startSharedCache(folder: string, port: number): Promise<SharedCache> {
  mkdirSync(folder, { recursive: true });
  const reading = await findFreePort();
  const log = join(folder, 'reading.log');
  const cache = deployedAt('nginx/shared-cache.conf', [
    ['/var/cache/nginx/press-room', join(folder, 'cache')],
    ['127.0.0.1:8000', `127.0.0.1:${port}`],
    ['listen 80;', `listen 127.0.0.1:${reading};`],
    ['/var/log/nginx/press-room.log', log],
  ]);
  writeFileSync(join(folder, 'shared-cache.conf'), cache);
  writeFileSync(join(folder, 'nginx.conf'), aroundIncluded(folder, 'shared-cache.conf'));
  const origin = `http://127.0.0.1:${reading}`;
  const stop = await startProxy([program ?? 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    signal: 'SIGQUIT',
    isUp: async () => (await call(`${origin}/healthz`)).kind === 'whole',
  });
  return {
    origin,
    counts: () => {
      const counts: Record<string, number> = {};
      const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [];
      for (const line of lines) {
        const [state = ''] = line.split(' ', 1);
        counts[state] = (counts[state] ?? 0) + 1;
      }
      return counts;
    },
    stop,
  };
}
