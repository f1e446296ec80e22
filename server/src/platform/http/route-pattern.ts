import type { FastifyRequest } from 'fastify';

const patterns = new WeakMap<FastifyRequest, string>();

/** Of a request that another route answers than one of its own address. */
export const notePattern = (request: FastifyRequest, pattern: string): void =>
  void patterns.set(request, pattern);

/** Pattern of the requested address, without its parameters; `none` if there is no route. */
export const patternOf = (request: FastifyRequest): string =>
  patterns.get(request) ?? request.routeOptions.url ?? 'none';
