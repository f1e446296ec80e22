import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies do not pipeline; connections with more open requests are closed. */
const OPEN_REQUESTS_MAX = 16;

/** For each connection, unsent answers or the last one, in the order of requests. */
const answers = new WeakMap<Socket, ServerResponse[]>();

/** Current answer of a connection, or its last one. */
export const latestAnswerOf = (socket: Socket): ServerResponse | undefined => answers.get(socket)?.at(-1);

/**
 * Node starts all pipelined requests before it notices that the client does not read the answers: a few connections
 * could start thousands, each waiting in memory.
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
