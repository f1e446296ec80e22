import { isAccreditedReader, isAdmitted } from '@press-room/contract/account-groups';
import { isAccredited } from '@press-room/contract/embargo';
import { ownCompanyPermissionsOf, type Permission, rightsOf } from '@press-room/contract/roles';
import type { FactorState } from '@press-room/contract/second-factor';
import type { FastifyRequest } from 'fastify';
import {
  companyUnconfirmed,
  enrolmentRequired,
  forbidden,
  recentProofRequired,
  unauthorized,
} from '../errors/errors.ts';

/** Latest proof of identity in a session. */
export interface SessionProof {
  /** Unix seconds. */
  at: number;
  isSecondFactor: boolean;
}

/** Sign-in that a token belongs to. Everything issued in a session ends with it. */
export interface SessionMark {
  account_id: number;
  token_version: number;
  session_id: string;
}

/** A session, as described by its latest token. */
export interface Session extends SessionMark {
  /** Unix seconds. */
  signed_in_at: number;
  proof: SessionProof;
  /** Within ten minutes, and with the second factor if the account has one. */
  isProofRecent: boolean;
  factor: FactorState;
}

/** Reader of a request. An account outside the admitting groups has the rights of an anonymous reader. */
export interface Reader {
  account: {
    id: number;
    email: string;
    groups: readonly { id: number; name: string }[];
    /** Rights assigned to the account directly. */
    permissions: readonly string[];
    /** Confirmed company of the account; null: none, or the association. */
    company_id: number | null;
  } | null;
  /** Has an account whose address is confirmed. */
  isConfirmed: boolean;
  isAdmitted: boolean;
  /** Admitted, and not of a company's press office. */
  isAccredited: boolean;
  /** Accredited, with accepted embargo terms: also reads content under embargo. */
  isEmbargoReader: boolean;
  /** Account with invitations, and their number; absent: none. */
  invited?: { account: number; count: number } | null;
  /** Null for anonymous requests, and if a link identifies the account. */
  session: Session | null;
}

export const ANONYMOUS: Reader = {
  account: null,
  isConfirmed: false,
  isAdmitted: false,
  isAccredited: false,
  isEmbargoReader: false,
  session: null,
};

export const toReader = (
  account: NonNullable<Reader['account']> & {
    verified_at: string | null;
    embargo_accepted_at: string | null;
    invitations: number;
  },
  session: Session | null = null,
): Reader => ({
  account,
  ...classOfAccount(account),
  isEmbargoReader: isAccredited(account.groups) && account.embargo_accepted_at !== null,
  session,
});

/** Readers of one class see the same content. */
export type ReaderClass = Pick<
  Reader,
  'isConfirmed' | 'isAdmitted' | 'isAccredited' | 'isEmbargoReader' | 'invited'
>;

/** Class of an account, without embargoes. */
export const classOfAccount = ({
  verified_at,
  groups,
  id = 0,
  invitations = 0,
}: {
  verified_at: string | null;
  groups: readonly { name: string }[];
  id?: number;
  invitations?: number;
}): ReaderClass => ({
  isConfirmed: verified_at !== null,
  isAdmitted: isAdmitted(groups),
  isAccredited: isAccreditedReader(groups),
  isEmbargoReader: false,
  ...(invitations > 0 && { invited: { account: id, count: invitations } }),
});

/** An account with invitations has its own class, which changes with its invitations. */
export function classOf(reader: ReaderClass): string {
  const { invited } = reader;
  return invited ? `${rankOf(reader)} invited ${invited.account} ${invited.count}` : rankOf(reader);
}

/** Kind of a reader, without invitations. */
export function rankOf(reader: ReaderClass): 'embargo' | 'accredited' | 'press' | 'confirmed' | 'public' {
  if (reader.isEmbargoReader) return 'embargo';
  if (reader.isAccredited) return 'accredited';
  if (reader.isAdmitted) return 'press';
  return reader.isConfirmed ? 'confirmed' : 'public';
}

declare module 'fastify' {
  interface FastifyRequest {
    reader: Reader;
  }
}

/** Id of the signed-in account. @throws 401 */
export function requireAccountId({ reader }: FastifyRequest): number {
  if (reader.account === null) throw unauthorized('no_credentials');
  return reader.account.id;
}

/** Session of the signed-in account. @throws 401 */
export function requireSession({ reader }: FastifyRequest): Session {
  if (reader.session === null) throw unauthorized('no_credentials');
  return reader.session;
}

/** @throws 401 for anonymous requests; 403 also for officers without a required second factor */
export function requirePermission(
  { account, session }: Pick<Reader, 'account'> & Partial<Pick<Reader, 'session'>>,
  permission: Permission,
): void {
  if (account === null) throw unauthorized('no_credentials');
  if (!rightsOf(account).includes(permission)) throw forbidden();
  if (session?.factor === 'required') throw enrolmentRequired();
}

/** Content that a right covers: the id of one company, null: all. */
export type Scope = number | null;

/**
 * Scope of a right. The general right is not restricted; a company's press office is limited to its own company, once
 * it is confirmed. @throws 403
 */
export function scopeOf(
  account: Pick<NonNullable<Reader['account']>, 'groups' | 'permissions' | 'company_id'>,
  permission: Permission,
): Scope {
  if (rightsOf(account).includes(permission)) return null;
  if (!ownCompanyPermissionsOf(account.groups).includes(permission)) throw forbidden();
  if (account.company_id === null) throw companyUnconfirmed();
  return account.company_id;
}

/** Whether a scope includes content of a company, or of the association (null). */
export function reaches(
  account: Pick<NonNullable<Reader['account']>, 'groups' | 'permissions' | 'company_id'>,
  permission: Permission,
  company: number | null,
): boolean {
  if (rightsOf(account).includes(permission)) return true;
  const isOwn = company !== null && company === account.company_id;
  return isOwn && ownCompanyPermissionsOf(account.groups).includes(permission);
}

/** Like `requirePermission`, if the right may be limited to the own company. @throws 401, 403 */
export function requireScope({ account, session }: Reader, permission: Permission): Scope {
  if (account === null) throw unauthorized('no_credentials');
  const scope = scopeOf(account, permission);
  if (session?.factor === 'required') throw enrolmentRequired();
  return scope;
}

/** @throws 403 with a code: the client must send a proof (`PROOF_PATH`) and repeat the request */
export function requireRecentProof({ session }: Reader): void {
  if (session?.isProofRecent !== true) throw recentProofRequired();
}

/** Token of an `Authorization: JWT …` header; null without the header or for another scheme (contract 2.3). */
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
