import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ChangedContent } from '../database.ts';
import { pg } from './pg.ts';
import type { ServerOptions } from './servers.ts';

export const CHANGE_CHANNEL = 'press_room_content';
const RETRY_MS = 500;
/** A notice holds less than 8,000 bytes. */
const NAMED_MAX = 500;
/** One that was forgotten is heard twice, which costs but what is kept. */
const OWN_MAX = 1000;

const noticeSchema = z.object({
  /** Of one change, so that who made it knows it again. */
  id: z.string(),
  changed: z.union([
    z.literal('anything'),
    z.object({ releases: z.array(z.int()), assets: z.array(z.int()) }),
  ]),
});
type Notice = z.infer<typeof noticeSchema>;

const isLong = (changed: ChangedContent): boolean =>
  changed !== 'anything' && changed.releases.length + changed.assets.length > NAMED_MAX;

/** What cannot be read may be about anything. */
function readNotice(notice: string | undefined): Notice {
  try {
    return noticeSchema.parse(JSON.parse(notice ?? ''));
  } catch {
    return { id: '', changed: 'anything' };
  }
}

export interface ChangeNotices {
  subscribe: (listener: (changed: ChangedContent) => void) => void;
  /** What other processes are told, in the transaction of the change. */
  write: (changed: ChangedContent) => { id: string; notice: string };
  /** Tells this process as soon as it is committed; the notice that comes back round is not heard again. */
  tell: (id: string, changed: ChangedContent) => void;
  isListening: () => boolean;
  /** Asks the server that is listened to. */
  query: (text: string) => Promise<{ rows: unknown[] }>;
  close: () => Promise<void>;
}

/** Keeps one connection that LISTENs; when it breaks, it comes back by itself and subscribers are told to drop what they hold. */
export function listenForChanges({ connectionString, Client = pg.Client }: ServerOptions): ChangeNotices {
  const listeners: ((changed: ChangedContent) => void)[] = [];
  /** Told here, and on their way back; some were back before they were told. */
  const own = new LRUCache<string, true>({ max: OWN_MAX });
  let client: pg.Client | null = null;
  let isListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (changed: ChangedContent): void => {
    for (const listener of listeners) listener(changed);
  };

  const hear = ({ id, changed }: Notice): void => {
    if (!own.delete(id)) tell(changed);
  };

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString, keepAlive: true });
    const lose = (): void => {
      if (client !== next) return;
      client = null;
      // Told once: where nothing is heard nothing is kept that could be out of date.
      const wasListening = isListening;
      isListening = false;
      own.clear();
      if (wasListening) tell('anything');
      if (!isClosed) retry = setTimeout(() => void connect(), RETRY_MS).unref();
    };
    client = next;
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ payload }) => hear(readNotice(payload)));
    try {
      await next.connect();
      await next.query(`listen ${CHANGE_CHANNEL}`);
      isListening = true;
      tell('anything');
    } catch {
      lose();
      await next.end().catch(() => undefined);
    }
  };
  void connect();

  return {
    subscribe: (listener) => listeners.push(listener),
    write: (changed) => {
      const id = randomUUID();
      const named = isLong(changed) ? 'anything' : changed;
      return { id, notice: JSON.stringify({ id, changed: named }) };
    },
    tell: (id, changed) => {
      if (isListening) own.set(id, true);
      tell(changed);
    },
    isListening: () => isListening,
    query: async (text) => {
      if (client === null || !isListening) throw new Error('Nothing is heard');
      return client.query<Record<string, unknown>>(text);
    },
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
