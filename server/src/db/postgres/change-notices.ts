import pg from 'pg';

export const CHANGE_CHANNEL = 'press_room_content';
const RETRY_MS = 500;

export interface ChangeNotices {
  subscribe: (listener: () => void) => void;
  /** Tells this process only, before its own notice comes back round. */
  tell: () => void;
  isListening: () => boolean;
  close: () => Promise<void>;
}

/** Keeps one connection that LISTENs; when it breaks, it comes back by itself and subscribers are told to drop what they hold. */
export function listenForChanges(url: string): ChangeNotices {
  const listeners: (() => void)[] = [];
  let client: pg.Client | null = null;
  let isListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    const lose = (): void => {
      if (client !== next) return;
      client = null;
      isListening = false;
      tell();
      if (!isClosed) retry = setTimeout(() => void connect(), RETRY_MS).unref();
    };
    client = next;
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', tell);
    try {
      await next.connect();
      await next.query(`listen ${CHANGE_CHANNEL}`);
      isListening = true;
      tell();
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
