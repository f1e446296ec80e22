import { type IncomingMessage, request } from 'node:http';

/** Result of one request: a complete answer, none, or an interrupted one. */
export type Outcome =
  | { kind: 'whole'; status: number; headers: IncomingMessage['headers']; text: string }
  | { kind: 'refused' }
  | { kind: 'torn' };

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Cancels it. */
  signal?: AbortSignal;
  /** Called when the server has started to process the request; only then the body is sent. */
  onBegun?: () => void;
}

/** Number of times that a slow machine may delay a request too long. */
const LATE_TIMES = 3;

/** One request on a new connection. */
export async function call(url: string, wish: Call = {}): Promise<Outcome> {
  const { body = '', onBegun } = wish;
  let outcome = await callOnce(url, wish);
  if (typeof body !== 'string' || onBegun !== undefined) return outcome;
  for (let times = 0; times < LATE_TIMES && isLate(outcome); times += 1) outcome = await callOnce(url, wish);
  return outcome;
}

/** The server timed out before it received the request, and did nothing. */
const isLate = (outcome: Outcome): boolean => outcome.kind === 'whole' && outcome.status === 408;

function callOnce(
  url: string,
  { method = 'GET', headers = {}, body, signal, onBegun }: Call,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const sent = request(
      url,
      { method, headers, agent: false, ...(signal === undefined ? {} : { signal }) },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('error', () => resolve({ kind: 'torn' }));
        answer.on('close', () => {
          if (!answer.complete) resolve({ kind: 'torn' });
          else resolve({ kind: 'whole', status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      },
    );
    sent.on('error', () => resolve({ kind: 'refused' }));
    if (onBegun === undefined) {
      sent.end(body);
      return;
    }
    sent.setHeader('Expect', '100-continue');
    sent.on('continue', () => {
      sent.end(body);
      onBegun();
    });
    sent.flushHeaders();
  });
}

export function signIn(
  origin: string,
  { email, password }: { email: string; password: string },
  { language = 'en', ...more }: { language?: string; onBegun?: () => void } = {},
): Promise<Outcome> {
  return call(`${origin}/api/account/token-auth/`, {
    ...more,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ email, password }),
  });
}

/** Addresses of the release list that were never requested, so that no cache answers them. */
let asked = 0;
export function freshList(origin: string): string {
  asked += 1;
  return `${origin}/api/press_room/press_release/?format=datatables&length=5&draw=${asked}`;
}

/** Orders of the list that were never requested, so that the database must compute them. */
export const freshScan = (origin: string): string =>
  `${freshList(origin)}&columns[0][data]=title&columns[0][orderable]=true&order[0][column]=0&order[0][dir]=desc`;

export interface Load {
  outcomes: Outcome[];
  /** Waits for the running requests. Returns all outcomes. */
  stop: () => Promise<Outcome[]>;
}

/** Several clients, each sending its next request when it has its answer. */
export function startLoad(callers: number, ask: () => Promise<Outcome>): Load {
  const outcomes: Outcome[] = [];
  let isStopping = false;
  const running = Array.from({ length: callers }, async () => {
    while (!isStopping) {
      const outcome = await ask();
      outcomes.push(outcome);
      // A refusal arrives immediately: wait before the next attempt.
      if (outcome.kind === 'refused') await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  return {
    outcomes,
    stop: async () => {
      isStopping = true;
      await Promise.all(running);
      return outcomes;
    },
  };
}

/** Upper limit of waiting, long enough for a busy machine. */
const IN_VAIN_MS = 900_000;

/** Waits for a condition. @throws the condition if it can no longer become true */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const begin = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begin > IN_VAIN_MS) throw new Error(`Waited in vain until ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
