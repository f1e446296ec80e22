import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LinkPurpose } from '@press-room/contract/account';
import PostalMime from 'postal-mime';
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
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    for (const text of await readTexts(to)) {
      const [link] = pattern.exec(text) ?? [];
      if (link !== undefined && isNew(link)) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`No ${purpose} message to ${to}`);
}

/** Texts of the messages to an address, the newest first: names of the files sort by time. */
async function readTexts(to: string): Promise<string[]> {
  const outbox = join(readSite().dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  const messages = await Promise.all(
    names.toReversed().map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return messages
    .filter((message) => message.to?.some(({ address }) => address === to))
    .map((message) => message.text ?? '');
}
