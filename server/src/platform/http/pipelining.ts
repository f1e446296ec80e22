import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies do not pipeline; a connection with more open requests is closed. */
const OPEN_REQUESTS_MAX = 16;

/** Of each connection the answers that are not sent yet, or the last one, in the order of their requests. */
const answers = new WeakMap<Socket, ServerResponse[]>();

/** The answer that a connection is busy with, or had last. */
export const latestAnswerOf = (socket: Socket): ServerResponse | undefined => answers.get(socket)?.at(-1);

/**
 * Node starts all pipelined requests before it notices that the answers are not read: a few connections could start
 * thousands, each waiting in memory.
 */
export function limitPipelining(server: Server): void {
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const open = answers.get(socket);
    if (open === undefined) {
      answers.set(socket, [response]);
      return;
    }
    while (open[0]?.writableFinished === true) open.shift();
    open.push(response);
    if (open.length > OPEN_REQUESTS_MAX) socket.destroy();
  });
}
