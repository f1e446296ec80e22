import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './load.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy');

/** A deployed configuration file with other locations and ports. @throws if it contains none of these */
export function deployedAt(file: string, places: readonly (readonly [string, string])[]): string {
  return places.reduce(
    (text, [usual, here]) => {
      if (!text.includes(usual)) throw new Error(`${file} does not say ${usual}`);
      return text.replaceAll(usual, here);
    },
    readFileSync(join(DEPLOY, file), 'utf8'),
  );
}

/** A complete configuration of nginx, which runs as the current user and writes only to the folder. */
export const aroundIncluded = (folder: string, file: string): string => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/${file};
}
`;

interface ProxyOptions {
  environment?: Record<string, string>;
  /** Signal that ends it. */
  signal: NodeJS.Signals;
  isUp: () => Promise<boolean>;
}

/**
 * Runs a third-party program. Returns when it is up, with a function that ends it.
 * @throws its output if it ends before
 */
export async function startProxy(
  [program, ...args]: readonly [string, ...string[]],
  { environment = {}, signal, isUp }: ProxyOptions,
): Promise<() => Promise<void>> {
  const { PATH } = process.env;
  const child = spawn(program, args, { env: { PATH, ...environment }, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const closed = once(child, 'close');
  await until(async () => {
    if (child.exitCode !== null) throw new Error(complaints);
    return isUp();
  });
  return async () => {
    child.kill(signal);
    await closed;
  };
}
