import { serveTasks } from '../limited/warm-child.ts';
import type { Perform, PictureAnswer, PictureOrder } from './ask-picture.ts';
import { UnreadablePicture } from './open-picture.ts';

// A separate process, started by `ask-picture.ts`; libvips runs nowhere else.

async function* perform(order: unknown, file: Buffer): AsyncGenerator<PictureAnswer> {
  const { module, input } = order as PictureOrder;
  const task = (await import(module)) as { perform: Perform<unknown, unknown> };
  try {
    for await (const answer of task.perform(file, input)) yield { answer };
  } catch (error) {
    // Errors of the library or of our own code would recur.
    yield { fault: error instanceof UnreadablePicture ? error.reason : { key: 'picture_broken' } };
  }
}

await serveTasks(perform);
