import { fork } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { startLoader } from './loader.ts';
import { measureInTurns, type Rounds } from './measure.ts';
import { type MediaContent, makeMediaContent } from './media-content.ts';
import { provideNginx, startNginx } from './nginx.ts';
import { startAppIn } from './servers.ts';

const FILE_BYTES = 50 * 1024 * 1024;
const CONNECTIONS = 4;
const INTERNAL = '/internal/';

export interface DownloadFigures {
  server: 'nginx' | 'node' | 'app' | 'front';
  megabytesPerSecond: number;
  p50: number;
  /** Processor time of the server per file, in milliseconds. */
  cpuMs: number;
}

/**
 * Downloads of a 50 MB file from the app, directly and behind nginx, and of the same bytes from nginx and plain Node.
 */
export async function measureDownloads(rounds: Rounds): Promise<DownloadFigures[] | string> {
  const missing = provideNginx();
  if (missing !== null) return missing;
  const content = await makeMediaContent(FILE_BYTES);
  const path = `/media/${content.key}/magazine.pdf`;
  const stops: (() => Promise<void> | void)[] = [];
  const loader = startLoader();
  try {
    const nginx = await startNginx(`root ${makeRoot(content, path)};`);
    stops.push(() => nginx.stop());
    const node = await startNode(content.path);
    stops.push(() => node.stop());
    const app = await startAppIn(content.directory, { environment: { DEMO: 'off' } });
    stops.push(() => app.stop());
    const copy = await makeMediaContent(FILE_BYTES);
    stops.push(() => rmSync(copy.directory, { recursive: true, force: true }));
    const accel = { environment: { DEMO: 'off', ACCEL_REDIRECT: INTERNAL } };
    const behind = await startAppIn(copy.directory, accel);
    stops.push(() => behind.stop());
    const front = await startNginx(`
    location / { proxy_pass ${behind.origin}; }
    location ${INTERNAL} {
      internal;
      alias ${join(copy.directory, 'files')}/;
      add_header X-Content-Type-Options nosniff;
      add_header Content-Security-Policy $upstream_http_content_security_policy;
      add_header Cross-Origin-Resource-Policy $upstream_http_cross_origin_resource_policy;
    }`);
    stops.push(() => front.stop());
    const targets = { nginx, node, app, front };
    const figures = await measureInTurns(loader, { path }, targets, { ...rounds, connections: CONNECTIONS });
    return (['nginx', 'node', 'app', 'front'] as const).map((server) => ({
      server,
      megabytesPerSecond: (figures[server].perSecond * FILE_BYTES) / 1e6,
      p50: figures[server].p50,
      cpuMs: figures[server].cpuEach / 1000,
    }));
  } finally {
    loader.stop();
    for (const stop of stops.toReversed()) await stop();
    rmSync(content.directory, { recursive: true, force: true });
  }
}

/** A folder in which nginx finds the same file under the app's path. */
function makeRoot({ directory, path: file }: MediaContent, path: string): string {
  const root = join(directory, 'root');
  mkdirSync(dirname(join(root, path)), { recursive: true });
  linkSync(file, join(root, path));
  return root;
}

async function startNode(path: string): Promise<{ pid: number; port: number; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'media-reference.ts'), [path]);
  const [address] = (await once(child, 'message')) as unknown[];
  const { port } = z.object({ port: z.int() }).parse(address);
  return { pid: child.pid ?? 0, port, stop: () => child.disconnect() };
}
