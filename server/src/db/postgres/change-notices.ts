import { z } from 'zod';
import type { ChangedContent } from '../database.ts';
import { pg } from './pg.ts';
import type { ServerOptions } from './servers.ts';

export const CHANGE_CHANNEL = 'press_room_content';
const RETRY_MS = 500;
/** A notice holds less than 8,000 bytes. */
const NAMED_MAX = 500;

const noticeSchema = z.object({ releases: z.array(z.int()), assets: z.array(z.int()) });

/** What other processes are told. */
export const toNotice = (changed: ChangedContent): string =>
  changed === 'anything' || changed.releases.length + changed.assets.length > NAMED_MAX
    ? ''
    : JSON.stringify(changed);

/** What cannot be read may be about anything. */
export function readNotice(notice: string | undefined): ChangedContent {
  if (!notice) return 'anything';
  try {
    return noticeSchema.parse(JSON.parse(notice));
  } catch {
    return 'anything';
  }
}

export interface ChangeNotices {
  subscribe: (listener: (changed: ChangedContent) => void) => void;
  /** Tells this process only, before its own notice comes back round. */
  tell: (changed: ChangedContent) => void;
  isListening: () => boolean;
  close: () => Promise<void>;
}

/** Keeps one connection that LISTENs; when it breaks, it comes back by itself and subscribers are told to drop what they hold. */
export function listenForChanges({ connectionString, Client = pg.Client }: ServerOptions): ChangeNotices {
  const listeners: ((changed: ChangedContent) => void)[] = [];
  let client: pg.Client | null = null;
  let isListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (changed: ChangedContent): void => {
    for (const listener of listeners) listener(changed);
  };

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString, keepAlive: true });
    const lose = (): void => {
      if (client !== next) return;
      client = null;
      // Told once: where nothing is heard nothing is kept that could be out of date.
      const wasListening = isListening;
      isListening = false;
      if (wasListening) tell('anything');
      if (!isClosed) retry = setTimeout(() => void connect(), RETRY_MS).unref();
    };
    client = next;
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ payload }) => tell(readNotice(payload)));
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
    tell,
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
