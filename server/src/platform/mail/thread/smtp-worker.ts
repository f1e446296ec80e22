import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { readFailure } from '../refusal.ts';
import { openPool, type PoolOptions } from '../smtp.ts';
import type { ThreadReply, ThreadRequest } from './smtp-thread.ts';

/** Linux schedules each thread by its own priority; elsewhere the priority would apply to the whole process. */
function giveWay(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (thread !== process.pid) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The folder does not exist or is not accessible: the priority stays unchanged.
  }
}
giveWay();

// The parent passes typed data.
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
