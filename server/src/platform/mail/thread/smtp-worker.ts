import { parentPort, workerData } from 'node:worker_threads';
import { readFailure } from '../refusal.ts';
import { openPool, type PoolOptions } from '../smtp.ts';
import type { ThreadReply, ThreadRequest } from './smtp-thread.ts';

// The parent's data are typed.
const deliver = openPool(workerData as PoolOptions);

async function answer({ id, message }: ThreadRequest): Promise<ThreadReply> {
  try {
    await deliver(message);
    return { id, isDelivered: true };
  } catch (error) {
    const failure = readFailure(error);
    return {
      id,
      isDelivered: false,
      message: error instanceof Error ? error.message : String(error),
      failure,
    };
  }
}

parentPort?.on('message', (request: ThreadRequest) => {
  void answer(request).then((reply) => parentPort?.postMessage(reply));
});
