import { type AccountRow, accountRowSchema, USER_STATES, type UserState } from '@press-room/contract/users';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { invalidFields, notFound } from '../../errors.ts';
import { requireSession, type SessionMark } from '../../http/authentication.ts';
import { buildOrders, buildSearch } from '../../http/datatables.ts';
import type { ListSource } from '../../http/list.ts';
import { queryValue } from '../../http/query.ts';
import { findProfile, type StoredProfile } from '../account/profile/queries.ts';
import { toPicture, toProfession } from '../account/profile/service.ts';
import { toAccreditation } from './accreditation.ts';
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

const stateSchema = z.enum(USER_STATES).optional();

function readState(request: FastifyRequest): UserState | undefined {
  const text = queryValue(request, 'state');
  const parsed = stateSchema.safeParse(text === '' ? undefined : text);
  if (parsed.success) return parsed.data;
  throw invalidFields({ state: [{ key: 'choice', parameters: { input: text ?? '' } }] });
}

/** Officers search and sort it like any list. @throws 400 for an unknown state */
export function userSource(context: UsersContext, request: FastifyRequest): ListSource<AccountRow> {
  const { database } = context;
  const state = readState(request);
  const session = requireSession(request);
  return {
    countAll: () => countUsers(database.reader, { state, condition: null }),
    open: async (table, db) => {
      const condition = table === null ? null : buildSearch(database, USER_FIELDS, table);
      const orders = table === null ? [] : buildOrders(USER_FIELDS, table);
      return {
        count: await countUsers(db, { state, condition }),
        read: async (window) =>
          (await listUsers(db, { state, condition, orders, window })).map((row) =>
            toRow(context, session, row),
          ),
      };
    },
  };
}
