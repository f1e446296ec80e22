import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { toConnectMs } from '../../config/database-address.ts';
import { type Client, openClient } from './pg.ts';

export const CHANGE_CHANNEL = 'press_room_content';
const RETRY_MS = 500;
/** Interval of keep-alive queries, which also keep proxies from closing the connection. */
const ASK_MS = 5000;
/** A busy server answers sooner than this. */
const SILENCE_MS = 10_000;
const PATIENCE_TICKS = 15;
/** Limit of remembered own notices. A forgotten one is handled again, which only clears caches. */
const OWN_MAX = 1000;

export interface ChangeNotices {
  subscribe: (listener: () => void) => void;
  /** Notifies this process of a committed change; its own notice from the server is then ignored. */
  tell: (id: string) => void;
  isListening: () => boolean;
  close: () => Promise<void>;
}

/** Rejects if an answer takes longer than `ms`. Time in which this process was blocked does not count. */
async function withPatience(ms: number, answer: Promise<unknown>): Promise<void> {
  const patience = Promise.withResolvers<never>();
  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
    if (ticks === PATIENCE_TICKS) patience.reject(new Error(`no answer within ${ms} ms`));
  }, ms / PATIENCE_TICKS);
  try {
    await Promise.race([answer, patience.promise]);
  } finally {
    clearInterval(clock);
  }
}

/**
 * Keeps one connection with LISTEN. If it breaks or is silent, it is opened again and subscribers drop their caches.
 * Calls `onSilence` each time the server does not answer.
 */
export function listenForChanges(url: string, onSilence: () => void): ChangeNotices {
  const listeners: (() => void)[] = [];
  /** Own notices that the server has not returned yet; some arrive before they are recorded. */
  const own = new LRUCache<string, true>({ max: OWN_MAX });
  let client: Client | null = null;
  let isListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const connectMs = toConnectMs(url);
  const silenceMs = Math.max(SILENCE_MS, connectMs);
  const wait = async (ms: number, answer: Promise<unknown>): Promise<void> => {
    const begin = performance.now();
    try {
      await withPatience(ms, answer);
    } catch (error) {
      if (performance.now() - begin >= ms) onSilence();
      throw error;
    }
  };

  const connect = async (): Promise<void> => {
    const next = openClient({ connectionString: url, connectionTimeoutMillis: connectMs });
    const lose = (): void => {
      if (client !== next) return;
      client = null;
      // Once per outage: without notices nothing is cached.
      const wasListening = isListening;
      isListening = false;
      own.clear();
      if (wasListening) tell();
      if (!isClosed) retry = setTimeout(() => void connect(), RETRY_MS).unref();
    };
    client = next;
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ payload = '' }) => {
      if (!own.delete(payload)) tell();
    });
    try {
      await wait(connectMs, next.connect());
      await wait(silenceMs, next.query(`listen ${CHANGE_CHANNEL}`));
      isListening = true;
      tell();
      while (client === next) {
        await delay(ASK_MS, undefined, { ref: false });
        if (client === next) await wait(silenceMs, next.query('select'));
      }
    } catch {
      lose();
      await next.end().catch(() => undefined);
    }
  };
  void connect();

  return {
    subscribe: (listener) => listeners.push(listener),
    tell: (id) => {
      if (isListening) own.set(id, true);
      tell();
    },
    isListening: () => isListening,
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      const last = client;
      client = null;
      isListening = false;
      await last?.end().catch(() => undefined);
    },
  };
}
