import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ignoreMissing } from '../storage/spool.ts';
import { toMessage } from './message.ts';
import type { MailTransport, OutgoingMail } from './outgoing-mail.ts';
import type { Sender } from './sender.ts';

/** `2026-11-20T10-52-03-123Z-0000000012.eml`: names sort by time, and another attempt overwrites the same file. */
function toFileName({ date, id }: OutgoingMail): string {
  const [, number = '', words = ''] = /^<(\d+)((?:\.[a-z]+)*)/.exec(id) ?? [];
  return `${date.toISOString().replace(/[:.]/g, '-')}-${number.padStart(10, '0')}${words}.eml`;
}

/** Folder of the messages. */
export const outboxIn = (dataDirectory: string): string => join(dataDirectory, 'outbox');

/** For installations without a mail server: each message is written to a file. */
export async function openOutbox(dataDirectory: string, sender: Sender): Promise<MailTransport> {
  const directory = outboxIn(dataDirectory);
  // Operators need only the path, so nodemailer is loaded with the first message.
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: false, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(toMessage(mail, sender));
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

/** Files in the outbox, including incomplete messages after a crash; empty before the first message. */
async function listOutbox(dataDirectory: string): Promise<{ name: string; path: string }[]> {
  const folder = outboxIn(dataDirectory);
  const names = await readdir(folder).catch(ignoreMissing);
  return (names ?? []).map((name) => ({ name, path: join(folder, name) }));
}

/** Deletes each message whose header values, text or HTML `isForgotten` accepts. */
export async function forgetInOutbox(
  dataDirectory: string,
  isForgotten: (said: string) => boolean,
): Promise<void> {
  const { default: PostalMime } = await import('postal-mime');
  for (const { path } of await listOutbox(dataDirectory)) {
    const bytes = await readFile(path).catch(ignoreMissing);
    if (!bytes) continue;
    const { headers, text, html } = await PostalMime.parse(bytes);
    if (isForgotten([...headers.map(({ value }) => value), text, html].join('\n')))
      await rm(path, { force: true });
  }
}

const isWrittenBefore = (name: string, instant: Date): boolean =>
  name < instant.toISOString().replace(/[:.]/g, '-');

export async function countOldInOutbox(dataDirectory: string, before: Date): Promise<number> {
  return (await listOutbox(dataDirectory)).filter(({ name }) => isWrittenBefore(name, before)).length;
}

export async function removeOldFromOutbox(dataDirectory: string, before: Date): Promise<void> {
  for (const { name, path } of await listOutbox(dataDirectory)) {
    if (isWrittenBefore(name, before)) await rm(path, { force: true });
  }
}
