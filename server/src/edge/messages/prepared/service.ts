import type { HandoutKind } from '@press-room/contract/messages';
import { type PreparedBasket, preparedBasketSchema } from '@press-room/contract/prepared-baskets';
import { requireGroupId } from '../../../core/admin/references.ts';
import { changeRow, createRow, deleteRow, namesOf, type Versioned } from '../../../core/admin/writes.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { forbidden, invalidField, notFound } from '../../../platform/errors/errors.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { type HandoutItem, insertHandout, keyOf, listItems, replaceItems } from '../../handouts/queries.ts';
import { chooseItems, requireLife } from '../../handouts/service.ts';
import type { PreparedForm } from './form.ts';
import { createPrepared, listPrepared, type Recipient, updateLink, updatePrepared } from './queries.ts';

type PreparedContext = Pick<AppContext, 'config' | 'database' | 'links' | 'now' | 'store'>;

/** Whether the client may see the link, which gives access to all of these kinds. */
export type MayGive = (kinds: readonly HandoutKind[]) => boolean;

/** @throws 404 */
export async function getPrepared(
  { links }: Pick<PreparedContext, 'links'>,
  db: Db,
  { id, now, mayGive }: { id: number; now: Date; mayGive: MayGive },
): Promise<PreparedBasket> {
  const [found] = await listPrepared(db, [id], now);
  if (found === undefined) throw notFound();
  const { handout, row } = found;
  const items = (await listItems(db, [handout])).get(handout) ?? [];
  const isShown = row.is_open && mayGive(items.map(({ kind }) => kind));
  return preparedBasketSchema.parse({
    ...row,
    url: isShown ? links.readers.toUrl('files', { id: handout }) : null,
    items: items.map(({ isConfirmed, ...item }) => ({ ...item, is_confirmed: isConfirmed })),
  });
}

const versioned = (context: PreparedContext, mayGive: MayGive): Versioned<PreparedBasket> => ({
  table: 'prepared_basket',
  noun: 'prepared_basket',
  get: (db, id, now) => getPrepared(context, db, { id, now, mayGive }),
});
const isSeen = false;

/** @throws 400 */
export async function createPreparedBasket(
  context: PreparedContext,
  { officer, mayGive }: { officer: Officer; mayGive: MayGive },
  form: PreparedForm,
): Promise<PreparedBasket> {
  const { name, email, language = 'it', items = [], expires_at = null, is_confirmed = false } = form;
  if (name === undefined) throw invalidField('name', 'required');
  if (email === undefined) throw invalidField('email', 'required');
  if (items.length === 0) throw invalidField('items', 'empty_list');
  const chosen = await chooseItems(context, { items, expires_at, isConfirmed: is_confirmed }, language);
  const at = context.now();
  const creation = { officer, fields: namesOf(form), isSeen };
  return createRow(context, versioned(context, mayGive), creation, async (trx) => {
    const recipient = { name, email, language, note: form.note ?? '', press_group_id: null };
    const prepared = await createPrepared(trx, { ...recipient, ...(await toRecipient(trx, form)) }, at);
    await insertHandout(trx, { prepared, by: officer.id, created_at: at.toISOString(), ...chosen });
    return prepared;
  });
}

/** @throws 400 for an unknown group */
async function toRecipient(
  trx: Db,
  { name, email, language, note, press_group }: PreparedForm,
): Promise<Partial<Recipient>> {
  if (typeof press_group === 'number') await requireGroupId(trx, press_group);
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(language !== undefined && { language }),
    ...(note !== undefined && { note }),
    ...(press_group !== undefined && { press_group_id: press_group }),
  };
}

/**
 * An officer who changes the items or the expiry of the link becomes responsible for it.
 * @throws 400, 403 for an officer who may not share all of it, 404, 412
 */
export async function changePreparedBasket(
  context: PreparedContext,
  write: Write & { mayGive: MayGive },
  form: PreparedForm,
): Promise<PreparedBasket> {
  const { database, now } = context;
  const at = now();
  const [existing] = await listPrepared(database.db, [write.id], at);
  if (existing === undefined) throw notFound();
  const { handout, row } = existing;
  const before = (await listItems(database.db, [handout])).get(handout) ?? [];
  const items = form.items ?? before;
  const expires_at = form.expires_at ?? row.expires_at;
  const isKnown = items.every((item) => before.some((each) => keyOf(each) === keyOf(item)));
  const isConfirmed = form.is_confirmed ?? (isKnown && before.some((item) => item.isConfirmed));
  const hasOthers = !isSame(items, before) || isConfirmed !== before.some((item) => item.isConfirmed);
  // It may be empty only because its items were deleted.
  if (hasOthers && items.length === 0) throw invalidField('items', 'empty_list');
  const isPutOff = expires_at !== row.expires_at;
  const isReopened = form.is_open === true && !row.is_open;
  const isEnded = form.is_open === false && row.is_open;
  const gives = hasOthers || isPutOff || isReopened;
  if (gives && !write.mayGive(items.map(({ kind }) => kind))) throw forbidden();
  const language = form.language ?? row.language;
  const chosen = hasOthers ? await chooseItems(context, { items, expires_at, isConfirmed }, language) : null;
  if (isPutOff) requireLife(expires_at, at);
  return changeRow(context, versioned(context, write.mayGive), { ...write, isSeen }, async (trx) => {
    await updatePrepared(trx, write.id, await toRecipient(trx, form));
    // Locks the handout before its items, like downloads do, to prevent deadlocks.
    if (gives || isEnded)
      await updateLink(trx, handout, {
        user_account_id: write.officer.id,
        expires_at,
        ...(isReopened && { ended_at: null }),
        ...(isEnded && { ended_at: at.toISOString() }),
      });
    if (chosen !== null) await replaceItems(trx, handout, chosen.items);
    return { action: 'edit', fields: namesOf(form) };
  });
}

const isSame = (some: readonly HandoutItem[], others: readonly HandoutItem[]): boolean =>
  some.map(keyOf).join() === others.map(keyOf).join();

/** Invalidates its link. @throws 404, 412 */
export const deletePreparedBasket = (
  context: PreparedContext,
  { mayGive, ...write }: Write & { mayGive: MayGive },
): Promise<void> => deleteRow(context, versioned(context, mayGive), { ...write, isSeen }, async () => {});
