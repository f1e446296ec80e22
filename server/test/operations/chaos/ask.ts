import { setTimeout as delay } from 'node:timers/promises';
import { call, type Outcome } from '../load.ts';
import { judgeAnswer, judgeBreak } from './invariants/answers.ts';
import type { Room } from './room.ts';

/** A request that waits longer never ends. */
const DEADLINE_MS = 300_000;
const MOST_TIMES = 20;
const AGAIN_MS = 100;

export interface Wish {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** JSON, or raw bytes. */
  body?: object;
  /** Expected refusals. */
  refusals?: readonly number[];
}

interface When {
  /** Before it was sent and after it was answered, by the true clock. */
  from: number;
  until: number;
}
export type Whole = Extract<Outcome, { kind: 'whole' }> & When;
/** `unknown`: it may have been executed. */
export type Reply = (Whole & { is: 'acknowledged' | 'refused' }) | (When & { is: 'unknown' });

/** Sends a request and checks the answer against the contract. */
export async function ask(room: Room, wish: Wish): Promise<Reply> {
  const { method = 'GET', path, headers = {}, body, refusals = [] } = wish;
  const isJson = body !== undefined && !(body instanceof Uint8Array);
  const from = Date.now();
  const outcome = await call(room.origin + path, {
    method,
    headers: isJson ? { ...headers, 'Content-Type': 'application/json' } : headers,
    ...(body === undefined ? {} : { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  const when = { from, until: Date.now() };
  const name = `${method} ${path}`;
  if (outcome.kind !== 'whole') {
    judgeBreak(room, name, { ...when, isLate: when.until - from >= DEADLINE_MS });
    room.history.count('outcomes', 'broke off');
    return { is: 'unknown', ...when };
  }
  const { status } = outcome;
  room.history.count('outcomes', status < 400 ? 'acknowledged' : `refused with ${status}`);
  judgeAnswer(room, name, { ...outcome, refusals });
  // A commit may have succeeded although its acknowledgement was lost.
  if (status === 503) return { is: 'unknown', ...when };
  return { is: status < 400 ? 'acknowledged' : 'refused', ...outcome, ...when };
}

/** After all faults only a slow machine can delay an answer: refused requests are retried. */
export async function tryAgain<Result>(
  attempt: () => Promise<Result>,
  isDone: (result: Result) => boolean,
): Promise<Result> {
  let result = await attempt();
  for (let times = 1; times < MOST_TIMES && !isDone(result); times += 1) {
    await delay(AGAIN_MS);
    result = await attempt();
  }
  return result;
}

export const askUntilKnown = (room: Room, wish: Wish): Promise<Reply> =>
  tryAgain(
    () => ask(room, wish),
    ({ is }) => is !== 'unknown',
  );

export const bodyOf = <Body>({ text }: Pick<Whole, 'text'>): Body => JSON.parse(text) as Body;
