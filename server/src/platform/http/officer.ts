import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../errors/errors.ts';
import type { Reader } from './authentication.ts';
import { requireVersion } from './if-match.ts';
import { requireId } from './query.ts';

export type Officer = NonNullable<Reader['account']>;

/** Row of an office write, its officer, and the version that it is based on. */
export interface Write {
  id: number;
  version: number;
  officer: Officer;
}

/** @throws 401 */
export function officerOf({ reader }: FastifyRequest): Officer {
  if (reader.account === null) throw unauthorized('no_credentials');
  return reader.account;
}

/** @throws 401, 404, 428 without a version */
export const writeOf = (request: FastifyRequest): Write => ({
  id: requireId(request),
  version: requireVersion(request),
  officer: officerOf(request),
});
