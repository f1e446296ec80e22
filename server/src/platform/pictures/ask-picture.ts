import { join } from 'node:path';
import type { Client } from '../limited/concurrency-limiter.ts';
import { ProcessDied } from '../limited/warm-process.ts';
import { WarmProcesses } from '../limited/warm-processes.ts';
import type { StoredFile } from '../storage/file-store.ts';
import type { Message } from '../text/messages.ts';
import type { perform } from './convert-picture.ts';
import { UnreadablePicture } from './open-picture.ts';

/** Signature of the `perform` export of a task module, which runs in a separate process. */
export type Perform<Input, Answer> = (file: Buffer, input: Input) => AsyncIterable<Answer>;

/** Task on a picture: absolute path of its module. */
export interface PictureTask<Input, Answer> {
  module: string;
  /** Never set: it only carries the types. */
  types?: Perform<Input, Answer>;
}

/** Task of a module, by the type of its `perform`, so that only the separate process loads the module. */
export type TaskOf<Function> =
  Function extends Perform<infer Input, infer Answer> ? PictureTask<Input, Answer> : never;

export interface PictureOrder {
  module: string;
  input: unknown;
}

export type PictureAnswer = { answer: unknown } | { fault: Message };

interface Asking<Input> {
  file: StoredFile;
  input: Input;
  client: Client;
}

const processes = new WarmProcesses({
  program: join(import.meta.dirname, 'picture-process.ts'),
  // Single pictures of up to 160 megapixels stay below these limits.
  limits: { seconds: 120, heapMegabytes: 512, megabytes: 1536 },
  // One slot for a request while a job uses the other.
  limiter: { atOnce: 2, places: 32, patienceMs: 60_000 },
  idleMs: 15_000,
});

/** Client for work that no request waits for: a job or a command. */
export const asHouse = (signal: AbortSignal = new AbortController().signal): Client => ({
  key: 'house',
  signal,
});

/** Passes on each answer, waiting until it is handled. @throws {UnreadablePicture} {WorkRefused} */
export async function askPicture<Input, Answer>(
  { module }: PictureTask<Input, Answer>,
  { file, input, client }: Asking<Input>,
  take: (answer: Answer) => Promise<void> | void,
): Promise<void> {
  const task: PictureOrder = { module, input };
  const hear = (message: unknown): Promise<void> | void => {
    const said = message as PictureAnswer;
    if ('fault' in said) throw new UnreadablePicture(said.fault);
    return take(said.answer as Answer);
  };
  await processes.run(client, { task, file, hear }).catch((error: unknown) => {
    if (error instanceof ProcessDied) {
      throw new UnreadablePicture({ key: 'picture_too_heavy' }, { cause: error });
    }
    throw error;
  });
}

/** Answer of a task with exactly one. @throws {UnreadablePicture} {WorkRefused} */
export async function askPictureOnce<Input, Answer>(
  task: PictureTask<Input, Answer>,
  asking: Asking<Input>,
): Promise<Answer> {
  const answers: Answer[] = [];
  await askPicture(task, asking, (answer) => void answers.push(answer));
  const [first] = answers;
  if (first === undefined) throw new Error(`${task.module} answered nothing`);
  return first;
}

export const CONVERSION: TaskOf<typeof perform> = { module: join(import.meta.dirname, 'convert-picture.ts') };
