import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Client } from '../limited/concurrency-limiter.ts';
import { networkOf } from './network.ts';

const ends = new WeakMap<Socket, AbortSignal>();

/** Aborts when the connection ends. Fastify's own signal also aborts when a body has been read. */
function endOf(socket: Socket): AbortSignal {
  const known = ends.get(socket);
  if (known !== undefined) return known;
  const end = new AbortController();
  // Pipelined requests share it.
  setMaxListeners(0, end.signal);
  socket.once('close', () => end.abort());
  if (socket.destroyed) end.abort();
  ends.set(socket, end.signal);
  return end.signal;
}

/** Identifies the client for fair queueing of expensive work. */
export const clientOf = (request: FastifyRequest): Client => ({
  key: networkOf(request),
  signal: endOf(request.raw.socket),
});
