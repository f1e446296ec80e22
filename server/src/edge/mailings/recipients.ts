import {
  type MailingRecipient,
  mailingRecipientSchema,
  RECIPIENT_STATES,
} from '@press-room/contract/mailings';
import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { FieldMap } from '../../platform/http/datatables.ts';

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

export const recipientStateSchema = z.enum(RECIPIENT_STATES);

interface RecipientFilter {
  mailing: number;
  state?: z.infer<typeof recipientStateSchema> | undefined;
}

export function selectRecipients(db: Db, { mailing, state }: RecipientFilter) {
  const query = db
    .selectFrom('mailing_recipient')
    .select('mailing_recipient.id')
    .where('mailing_recipient.mailing_id', '=', mailing);
  return state === undefined ? query : query.where('mailing_recipient.state', '=', state);
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
  const found = new Map(
    rows.map(({ contact_id, first_name, last_name, email, ...row }) => {
      const name = [first_name, last_name].filter(Boolean).join(' ') || (email ?? '');
      const contact = contact_id === null ? null : { id: contact_id, name };
      return [row.id, mailingRecipientSchema.parse({ ...row, email: email ?? '', contact })];
    }),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}
