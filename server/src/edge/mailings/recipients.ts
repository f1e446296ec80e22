import {
  type MailingRecipient,
  mailingRecipientSchema,
  RECIPIENT_FILTERS,
} from '@press-room/contract/mailing-results';
import { RECIPIENT_STATES } from '@press-room/contract/mailings';
import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { FieldMap } from '../../platform/http/datatables.ts';
import { toReason } from './results/reasons.ts';

const eb = expressionBuilder<Schema, 'mailing_recipient'>();

export const RECIPIENT_FIELDS: FieldMap = {
  id: eb.ref('mailing_recipient.id'),
  email: eb.ref('mailing_recipient.email'),
  state: eb.ref('mailing_recipient.state'),
  answer: eb.ref('mailing_recipient.answer'),
  language: eb.ref('mailing_recipient.language'),
  accepted_at: eb.ref('mailing_recipient.accepted_at'),
};

export const RECIPIENT_ORDER = [{ by: eb.ref('mailing_recipient.id'), direction: 'asc' as const }];

const recipientStateSchema = z.enum(RECIPIENT_STATES);
export const recipientFilterSchema = z.enum(RECIPIENT_FILTERS);

export interface RecipientFilter {
  mailing: number;
  state?: z.infer<typeof recipientFilterSchema> | undefined;
}

export function selectRecipients(db: Db, { mailing, state }: RecipientFilter) {
  const query = db
    .selectFrom('mailing_recipient')
    .select('mailing_recipient.id')
    .where('mailing_recipient.mailing_id', '=', mailing);
  if (state === undefined) return query;
  if (state === 'addressed') return query.where('mailing_recipient.state', '!=', 'left_out');
  if (state === 'waiting') return query.where('mailing_recipient.state', 'in', ['queued', 'sending']);
  if (state === 'left' || state === 'complained' || state === 'visited')
    return query.where(`mailing_recipient.${state}_at`, 'is not', null);
  return query.where('mailing_recipient.state', '=', state);
}

/** In the order of the ids. */
export async function listRecipients(db: Db, ids: readonly number[]): Promise<MailingRecipient[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('mailing_recipient as recipient')
    .leftJoin('contact', 'contact.id', 'recipient.contact_id')
    .selectAll('recipient')
    .select(['contact.first_name', 'contact.last_name'])
    .where('recipient.id', 'in', ids)
    .execute();
  const [outlets, lists] = [await listOutletsOf(db, ids), await listListsOf(db, ids)];
  const found = new Map(
    rows.map(({ contact_id, first_name, last_name, email, state, ...row }) => {
      const name = [first_name, last_name].filter(Boolean).join(' ') || (email ?? '');
      const recipient = {
        ...row,
        email: email ?? '',
        contact: contact_id === null ? null : { id: contact_id, name },
        state,
        reason: toReason(recipientStateSchema.parse(state), row.answer),
        outlets: outlets.get(row.id) ?? [],
        lists: lists.get(row.id) ?? [],
      };
      return [row.id, mailingRecipientSchema.parse(recipient)];
    }),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Names by recipient id. */
type Names = Map<number, string[]>;

function toNames(rows: readonly { id: number; name: string }[]): Names {
  const names: Names = new Map();
  for (const { id, name } of rows) names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}

const listOutletsOf = async (db: Db, ids: readonly number[]): Promise<Names> =>
  toNames(
    await db
      .selectFrom('mailing_recipient as recipient')
      .innerJoin('contact_outlet', 'contact_outlet.contact_id', 'recipient.contact_id')
      .innerJoin('outlet', 'outlet.id', 'contact_outlet.outlet_id')
      .select(['recipient.id', 'outlet.name'])
      .where('recipient.id', 'in', ids)
      .orderBy('outlet.name')
      .execute(),
  );

const listListsOf = async (db: Db, ids: readonly number[]): Promise<Names> =>
  toNames(
    await db
      .selectFrom('mailing_recipient_list')
      .innerJoin('contact_list as list', 'list.id', 'mailing_recipient_list.contact_list_id')
      .select(['mailing_recipient_list.mailing_recipient_id as id', 'list.name'])
      .where('mailing_recipient_list.mailing_recipient_id', 'in', ids)
      .orderBy('list.name')
      .execute(),
  );
