import {
  INVITED_CONTACTS_MAX,
  INVITED_NOUNS,
  type InvitedContacts,
  invitedContactsFormSchema,
  invitedContactsSchema,
} from '@press-room/contract/invited-contacts';
import { z } from 'zod';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { lockRow } from '../../../platform/db/row-locks.ts';
import { conflict, invalidFields, stale } from '../../../platform/errors/errors.ts';
import { requirePermission } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { optionalIds } from '../../../platform/http/fields.ts';
import { type Write, writeOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { listContactsOfList, listUnknownContacts } from '../lists/queries.ts';
import { getInvited, type Item, replaceInvited } from './queries.ts';

const LISTS_MAX = 20;
const form = z.object({
  contacts: optionalIds({ max: INVITED_CONTACTS_MAX, allowNone: true }),
  lists: optionalIds({ max: LISTS_MAX, allowNone: true }),
});
type Form = z.infer<typeof form>;

/** People who can see a record with access `invited`. */
export const invitedResources = (context: AppContext): Resource[] =>
  INVITED_NOUNS.map((noun) => ({
    path: `/api/office/${noun}/:id/invited/`,
    access: 'admitted',
    permission: `${noun}.view`,
    GET: {
      permission: 'contact.view',
      summary: 'Who is invited to see it',
      response: { 200: invitedContactsSchema },
      row: (request) => getInvited(context.database.db, { noun, id: requireId(request) }),
    },
    PUT: {
      isVersioned: true,
      permission: 'contact.view',
      summary: 'Who is invited to see it from then on; requires If-Match',
      body: invitedContactsFormSchema,
      response: { 200: invitedContactsSchema },
      row: async (request) => {
        const write = writeOf(request);
        requirePermission(request.reader, `${noun}.edit`);
        return invite(context, { noun, id: write.id }, { write, form: parseBody(request, form) });
      },
    },
  }));

/** @throws 400 for unknown contacts, 404, 409 for too many, 412 */
const invite = (
  { database, now }: AppContext,
  item: Item,
  { write: { version, officer }, form: { contacts = [], lists = [] } }: { write: Write; form: Form },
): Promise<InvitedContacts> =>
  database.change(async (trx) => {
    await lockRow(trx, database, { table: item.noun, id: item.id });
    const current = await getInvited(trx, item);
    if (current.version !== version) throw stale(current);
    const unknown = await listUnknownContacts(trx, contacts);
    if (unknown.length > 0)
      throw invalidFields({
        contacts: [{ key: 'unknown_contacts', parameters: { ids: unknown.join(', ') } }],
      });
    const members = await Promise.all(lists.map((list) => listContactsOfList(trx, list, now())));
    const after = [...new Set([...contacts, ...members.flat()])];
    if (after.length > INVITED_CONTACTS_MAX) throw conflict('too_many_invited');
    await replaceInvited(trx, item, { before: current.people.map(({ id }) => id), after, now: now() });
    const about = `${item.noun}:${item.id}` as const;
    await recordAudit(trx, { by: officer.id, action: 'edit', about, fields: ['invited'] }, now());
    return getInvited(trx, item);
  });
