import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { findNginx } from '../../../../scripts/nginx.ts';
import { findProgram } from '../../../../scripts/packages.ts';
import { addAttachment, addReleases, numberedTitles } from '../content.ts';
import { type Place, removePlace, withDatabase } from '../database.ts';
import { type Asked, startKeepAliveLoad } from '../keep-alive-load.ts';
import { call, until } from '../load.ts';
import { endAll, type StartedServer, startServer } from '../processes.ts';
import { aroundIncluded, deployedAt, startProxy } from '../proxies.ts';
import { makeReadyPlace } from '../ready-place.ts';

const MEGABYTE = 1024 * 1024;
const READS: readonly Asked[] = [
  { method: 'GET', path: '/api/press_room/press_release/?format=datatables&length=5', status: 200 },
  { method: 'GET', path: '/healthz', status: 200 },
];
/** Proxies do not retry it. */
const WRITE: Asked = { method: 'POST', path: '/api/account/token-auth/', body: '{}', status: 400 };

const programs = { nginx: findNginx(), caddy: findProgram('caddy') };
const has = (name: keyof typeof programs): boolean => programs[name] !== null || process.env.CI === 'true';
for (const name of ['nginx', 'caddy'] as const)
  if (!has(name)) console.log(`Skipped: machines behind ${name}, which is not installed`);

interface Behind {
  folder: string;
  ports: readonly [number, number];
  port: number;
}

async function startNginx({ folder, ports, port }: Behind, files: string): Promise<() => Promise<void>> {
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  const name = ['-subj', '/CN=press.example.com', '-days', '2'];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...name];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const configuration = deployedAt('nginx/press-room.conf', [
    ['10.0.0.11:8000', `127.0.0.1:${ports[0]}`],
    ['10.0.0.12:8000', `127.0.0.1:${ports[1]}`],
    ['listen 80;', `listen 127.0.0.1:${await findFreePort()};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['/etc/nginx/press-room/', `${folder}/`],
    ['/var/lib/press-room/files/', `${files}/`],
  ]);
  writeFileSync(join(folder, 'press-room.conf'), configuration);
  writeFileSync(join(folder, 'nginx.conf'), aroundIncluded(folder, 'press-room.conf'));
  return startProxy([programs.nginx ?? 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    signal: 'SIGQUIT',
    isUp: async () => (await call(`http://127.0.0.1:${port}/`)).kind === 'whole',
  });
}

function startCaddy({ folder, ports, port }: Behind): Promise<() => Promise<void>> {
  const configuration = deployedAt('caddy/Caddyfile', [
    ['10.0.0.11:8000', `127.0.0.1:${ports[0]}`],
    ['10.0.0.12:8000', `127.0.0.1:${ports[1]}`],
    // Without the site name, which no certificate authority would certify for this machine.
    ['press.example.com {', `{\n\tadmin off\n}\n\nhttp://127.0.0.1:${port} {`],
  ]);
  const path = join(folder, 'Caddyfile');
  writeFileSync(path, configuration);
  return startProxy([programs.caddy ?? 'caddy', 'run', '--adapter', 'caddyfile', '--config', path], {
    environment: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    signal: 'SIGTERM',
    isUp: async () => (await call(`http://127.0.0.1:${port}/healthz`)).kind === 'whole',
  });
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

describe('two machines behind a proxy', () => {
  let place: Place;
  let address: string;
  let file: Buffer;
  let behind: Behind;
  let stopProxy: () => Promise<void> = async () => undefined;
  beforeEach(async () => {
    place = await makeReadyPlace();
    file = randomBytes(20 * MEGABYTE);
    const [release = 0] = await withDatabase(place, (database) => addReleases(database, numberedTitles(10)));
    address = await addAttachment(place, release, file);
    const folder = join(place.DATA_DIR, 'proxy');
    mkdirSync(folder);
    const ports = [await findFreePort(), await findFreePort()] as const;
    behind = { folder, ports, port: await findFreePort() };
  });
  afterEach(async () => {
    await stopProxy();
    await endAll();
    await removePlace(place);
  });

  const startMachine = (at: 0 | 1, environment: Record<string, string>): Promise<StartedServer> =>
    startServer({ ...place, TRUST_PROXY: 'loopback', PORT: String(behind.ports[at]), ...environment });

  /** One is killed and restarted; then the other shuts down gracefully. */
  async function losesNothing(
    origin: string,
    environment: Record<string, string>,
    asked: readonly Asked[],
  ): Promise<void> {
    const [first, second] = [await startMachine(0, environment), await startMachine(1, environment)];
    const load = startKeepAliveLoad(origin, READS, { connections: 24 });
    const more = async (): Promise<void> => {
      const before = load.tally.right;
      await until(() => load.tally.right > before + 500);
    };
    await more();
    await first.end('SIGKILL');
    await more();
    const back = await startMachine(0, { ...environment, LOG_LEVEL: 'info' });
    // The proxy checks its health again.
    await back.outputs(/"route":"\/healthz"/);
    expect((await load.stop()).wrong).toEqual([]);

    const others = startKeepAliveLoad(origin, asked, { connections: 24 });
    await until(() => others.tally.right > 500);
    const ended = second.end('SIGTERM');
    await until(async () => (await call(`http://127.0.0.1:${behind.ports[1]}/readyz`)).kind === 'refused');
    expect(await ended).toBe(0);
    const before = others.tally.right;
    await until(() => others.tally.right > before + 500);
    expect((await others.stop()).wrong).toEqual([]);
  }

  it.runIf(has('nginx'))('lose no request through nginx, which sends files itself', async () => {
    stopProxy = await startNginx(behind, join(place.DATA_DIR, 'files'));
    const origin = `https://127.0.0.1:${behind.port}`;
    await losesNothing(origin, { ACCEL_REDIRECT: '/internal/', DRAIN_SECONDS: '3' }, READS);
    const saved = execFileSync('curl', ['-sk', `${origin}${address}`], { maxBuffer: 64 * MEGABYTE });
    expect(Buffer.compare(saved, file)).toBe(0);
    expect(bytesIn(join(behind.folder, 'proxy'))).toBe(0);
  });

  it.runIf(has('caddy'))('lose no request through Caddy', async () => {
    stopProxy = await startCaddy(behind);
    const origin = `http://127.0.0.1:${behind.port}`;
    // The proxy checks readiness, and routes elsewhere before a write could be lost.
    await losesNothing(origin, { DRAIN_SECONDS: '5' }, [...READS, WRITE]);
    const saved = Buffer.from(await (await fetch(`${origin}${address}`)).arrayBuffer());
    expect(Buffer.compare(saved, file)).toBe(0);
  });
});
