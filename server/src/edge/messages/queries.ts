import type { DeadlineFilter, MessageStatus } from '@press-room/contract/messages';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { UserAccountTable } from '../../platform/db/account-tables.ts';
import type { ContactMessageTable } from '../../platform/db/contact-tables.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PressGroupTable, Schema } from '../../platform/db/schema.ts';
import type { FieldMap, Order, Window } from '../../platform/http/datatables.ts';

type Tables = Schema & {
  message: ContactMessageTable;
  group: PressGroupTable;
  assignee: UserAccountTable;
};
const eb = expressionBuilder<Tables, 'message' | 'group' | 'assignee'>();

const said = (text: string) => eb.cast<string>(eb.val(text), 'text');
const digits = eb.cast<string>('message.id', 'text');

// `2026-00042`, like `toReference`.
const reference = eb.fn<string>('concat', [
  eb.fn('substr', ['message.created_at', eb.lit(1), eb.lit(4)]),
  said('-'),
  eb.fn('substr', [eb.fn('concat', [said('0000'), digits]), eb.fn('length', [digits])]),
]);

export const MESSAGE_FIELDS: FieldMap = {
  id: eb.ref('message.id'),
  reference,
  status: eb.ref('message.status'),
  email: { address: eb.ref('message.email'), keyed: eb.ref('message.address_key') },
  name: eb.ref('message.name'),
  subject: eb.ref('message.subject'),
  message: eb.ref('message.message'),
  topic: eb.ref('message.topic'),
  is_urgent: eb.ref('message.is_urgent'),
  deadline: eb.ref('message.deadline'),
  created_at: eb.ref('message.created_at'),
  answered_at: eb.ref('message.answered_at'),
  'press_group.name': eb.ref('group.name'),
  'assignee.last_name': eb.ref('assignee.last_name'),
};

export interface MessageFilter {
  status?: MessageStatus | undefined;
  /** Null: not assigned. */
  assignee?: number | null | undefined;
  group?: number | undefined;
  isUrgent?: boolean | undefined;
  deadline?: { kind: DeadlineFilter; now: string; soon: string } | undefined;
  condition: Expression<SqlBool> | null;
}

function filtered(db: Db, { status, assignee, group, isUrgent, deadline, condition }: MessageFilter) {
  let query = db
    .selectFrom('contact_message as message')
    .leftJoin('press_group as group', 'group.id', 'message.press_group_id')
    .leftJoin('user_account as assignee', 'assignee.id', 'message.assignee_id');
  if (status !== undefined) query = query.where('message.status', '=', status);
  if (group !== undefined) query = query.where('message.press_group_id', '=', group);
  if (isUrgent !== undefined) query = query.where('message.is_urgent', '=', isUrgent ? 1 : 0);
  if (assignee === null) query = query.where('message.assignee_id', 'is', null);
  else if (assignee !== undefined) query = query.where('message.assignee_id', '=', assignee);
  if (deadline !== undefined) query = query.where('message.deadline', 'is not', null);
  if (deadline?.kind === 'overdue') query = query.where('message.deadline', '<=', deadline.now);
  if (deadline?.kind === 'soon')
    query = query.where('message.deadline', '>', deadline.now).where('message.deadline', '<=', deadline.soon);
  return condition === null ? query : query.where(condition);
}

export async function countMessages(db: Db, filter: MessageFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

const COLUMNS = [
  'message.id',
  'message.version',
  'message.status',
  'message.email',
  'message.name',
  'message.language',
  'message.subject',
  'message.message',
  'message.topic',
  'message.is_urgent',
  'message.deadline',
  'message.created_at',
  'message.answered_at',
  'message.press_group_id',
  'message.press_release_id',
  'group.name as group_name',
  'assignee.id as assignee_id',
  'assignee.first_name',
  'assignee.last_name',
] as const;

/** Open messages first, urgent ones before others, by deadline; then latest first. */
export function listMessages(
  db: Db,
  filter: MessageFilter & { orders: readonly Order[]; window: Window },
): Promise<StoredMessage[]> {
  let query = filtered(db, filter).select(COLUMNS);
  for (const { by, direction } of filter.orders) query = query.orderBy(by, direction);
  return query
    .orderBy((builder) => builder.case().when('message.status', '=', 'open').then(0).else(1).end())
    .orderBy('message.is_urgent', 'desc')
    .orderBy((builder) => builder.case().when('message.deadline', 'is', null).then(1).else(0).end())
    .orderBy('message.deadline')
    .orderBy('message.id', 'desc')
    .limit(filter.window.limit)
    .offset(filter.window.offset)
    .execute();
}

export const findMessage = async (db: Db, id: number) =>
  (await filtered(db, { condition: null }).select(COLUMNS).where('message.id', '=', id).executeTakeFirst()) ??
  null;
export type StoredMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** False if the version has changed. */
export async function raiseVersion(
  trx: Db,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contact_message')
    .set((builder) => ({ version: builder('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface MessageValues {
  status?: MessageStatus;
  assignee_id?: number | null;
  press_group_id?: number;
  answered_at?: string;
}

export async function updateMessage(trx: Db, id: number, values: MessageValues): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await trx.updateTable('contact_message').set(values).where('id', '=', id).execute();
}

/** Title of a release in the officer's language, else in the other one. */
export async function findReleaseTitle(db: Db, id: number, language: string): Promise<string | null> {
  const rows = await db
    .selectFrom('press_release_text')
    .select(['language', 'title'])
    .where('press_release_id', '=', id)
    .execute();
  const titles = rows.filter(({ title }) => title !== '');
  return (titles.find((row) => row.language === language) ?? titles[0])?.title ?? null;
}
