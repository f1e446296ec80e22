import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { Asked } from './scenarios.ts';

export interface LoadRequest {
  port: number;
  scenario: Asked;
  /** Number of the first request, so that rounds do not repeat requests. */
  from: number;
  connections: number;
  seconds: number;
  /** Refusals are expected. */
  mayBeRefused?: boolean;
}

/** Latencies in milliseconds. */
const loadReplySchema = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  bytesEach: z.number(),
  next: z.int(),
  statuses: z.record(z.string(), z.int()),
});
export type LoadReply = z.infer<typeof loadReplySchema>;

export interface Loader {
  run(request: LoadRequest): Promise<LoadReply>;
  stop(): void;
}

/** @throws for an answer other than 200, unless refusals are allowed: a fast refusal is not a valid measurement */
export function startLoader(): Loader {
  const child = fork(join(import.meta.dirname, 'load.ts'));
  return {
    run: async (request) => {
      const reply = loadReplySchema.parse(await askChild(child, request));
      const others = Object.keys(reply.statuses).filter((status) => status !== '200');
      if (others.length > 0 && request.mayBeRefused !== true)
        throw new Error(`${JSON.stringify(request.scenario)} answered ${JSON.stringify(reply.statuses)}`);
      return reply;
    },
    stop: () => child.disconnect(),
  };
}

/** Sends a message to a child process and waits for the next one from it. */
export async function askChild(child: ChildProcess, message: object): Promise<unknown> {
  const giveUp = new AbortController();
  const onExit = (): void => giveUp.abort();
  child.once('exit', onExit);
  const reply = once(child, 'message', { signal: giveUp.signal });
  child.send(message);
  try {
    const [content] = (await reply) as unknown[];
    return content;
  } finally {
    child.off('exit', onExit);
  }
}
