import type { FastifyRequest } from 'fastify';
import type { Asker } from '../process/turns.ts';
import { networkOf } from './network.ts';

/** Who waits for what a request asks for. */
export const askerOf = (request: FastifyRequest): Asker => ({
  client: networkOf(request),
  signal: request.signal,
});
