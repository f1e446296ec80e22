import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { readInput } from './limited-child.ts';
import type { Order, Said } from './warm-process.ts';

// Child side of `warm-process.ts`: runs in the limited process.

/** Receives the next message. */
async function hear(): Promise<unknown> {
  const [message] = (await once(process, 'message')) as unknown[];
  return message;
}

const say = (said: Said): void => void process.send?.(said);

/** Handles tasks, one file after another, until the parent is gone. */
export async function serveTasks(
  perform: (task: unknown, file: Buffer) => AsyncIterable<unknown>,
): Promise<never> {
  process.once('disconnect', () => process.exit());
  for (;;) {
    const { task, file } = (await hear()) as Order;
    say({ is: 'begun' });
    const bytes = 'path' in file ? await readFile(file.path) : Buffer.from(await readInput(file.bytes));
    for await (const answer of perform(task, bytes)) {
      const heard = hear();
      say({ is: 'answer', answer });
      if ((await heard) === 'stop') break;
    }
    say({ is: 'done' });
  }
}
