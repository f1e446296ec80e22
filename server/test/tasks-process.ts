import { readFileSync } from 'node:fs';
import { serveTasks } from '../src/platform/limited/warm-child.ts';

// Memory use like that of a parser with a malicious file.

const held: Buffer[] = [];

async function* perform(task: unknown, file: Buffer): AsyncGenerator<unknown> {
  switch (task) {
    case 'tell':
      yield { pid: process.pid, text: file.toString() };
      return;
    case 'count':
      yield* [1, 2, 3];
      return;
    case 'compute':
      for (;;) Math.random();
    case 'grow':
      for (;;) {
        held.push(Buffer.alloc(50 * 1024 ** 2, 1));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    case 'grow fast':
      for (;;) held.push(Buffer.alloc(500 * 1024 ** 2, 1));
    case 'fall':
      throw new Error('It fell over what it read');
    case 'wait':
      yield process.pid;
      await new Promise(() => setInterval(() => undefined, 1000));
      return;
    default:
      yield readFileSync(String(task), 'utf8').length;
  }
}

await serveTasks(perform);
