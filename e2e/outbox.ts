import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LinkPurpose } from '@press-room/contract/account';
import PostalMime, { type Email } from 'postal-mime';
import { readSite } from './site.ts';

/** Time limit in milliseconds, as in the configuration. */
const PATIENCE_MS = 240_000;
const PAUSE_MS = 200;

/** Waits for the newest message to an address that contains a link of this kind. @returns the link from the hash on */
export async function receiveLink(
  to: string,
  purpose: LinkPurpose,
  dataDir: string = readSite().dataDir,
): Promise<string> {
  const pattern = new RegExp(`#/account/${purpose}[/?]\\S+`);
  const toLink = ({ text = '' }: Email): string | null => pattern.exec(text)?.[0] ?? null;
  return waitFor({ to, dataDir }, toLink, `No ${purpose} message to ${to}`);
}

/** Waits for the newest message to an address that contains this text. */
export const receiveMail = (
  to: string,
  words: string,
  dataDir: string = readSite().dataDir,
  patienceMs = PATIENCE_MS,
): Promise<Email> =>
  waitFor(
    { to, dataDir },
    (message) => (message.text?.includes(words) ? message : null),
    `No message to ${to}: ${words}`,
    patienceMs,
  );

/** Current messages for an address. */
export const listMails = (to: string, dataDir: string): Promise<Email[]> => readMessages({ to, dataDir });

/** Folder of the server's messages, and recipient. */
type Mailbox = { to: string; dataDir: string };

async function waitFor<Found>(
  mailbox: Mailbox,
  find: (message: Email) => Found | null,
  failure: string,
  patienceMs = PATIENCE_MS,
): Promise<Found> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    for (const message of await readMessages(mailbox)) {
      const found = find(message);
      if (found !== null) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(failure);
}

/** Messages to an address, newest first: file names sort by time. */
async function readMessages({ to, dataDir }: Mailbox): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  const messages = await Promise.all(
    names.toReversed().map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return messages.filter((message) => message.to?.some(({ address }) => address === to));
}
