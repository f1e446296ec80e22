import { isAdmitted, type Permission, permissionsOf } from '@press-room/contract/roles';
import type { FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../errors.ts';

/** Who reads. An account outside the admitting groups reads what the public reads. */
export interface Reader {
  account: { id: number; email: string; groups: readonly { id: number; name: string }[] } | null;
  isAdmitted: boolean;
}

export const ANONYMOUS: Reader = { account: null, isAdmitted: false };

export const toReader = (account: NonNullable<Reader['account']>): Reader => ({
  account,
  isAdmitted: isAdmitted(account.groups),
});

/** Readers of one class see the same content. */
export const classOf = ({ isAdmitted }: Pick<Reader, 'isAdmitted'>): 'press' | 'public' =>
  isAdmitted ? 'press' : 'public';

declare module 'fastify' {
  interface FastifyRequest {
    reader: Reader;
  }
}

/** The id of who is signed in. @throws 401 */
export function requireAccountId({ reader }: FastifyRequest): number {
  if (reader.account === null) throw unauthorized('no_credentials');
  return reader.account.id;
}

/** @throws 401 for who is not signed in, 403 */
export function requirePermission({ account }: Reader, permission: Permission): void {
  if (account === null) throw unauthorized('no_credentials');
  if (!permissionsOf(account.groups).includes(permission)) throw forbidden();
}

/** The token of an `Authorization: JWT …` header; null where none is sent or another scheme is (contract 2.3). */
export function readAuthorization(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const [scheme = '', ...rest] = header.trim().split(/\s+/);
  if (scheme.toLowerCase() !== 'jwt') return null;
  const [token] = rest;
  if (token === undefined) throw unauthorized('header_without_token');
  if (rest.length > 1) throw unauthorized('header_with_spaces');
  return token;
}
