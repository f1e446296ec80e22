import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../../errors/operator-error.ts';

type Program = 'pg_dump' | 'pg_restore';

/** Where Debian puts the programs of each release. */
const DEBIAN = '/usr/lib/postgresql';

/** A program at least as new as the server; `url`: the database that it works on. */
export interface ClientProgram {
  name: Program;
  path: string;
  url: string;
}

/** @throws {OperatorError} if there is none, or only an older one */
export async function findClientProgram(name: Program, url: string, server: number): Promise<ClientProgram> {
  const own = join(DEBIAN, String(server), 'bin', name);
  const path = existsSync(own) ? own : await say('sh', ['-c', 'command -v "$0"', name]);
  const version = path === '' ? Number.NaN : Number(/\) (\d+)/.exec(await say(path, ['--version']))?.[1]);
  const advice = `install postgresql-client-${server} (Debian), or what has ${name} ${server} elsewhere`;
  if (Number.isNaN(version)) {
    throw new OperatorError(`${name} is not there, without which PostgreSQL is not copied: ${advice}.`);
  }
  if (version < server) {
    throw new OperatorError(`${name} ${version} is older than the server, which is ${server}: ${advice}.`);
  }
  return { name, path, url };
}

/** First line of a program's output; empty if the program does not exist. */
async function say(path: string, args: readonly string[]): Promise<string> {
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const closed = once(child, 'close').catch(() => undefined);
  const [said] = await Promise.all([text(child.stdout), closed]);
  return said.trim();
}

/** Output of a program. */
export function readFrom(program: ClientProgram, args: readonly string[]): Readable {
  const { child, ended } = start(program, args);
  async function* read(): AsyncGenerator<Uint8Array> {
    try {
      yield* child.stdout;
      await ended;
    } finally {
      child.kill();
    }
  }
  return Readable.from(read(), { objectMode: false });
}

/** Runs it without input and output. */
export async function run(program: ClientProgram, args: readonly string[]): Promise<void> {
  const { child, ended } = start(program, args);
  child.stdout.resume();
  await ended;
}

function start({ name, path, url }: ClientProgram, args: readonly string[]) {
  const { address, password } = withoutPassword(url);
  const child = spawn(path, [...args, '--no-password', '--dbname', address], {
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints = text(child.stderr);
  const failed = once(child, 'error');
  const ended = Promise.race([
    once(child, 'close'),
    failed.then(([error]: unknown[]) => Promise.reject(error)),
  ]).then(async ([code]) => {
    if (code !== 0) throw new OperatorError(`${name} failed: ${(await complaints).trim()}`);
  });
  // Awaited after the output is read.
  ended.catch(() => undefined);
  return { child, ended };
}

/** Command lines are visible to all users of the machine. */
export function withoutPassword(url: string): { address: string; password: string } {
  const match = /^(postgres(?:ql)?:\/\/[^:@/?#]*):([^@/?#]*)(@.*)$/s.exec(url);
  const [, before, password, behind] = match ?? [];
  return before === undefined || password === undefined || behind === undefined
    ? { address: url, password: '' }
    : { address: `${before}${behind}`, password: decodeURIComponent(password) };
}
