import { PERSON_LANGUAGES } from '@press-room/contract/account';
import { GROUP_NAMES } from '@press-room/contract/account-groups';
import { type AccountRow, accountRowSchema, USER_STATES } from '@press-room/contract/users';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toAccreditation } from '../../core/account/accreditation.ts';
import { findProfile, type StoredProfile } from '../../core/account/profile/queries.ts';
import { toPicture, toProfession } from '../../core/account/profile/service.ts';
import type { AppContext } from '../../core/context.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { requireSession, type SessionMark } from '../../platform/http/authentication.ts';
import { idParameter } from '../../platform/http/documentation.ts';
import { type ListSource, tableSource } from '../../platform/http/list.ts';
import { dayParameter, type QueryValues, queryOf } from '../../platform/http/query.ts';
import { countUsers, listUsers, USER_FIELDS } from './queries.ts';

type UsersContext = Pick<AppContext, 'database' | 'links'>;

const toRow = (context: UsersContext, session: SessionMark, stored: StoredProfile): AccountRow =>
  accountRowSchema.parse({
    ...stored,
    ...toProfession(stored),
    picture: toPicture(context, session, stored),
    accreditation: toAccreditation(stored.groups, stored),
  });

/** @throws 404 */
export async function getUser(context: UsersContext, session: SessionMark, id: number): Promise<AccountRow> {
  const stored = await findProfile(context.database.db, id);
  if (stored === null) throw notFound();
  return toRow(context, session, stored);
}

/** Filters of the list. */
export const USER_FILTERS = {
  state: z.enum(USER_STATES).optional().describe('What they wait for, or cannot do'),
  group: z.enum(GROUP_NAMES).optional(),
  language: z.enum(PERSON_LANGUAGES).optional(),
  company: idParameter.optional().describe('Number of a company'),
  active_since: z.iso
    .date()
    .optional()
    .describe('Signed in on this day or later, by the clock of the office'),
  idle_since: z.iso.date().optional().describe('Not signed in since this day, or never'),
};

/** Searched, filtered and sorted like other lists. @throws 400 for an invalid filter */
export function userSource(
  context: UsersContext,
  request: FastifyRequest,
  { active_since: _active, idle_since: _idle, ...query }: QueryValues<typeof USER_FILTERS>,
): ListSource<AccountRow> {
  const { database } = context;
  const base = {
    ...query,
    activeSince: dayParameter(queryOf(request), 'active_since'),
    idleSince: dayParameter(queryOf(request), 'idle_since'),
  };
  const session = requireSession(request);
  return tableSource({
    database,
    fields: USER_FIELDS,
    count: (db, condition) => countUsers(db, { ...base, condition }),
    read: async (db, page) =>
      (await listUsers(db, { ...base, ...page })).map((row) => toRow(context, session, row)),
  });
}
