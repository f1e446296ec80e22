import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../scripts/free-port.ts';
import { findNginx } from '../scripts/nginx.ts';
import { installPackage } from '../scripts/packages.ts';

export interface NginxServer {
  pid: number;
  port: number;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 10_000;

/** Finds nginx, or installs Debian's package if permitted; returns why not, or null if it is available. */
export const provideNginx = (): string | null =>
  findNginx() === null ? installPackage('nginx-light') : null;

/** Debian's nginx with its default configuration, as our own process; `locations`: content of the server block. */
export async function startNginx(locations: string): Promise<NginxServer> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-nginx-'));
  const port = await findFreePort();
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(directory, name)};`,
  );
  const configuration = `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${join(directory, 'pid')};
error_log ${join(directory, 'error.log')};
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  access_log off;
  types { application/pdf pdf; }
  ${scratch.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${locations}
  }
}
`;
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, configuration);
  const child = spawn(findNginx() ?? 'nginx', ['-c', file, '-p', directory], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await waitForPort(child, port);
  return {
    pid: child.pid ?? 0,
    port,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function waitForPort(child: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nginx did not start');
}
