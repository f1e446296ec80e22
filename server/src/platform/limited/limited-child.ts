import { once } from 'node:events';

// Child side of `limited-process.ts`: runs in the limited process.

/** Next complete file from stdin. */
export async function readInput(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  if (bytes === 0) return whole;
  for await (const chunk of process.stdin.iterator({ destroyOnReturn: false })) {
    const piece = Buffer.from(chunk);
    whole.set(piece, at);
    at += piece.length;
    if (at === bytes) break;
  }
  return whole;
}

/** Receives the secret that is sent besides the task. */
export async function hearSecret(): Promise<string> {
  const [message] = (await once(process, 'message')) as unknown[];
  const isTold = typeof message === 'object' && message !== null && 'secret' in message;
  return isTold ? String(message.secret) : '';
}

/** Sends a message and waits for its acknowledgement. */
export async function say(message: unknown): Promise<void> {
  const heard = once(process, 'message');
  process.send?.(message);
  await heard;
}
