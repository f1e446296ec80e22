import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';

export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  /** Status of a correct answer. */
  status: number;
}

export interface Tally {
  right: number;
  /** Result of each request without a correct answer. */
  wrong: string[];
}

interface Options {
  connections: number;
  /** Number of retries of a repeatable request after its connection was interrupted, like proxies do. */
  retries?: number;
}

/** All clients together. */
const REQUESTS_PER_SECOND = 2500;
/** If answers are this late, the machine is too slow for client and server: all clients pause. */
const LATE_MS = 1000;
const REST_MS = 2000;

/**
 * Clients that each keep one connection as long as the server allows. The connection is idle in between, and may then
 * be closed.
 */
export function startKeepAliveLoad(
  origin: string,
  asked: readonly Asked[],
  { connections, retries = 0 }: Options,
): { tally: Tally; stop: () => Promise<Tally> } {
  // Node's own client needs more processor time than the server. Test certificates are self-signed. Over HTTP/2 one
  // connection would serve all clients.
  const pool = new Pool(origin, { connections, allowH2: false, connect: { rejectUnauthorized: false } });
  const tally: Tally = { right: 0, wrong: [] };
  let isStopping = false;
  const askUntilAnswered = async (wish: Asked): Promise<string | null> => {
    for (let left = wish.method === 'GET' ? retries : 0; ; left -= 1) {
      const failure = await askOnce(pool, wish);
      if (failure === null || left === 0) return failure;
    }
  };
  const pauseMs = (connections * 1000) / REQUESTS_PER_SECOND;
  let restsUntil = 0;
  const running = Array.from({ length: connections }, async (_, client) => {
    let due = performance.now();
    for (let at = client; !isStopping; at += 1) {
      const now = performance.now();
      if (now > restsUntil && now - due > LATE_MS) restsUntil = now + REST_MS;
      due = Math.max(due, restsUntil);
      if (due > now) await delay(due - now);
      due += pauseMs;
      const wish = asked[at % asked.length];
      if (wish === undefined) return;
      const failure = await askUntilAnswered(wish);
      if (failure === null) tally.right += 1;
      else tally.wrong.push(`${wish.method} ${wish.path}: ${failure}`);
    }
  });
  return {
    tally,
    stop: async () => {
      isStopping = true;
      await Promise.all(running);
      await pool.close();
      return tally;
    },
  };
}

/** Null: correct. */
async function askOnce(pool: Pool, { method, path, body, status }: Asked): Promise<string | null> {
  const headers = body === undefined ? {} : { 'Content-Type': 'application/json' };
  try {
    const answer = await pool.request({ method, path, headers, body: body ?? null });
    await answer.body.bytes();
    return answer.statusCode === status ? null : `answered ${answer.statusCode}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
