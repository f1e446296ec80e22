import { decodePart } from './url-parts.ts';

/** A folder of a mailbox on an IMAP server. */
export interface MailboxAddress {
  host: string;
  port: number;
  /** TLS from the first byte; false: STARTTLS. */
  isEncrypted: boolean;
  user: string;
  password: string;
  folder: string;
}

const PORTS: Readonly<Record<string, number>> = { 'imaps:': 993, 'imap:': 143 };

/** Reads `imaps://user:password@host:993/INBOX`; null for anything else. */
export function parseMailboxAddress(text: string): MailboxAddress | null {
  const url = URL.parse(text);
  const usualPort = PORTS[url?.protocol ?? ''];
  if (url === null || usualPort === undefined || url.hostname === '' || /[?#]/.test(text)) return null;
  const [user, password, folder] = [url.username, url.password, url.pathname.slice(1)].map(decodePart);
  if (!user || !password || folder === undefined) return null;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? usualPort : Number(url.port),
    isEncrypted: url.protocol === 'imaps:',
    user,
    password,
    folder: folder === '' ? 'INBOX' : folder,
  };
}
