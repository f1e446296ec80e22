import type { FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, preconditionRequired } from '../errors/errors.ts';

const TAG = /^(?:W\/)?"(\d{1,9})"$/;

/** Version that a write is based on. @throws 428 without the header, 400 if it contains no version */
export function requireVersion({ headers, routeOptions }: FastifyRequest): number {
  // Programs know the header only from the OpenAPI document.
  if (routeOptions.config.isVersioned !== true)
    throw new Error(`${routeOptions.url} does not declare If-Match`);
  const text = headers['if-match'];
  if (text === undefined) throw preconditionRequired();
  const version = TAG.exec(text.trim())?.[1];
  if (version === undefined) throw badRequest('not_a_version');
  return Number(version);
}

/** Sets the version of the answer, which the next write must send. */
export const tagVersion = (reply: FastifyReply, version: number): FastifyReply =>
  reply.header('ETag', `"${version}"`);
