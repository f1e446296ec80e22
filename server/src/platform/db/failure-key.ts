import { createHash } from 'node:crypto';

/** What changes from one report of a failure to the next: addresses, places in a build, numbers, quoted values. */
const CHANGING =
  /https?:\/\/\S+|(["'`«“]).{0,200}?["'`»”]|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|\b[0-9a-f]{8,}\b|\d+/gi;
const COMPARED_LENGTH = 300;

/** The same for reports that say the same; nothing of what they say can be read from it. */
export function toFailureKey(message: string): string {
  const [line = ''] = message.trim().split('\n', 1);
  const lasting = line.replace(CHANGING, '#').replace(/\s+/g, ' ').toLowerCase().slice(0, COMPARED_LENGTH);
  return createHash('sha256').update(lasting).digest('hex');
}
