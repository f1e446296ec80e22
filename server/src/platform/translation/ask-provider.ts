import { setTimeout as wait } from 'node:timers/promises';
import { askOutbound, type OutboundReply } from '../outbound/ask.ts';
import { ProviderFailure } from './provider.ts';

const ANSWER_MAX_BYTES = 8_000_000;
/** Longer waits are reported to the officer. */
const WAIT_MAX_MS = 10_000;
const WAIT_DEFAULT_MS = 1000;

interface ProviderQuestion {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: object;
}

/** Asks a provider in JSON, and again if it reports that it is busy (429, 503). @throws {ProviderFailure} */
export async function askProvider(question: ProviderQuestion, signal: AbortSignal): Promise<unknown> {
  const first = await send(question, signal);
  const isBusy = first.status === 429 || first.status === 503 || first.status === 529;
  const pause = toPause(first.retryAfter);
  if (!isBusy || pause > WAIT_MAX_MS) return read(first);
  try {
    await wait(pause, undefined, { signal });
  } catch {
    throw new ProviderFailure('slow', 'no answer in time');
  }
  return read(await send(question, signal));
}

async function send(
  { url, method = 'POST', headers = {}, body }: ProviderQuestion,
  signal: AbortSignal,
): Promise<OutboundReply> {
  const given = {
    Accept: 'application/json',
    'User-Agent': 'press-room',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  };
  const sent = { url, method, headers: given, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  try {
    return await askOutbound(sent, { signal, maxBytes: ANSWER_MAX_BYTES });
  } catch (error) {
    if (signal.aborted) throw new ProviderFailure('slow', 'no answer in time');
    throw new ProviderFailure('unreachable', error instanceof Error ? error.message : 'no connection');
  }
}

/** Milliseconds; `Retry-After` contains seconds or a date. */
function toPause(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return WAIT_DEFAULT_MS;
  const seconds = Number(retryAfter);
  const pause = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(pause) ? WAIT_DEFAULT_MS : Math.max(0, pause);
}

function read({ status, body }: OutboundReply): unknown {
  if (status === 456 || status === 402) throw new ProviderFailure('quota', `status ${status}`);
  if (status === 429 || status === 503 || status === 529)
    throw new ProviderFailure('limited', `status ${status}`);
  if (status >= 500) throw new ProviderFailure('unreachable', `status ${status}`);
  if (status < 200 || status >= 300) throw new ProviderFailure('refused', `status ${status}`);
  try {
    return JSON.parse(body);
  } catch {
    throw new ProviderFailure('unreadable', 'no JSON');
  }
}
