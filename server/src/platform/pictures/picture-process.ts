import { serveTasks } from '../limited/warm-child.ts';
import type { Perform, PictureAnswer, PictureOrder } from './ask-picture.ts';
import { UnreadablePicture } from './open-picture.ts';

// A process of its own, started by `ask-picture.ts`, and the only place where libvips runs.

async function* perform(order: unknown, file: Buffer): AsyncGenerator<PictureAnswer> {
  const { module, input } = order as PictureOrder;
  const task = (await import(module)) as { perform: Perform<unknown, unknown> };
  try {
    for await (const answer of task.perform(file, input)) yield { answer };
  } catch (error) {
    // What the library or our own writers stumble over, they stumble over again.
    yield { fault: error instanceof UnreadablePicture ? error.reason : { key: 'picture_broken' } };
  }
}

await serveTasks(perform);
