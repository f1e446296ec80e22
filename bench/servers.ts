import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findFreePort } from '../scripts/free-port.ts';
import { MODEST_HEAP, ONE_ARENA } from '../scripts/memory.ts';
import { askChild } from './loader.ts';
import { readCpuSeconds } from './processes.ts';

const ROOT = join(import.meta.dirname, '..');
const MAIN = join(ROOT, 'server/src/main.ts');
/** Compiled code is cached, as by `npm start`. */
const COMPILED = join(ROOT, '.cache/bench/compiled');
const START_LIMIT_MS = 120_000;

/** An answer of the app that the references repeat. */
export interface PreparedAnswer {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

export interface AppServer {
  child: ChildProcess;
  pid: number;
  port: number;
  origin: string;
  /** Time from the start of the process to the first 200, and its processor time. */
  msToFirstAnswer: number;
  cpuMsToFirstAnswer: number;
  stop(): Promise<void>;
}

export interface AppOptions {
  /** Copied to a separate directory; null: an empty one. */
  data: string | null;
  environment?: Record<string, string>;
  /** A module that is loaded into the process before the app. */
  preload?: string;
}

/** Starts the app as a user would, on a free port. */
export async function startApp({ data, environment = {}, preload }: AppOptions): Promise<AppServer> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-bench-'));
  if (data !== null) cpSync(data, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const server = await startAppIn(directory, { environment, ...(preload === undefined ? {} : { preload }) });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Starts the app on an existing directory, with the memory settings of `npm start`. */
export async function startAppIn(
  directory: string,
  { environment = {}, preload }: Omit<AppOptions, 'data'>,
): Promise<AppServer> {
  const port = await findFreePort();
  const start = performance.now();
  const flags = [...MODEST_HEAP, ...(preload === undefined ? [] : ['--import', preload])];
  const child = spawn(process.execPath, [...flags, MAIN], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...ONE_ARENA,
      NODE_COMPILE_CACHE: COMPILED,
      ...process.env,
      DATA_DIR: directory,
      PORT: String(port),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitForAnswer(child, `${origin}/api/press_room/press_group/?format=datatables`);
  return {
    child,
    pid: pidOf(child),
    port,
    origin,
    msToFirstAnswer: performance.now() - start,
    cpuMsToFirstAnswer: readCpuSeconds(pidOf(child)) * 1000,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function waitForAnswer(child: ChildProcess, address: string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    try {
      const response = await fetch(address);
      await response.arrayBuffer();
      if (response.status === 200) return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  throw new Error('The app did not start');
}

export interface ReferenceServer {
  pid: number;
  port: number;
  prepare(answer: PreparedAnswer): Promise<void>;
  stop(): void;
}

export async function startReference(kind: 'http' | 'fastify' | 'argon2'): Promise<ReferenceServer> {
  const child = fork(join(import.meta.dirname, 'reference.ts'), [kind]);
  const [address] = (await once(child, 'message')) as unknown[];
  return {
    pid: pidOf(child),
    port: z.object({ port: z.int() }).parse(address).port,
    prepare: async (answer) => {
      await askChild(child, answer);
    },
    stop: () => child.disconnect(),
  };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('A process did not start');
  return pid;
}
