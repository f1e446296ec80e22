import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { toMessage } from './message.ts';
import type { MailTransport, OutgoingMail } from './outgoing-mail.ts';

/** `2026-11-20T10-52-03-123Z-0000000012.eml`: names sort by time, and a repeated attempt writes the same file. */
const toFileName = ({ date, id }: OutgoingMail): string =>
  `${date.toISOString().replace(/[:.]/g, '-')}-${(/^<(\d+)\./.exec(id)?.[1] ?? '').padStart(10, '0')}.eml`;

/** For installations without a mail server: every message becomes a file. */
export function openOutbox(dataDirectory: string, from: string): MailTransport {
  const directory = join(dataDirectory, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: false, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(toMessage(mail, from));
      const bytes = Buffer.isBuffer(message) ? message : await buffer(message);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, toFileName(mail));
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
  };
}
