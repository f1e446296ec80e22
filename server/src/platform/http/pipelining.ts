import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send one request after another; what has sent more than this is let go. */
const OPEN_REQUESTS_MAX = 16;

/** Of each connection the answers that are not sent yet, or the last one, in the order of their requests. */
const answers = new WeakMap<Socket, ServerResponse[]>();

/** The answer that a connection is busy with, or had last. */
export const latestAnswerOf = (socket: Socket): ServerResponse | undefined => answers.get(socket)?.at(-1);

/**
 * Requests that come in one piece are all begun before Node sees that nobody reads the answers: a few connections could
 * have thousands made, each waiting in memory.
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
