import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { SendMailOptions } from 'nodemailer';
import type { Deliver, PoolOptions } from '../smtp.ts';

export interface ThreadRequest {
  id: number;
  message: SendMailOptions;
}
/** `failure`: the part of an error that `readFailure` returns. */
export type ThreadReply = { id: number } & (
  | { isDelivered: true }
  | { isDelivered: false; message: string; failure: object | null }
);

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Messages become garbage within milliseconds, and many are processed at once. */
const HEAP: ResourceLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 128 };
/** Time after which an idle thread ends and frees its memory. */
const IDLE_MS = 10_000;

/**
 * Writes, signs and sends messages in its own thread, so that mailings do not delay requests of readers. The thread
 * starts with the first message.
 */
export function openThread(options: PoolOptions): Deliver {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;
  let lastId = 0;

  const fail = (failed: Worker, error: Error): void => {
    if (worker !== failed) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const end = (): void => {
    void worker?.terminate();
    worker = null;
  };
  const settle = (of: Worker, reply: ThreadReply): void => {
    const { resolve, reject } = waiting.get(reply.id) ?? {};
    waiting.delete(reply.id);
    if (reply.isDelivered) resolve?.();
    else reject?.(Object.assign(new Error(reply.message), reply.failure));
    if (waiting.size > 0) return;
    of.unref();
    ending = setTimeout(end, IDLE_MS).unref();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./smtp-worker.ts', import.meta.url), {
      workerData: options,
      resourceLimits: HEAP,
    });
    started.on('message', (reply: ThreadReply) => settle(started, reply));
    started.on('error', (error: Error) => fail(started, error));
    started.on('exit', () => fail(started, new Error('The mail thread stopped')));
    return started;
  };

  return (message) => {
    clearTimeout(ending);
    worker ??= start();
    worker.ref();
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, message } satisfies ThreadRequest);
    return promise;
  };
}
