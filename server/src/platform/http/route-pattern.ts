import type { FastifyRequest } from 'fastify';

const patterns = new WeakMap<FastifyRequest, string>();

/** Records the pattern of a request that a route of another address answers. */
export const notePattern = (request: FastifyRequest, pattern: string): void =>
  void patterns.set(request, pattern);

/** Pattern of the requested address, without its parameters; `none`: no route. */
export const patternOf = (request: FastifyRequest): string =>
  patterns.get(request) ?? request.routeOptions.url ?? 'none';
