import { CONTACT_IDLE_PATH, contactIdleSchema } from '@press-room/contract/contacts';
import { z } from 'zod';
import { accessTo } from '../../../core/admin/resources.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import { deleteContacts } from '../../../core/contacts/deletion.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { requiredId } from '../../../platform/http/fields.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import { openContacts } from './queries.ts';

const idleForm = z.object({ count: requiredId() });
const AT_ONCE = 500;

async function listIdle(db: Db, now: Date): Promise<number[]> {
  const from = await openContacts(db, { filter: {}, isIdle: true }, now);
  const rows = await from(db).orderBy('contact.id').execute();
  return rows.map(({ id }) => id);
}

/** Deletes all proposed contacts. @throws 409 if their number differs from the one shown */
async function removeIdle({ database, now }: AppContext, by: number, count: number): Promise<void> {
  await database.change(async (trx) => {
    const ids = await listIdle(trx, now());
    if (ids.length !== count) throw conflict('contacts_idle_changed');
    for (let at = 0; at < ids.length; at += AT_ONCE) await deleteContacts(trx, ids.slice(at, at + AT_ONCE));
    for (const id of ids) await recordAudit(trx, { by, action: 'delete', about: `contact:${id}` }, now());
  });
}

/** Contacts proposed for removal: no message was sent to them for a long time. */
export const idleResource = (context: AppContext): Resource => ({
  path: CONTACT_IDLE_PATH,
  ...accessTo('contact'),
  GET: {
    operationId: 'countIdleOfficeContacts',
    summary: 'How many contacts are proposed for removal: nobody wrote to them for two years',
    response: { 200: contactIdleSchema },
    answer: async () => {
      const ids = await listIdle(context.database.reader, context.now());
      return { count: ids.length };
    },
  },
  POST: {
    permission: 'contact.delete',
    operationId: 'removeIdleOfficeContacts',
    summary: 'Deletes the contacts that are proposed for removal; `count`: how many were shown',
    body: contactIdleSchema,
    response: { 200: contactIdleSchema },
    answer: async (request) => {
      await removeIdle(context, officerOf(request).id, parseBody(request, idleForm).count);
      return { count: 0 };
    },
  },
});
