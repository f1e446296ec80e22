import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LinkPurpose } from '@press-room/contract/account';
import PostalMime, { type Email } from 'postal-mime';
import { readSite } from './site.ts';

const PATIENCE_MS = 15_000;
const PAUSE_MS = 200;

/** The newest message to an address whose text has a link of this kind; waits for it. Answers the part from the hash on. */
export async function receiveLink(
  to: string,
  purpose: LinkPurpose,
  isNew: (link: string) => boolean = () => true,
): Promise<string> {
  const pattern = new RegExp(`#/account/${purpose}/\\S+`);
  const toLink = ({ text = '' }: Email): string | null => {
    const [link] = pattern.exec(text) ?? [];
    return link !== undefined && isNew(link) ? link : null;
  };
  return waitFor(to, toLink, `No ${purpose} message to ${to}`);
}

/** The newest message to an address whose text holds this; waits for it. */
export const receiveMail = (to: string, words: string): Promise<Email> =>
  waitFor(to, (message) => (message.text?.includes(words) ? message : null), `No message to ${to}: ${words}`);

async function waitFor<Found>(
  to: string,
  find: (message: Email) => Found | null,
  failure: string,
): Promise<Found> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    for (const message of await readMessages(to)) {
      const found = find(message);
      if (found !== null) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(failure);
}

/** The messages to an address, the newest first: names of the files sort by time. */
async function readMessages(to: string): Promise<Email[]> {
  const outbox = join(readSite().dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  const messages = await Promise.all(
    names.toReversed().map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return messages.filter((message) => message.to?.some(({ address }) => address === to));
}
