import type { FastifyRequest } from 'fastify';
import type { Asker } from '../process/turns.ts';

/** Who waits for what a request asks for. */
export const askerOf = (request: FastifyRequest): Asker => ({ client: request.ip, signal: request.signal });
