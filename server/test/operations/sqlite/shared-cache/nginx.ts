import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../../../scripts/free-port.ts';
import { findNginx } from '../../../../../scripts/nginx.ts';
import { call } from '../../load.ts';
import { aroundIncluded, deployedAt, startProxy } from '../../proxies.ts';

const DEPLOYED = join(import.meta.dirname, '../../../../../deploy/nginx');
const program = findNginx();

/** False where the test command could not provide it; with CI=true the tests run all the same, and fail. */
export const hasNginx = program !== null || process.env.CI === 'true';
if (!hasNginx) console.log('Skipped: tests with a shared cache, because nginx with Lua is not installed');

export interface SharedCache {
  origin: string;
  /** Takes purge calls. */
  purgeUrl: string;
  /** How often each state of `$upstream_cache_status` was answered. */
  counts: () => Record<string, number>;
  /** The names of each purge that was taken, in their order. */
  purges: () => string[][];
  stop: () => Promise<void>;
}

interface CacheOptions {
  folder: string;
  /** Port of the press room. */
  port: number;
  secret: string;
}

/** The places that are free to choose; the port of the cache that takes purges is chosen by the caller. */
export async function startSharedCache(
  { folder, port, secret }: CacheOptions,
  ports: { reading: number; purging: number },
): Promise<SharedCache> {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(DEPLOYED, 'shared-cache.lua'), join(folder, 'shared-cache.lua'));
  writeFileSync(join(folder, 'secret'), `${secret}\n`);
  writeFileSync(join(folder, 'shared-cache.conf'), cacheAt(folder, { ...ports, port }));
  const modules = ['ndk_http_module', 'ngx_http_lua_module'];
  writeFileSync(join(folder, 'nginx.conf'), aroundIncluded(folder, 'shared-cache.conf', modules));
  const origin = `http://127.0.0.1:${ports.reading}`;
  const purgeUrl = `http://127.0.0.1:${ports.purging}/purge`;
  const stop = await startProxy([program ?? 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    signal: 'SIGQUIT',
    isUp: async () => (await call(purgeUrl)).kind === 'whole',
  });
  const lines = (name: string): string[] => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  };
  return {
    origin,
    purgeUrl,
    counts: () => {
      const counts: Record<string, number> = {};
      for (const line of lines('reading.log')) {
        const [state = ''] = line.split(' ', 1);
        counts[state] = (counts[state] ?? 0) + 1;
      }
      return counts;
    },
    purges: () =>
      lines('purges.log')
        .map((line) => line.split(' '))
        .filter(([status]) => status === '204')
        .map(([, ...names]) => names),
    stop,
  };
}

export const freePorts = async (): Promise<{ reading: number; purging: number }> => ({
  reading: await findFreePort(),
  purging: await findFreePort(),
});

function cacheAt(folder: string, ports: { port: number; reading: number; purging: number }): string {
  return deployedAt('nginx/shared-cache.conf', [
    ['/var/cache/nginx/press-room', join(folder, 'cache')],
    ['/etc/nginx/press-room', folder],
    ['127.0.0.1:8000', `127.0.0.1:${ports.port}`],
    ['listen 80;', `listen 127.0.0.1:${ports.reading};`],
    ['127.0.0.1:8081;', `127.0.0.1:${ports.purging};`],
    ['/var/log/nginx/press-room.log', join(folder, 'reading.log')],
    ['/var/log/nginx/press-room-purges.log', join(folder, 'purges.log')],
  ]);
}
