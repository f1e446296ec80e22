import { createHmac, timingSafeEqual } from 'node:crypto';

export const DOWNLOAD_FOLDER = '/media/download';

/** Content of a download address: a record and the hash of its exact bytes. */
interface Ticket {
  id: number;
  requested_at: string;
  /** Of the contents. */
  digest: string;
}

export interface DownloadTickets {
  toUrl(ticket: Ticket, name: string): string;
  /** Unverified parts of an address, null for other texts. */
  read(text: string): { id: number; digest: string; signature: string } | null;
  isSigned(ticket: Ticket, signature: string): boolean;
}

const PATTERN = /^(\d{1,10})-([0-9a-f]{32})([\w-]{43})$/;

export function createDownloadTickets(secret: Buffer): DownloadTickets {
  const sign = ({ id, requested_at, digest }: Ticket): Buffer =>
    createHmac('sha256', secret).update(`${id}|${requested_at}|${digest}`).digest();
  return {
    toUrl: (ticket, name) => {
      const signature = sign(ticket).toString('base64url');
      return `${DOWNLOAD_FOLDER}/${ticket.id}-${ticket.digest}${signature}/${encodeURIComponent(name)}`;
    },
    read: (text) => {
      const [, id = '', digest = '', signature = ''] = PATTERN.exec(text) ?? [];
      return id === '' ? null : { id: Number(id), digest, signature };
    },
    isSigned: (ticket, signature) => {
      const given = Buffer.from(signature, 'base64url');
      const right = sign(ticket);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
