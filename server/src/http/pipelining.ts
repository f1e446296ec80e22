import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send one request after another; what has sent more than this is let go. */
const OPEN_REQUESTS_MAX = 16;

/**
 * Requests that come in one piece are all begun before Node sees that nobody reads the answers: a few connections could
 * have thousands made, each waiting in memory.
 */
export function limitPipelining(server: Server): void {
  const open = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    if (count > OPEN_REQUESTS_MAX) socket.destroy();
  });
}
