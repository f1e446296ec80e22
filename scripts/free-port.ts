import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range of ephemeral ports, so that no other test's server gets it before it is used. */
const LOWEST = 12_000;
const BEYOND = 32_000;
const MOST_TRIES = 100;

/** Returns a port of 127.0.0.1 that is free at this moment. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(LOWEST, BEYOND);
    if (await isFree(port)) return port;
  }
  throw new Error('No port could be had');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
