import type { FastifyRequest } from 'fastify';

const patterns = new WeakMap<FastifyRequest, string>();

/** Of a request that another route answers than one of its own address. */
export const notePattern = (request: FastifyRequest, pattern: string): void =>
  void patterns.set(request, pattern);

/** The pattern of the address that was asked for, without what stands in it; `none` where there is nothing. */
export const patternOf = (request: FastifyRequest): string =>
  patterns.get(request) ?? request.routeOptions.url ?? 'none';
