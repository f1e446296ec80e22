import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { toConnectMs } from '../../config/database-address.ts';
import { type Client, openClient } from './pg.ts';

export const CHANGE_CHANNEL = 'press_room_content';
const RETRY_MS = 500;
/** How often the server is asked whether it is still there; a proxy in between sees that the connection is used. */
const ASK_MS = 5000;
/** A server that is only busy answers sooner. */
const SILENCE_MS = 10_000;
const PATIENCE_TICKS = 15;
/** One that was forgotten is heard twice, which costs but what is kept. */
const OWN_MAX = 1000;

export interface ChangeNotices {
  subscribe: (listener: () => void) => void;
  /** Tells this process of a change as soon as it is committed; the notice that comes back round is not heard again. */
  tell: (id: string) => void;
  isListening: () => boolean;
  close: () => Promise<void>;
}

/** Rejects where an answer takes longer. Time in which this process itself was held up does not count. */
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
 * Keeps one connection that LISTENs; when it breaks or falls silent, it comes back by itself and subscribers are told to drop
 * what they hold. `onSilence` is called each time the server has not answered.
 */
export function listenForChanges(url: string, onSilence: () => void): ChangeNotices {
  const listeners: (() => void)[] = [];
  /** Told here, and on their way back; some were back before they were told. */
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
      // Told once: where nothing is heard nothing is kept that could be out of date.
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
