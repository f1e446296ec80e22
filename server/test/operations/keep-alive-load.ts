import http, { type Agent, type IncomingMessage } from 'node:http';
import https from 'node:https';

export interface Asked {
  method: string;
  path: string;
  body?: string;
  /** What a right answer has. */
  status: number;
}

export interface Tally {
  right: number;
  /** What became of each that was not answered rightly. */
  wrong: string[];
}

interface Options {
  connections: number;
  /** So often a request that may be repeated is sent again where its connection broke, as proxies do. */
  retries?: number;
}

/** Clients that each keep one connection as long as the server lets them, and ask again as soon as they are answered. */
export function startKeepAliveLoad(
  origin: string,
  asked: readonly Asked[],
  { connections, retries = 0 }: Options,
): { tally: Tally; stop: () => Promise<Tally> } {
  const options = { keepAlive: true, maxSockets: connections };
  // Certificates of tests are signed by nobody.
  const agent = origin.startsWith('https:')
    ? new https.Agent({ ...options, rejectUnauthorized: false })
    : new http.Agent(options);
  const tally: Tally = { right: 0, wrong: [] };
  let isStopping = false;
  const askUntilAnswered = async (wish: Asked): Promise<string | null> => {
    for (let left = wish.method === 'GET' ? retries : 0; ; left -= 1) {
      const failure = await askOnce(origin, agent, wish);
      if (failure === null || left === 0) return failure;
    }
  };
  const running = Array.from({ length: connections }, async (_, client) => {
    for (let at = client; !isStopping; at += 1) {
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
      agent.destroy();
      return tally;
    },
  };
}

/** Null: as it should be. */
function askOnce(
  origin: string,
  agent: Agent,
  { method, path, body, status }: Asked,
): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const onAnswer = (answer: IncomingMessage): void => {
      answer.resume();
      answer.on('error', (error) => resolve(error.message));
      answer.on('close', () => {
        if (!answer.complete) resolve('torn');
        else resolve(answer.statusCode === status ? null : `answered ${answer.statusCode}`);
      });
    };
    const { request } = origin.startsWith('https:') ? https : http;
    const sent = request(`${origin}${path}`, { method, agent, headers }, onAnswer);
    sent.on('error', (error) => resolve(error.message));
    sent.end(body);
  });
}
