import type { Handout, HandoutKind } from '@press-room/contract/messages';
import { nameRange, type PageRange } from '@press-room/contract/page-range';
import type { Selectable } from 'kysely';
import { holdsPermission } from '../../core/visibility/rights.ts';
import type { HandoutItemTable } from '../../platform/db/contact-tables.ts';
import type { Db } from '../../platform/db/db.ts';

export interface HandoutItem {
  kind: HandoutKind;
  id: number;
  /** Pages of a magazine to share. */
  pages?: PageRange | undefined;
}

/** Key of an item in the addresses of its handout; valid as long as the handout contains the item. */
export const keyOf = ({ kind, id, pages }: HandoutItem): string =>
  `${kind}-${id}${pages === undefined ? '' : `-${nameRange(pages)}`}`;

/** Item of a letter. */
export interface ChosenItem extends HandoutItem {
  title: string;
  bytes: number;
  /** The reader may have it before publication. */
  isConfirmed: boolean;
}

/** Owner of a handout: a letter or a prepared basket. */
type Whose = { letter: number } | { prepared: number };

type NewHandout = Whose & {
  by: number;
  created_at: string;
  expires_at: string;
  items: readonly ChosenItem[];
};

export async function insertHandout(
  trx: Db,
  { by, created_at, expires_at, items, ...whose }: NewHandout,
): Promise<void> {
  const { id: handout_id } = await trx
    .insertInto('handout')
    .values({
      message_letter_id: 'letter' in whose ? whose.letter : null,
      prepared_basket_id: 'prepared' in whose ? whose.prepared : null,
      basket_id: null,
      user_account_id: by,
      created_at,
      expires_at,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertItems(trx, handout_id, items);
}

async function insertItems(
  trx: Db,
  handout_id: number,
  items: readonly (ChosenItem & Partial<Taken>)[],
): Promise<void> {
  const rows = items.map(({ kind, id, pages, title, bytes, isConfirmed, takings, taken_at }, position) => ({
    handout_id,
    position: position + 1,
    asset_id: kind === 'asset' ? id : null,
    press_release_id: kind === 'press_release' ? id : null,
    magazine_id: kind === 'magazine' ? id : null,
    press_kit_id: kind === 'press_kit' ? id : null,
    first_page: pages?.first ?? null,
    last_page: pages?.last ?? null,
    is_confirmed: Number(isConfirmed),
    title,
    bytes,
    takings: takings ?? 0,
    taken_at: taken_at ?? null,
  }));
  await trx.insertInto('handout_item').values(rows).execute();
}

/** Replaces the items; download counts of kept items are retained. */
export async function replaceItems(trx: Db, handout_id: number, items: readonly ChosenItem[]): Promise<void> {
  const before = (await listItems(trx, [handout_id])).get(handout_id) ?? [];
  await trx.deleteFrom('handout_item').where('handout_id', '=', handout_id).execute();
  await insertItems(
    trx,
    handout_id,
    items.map((item) => ({
      ...before.find((each) => keyOf(each) === keyOf(item)),
      ...item,
    })),
  );
}

/** Number of downloads, and the last one. */
interface Taken {
  takings: number;
  taken_at: string | null;
}
export type StoredItem = ChosenItem & Taken & { position: number };

function toItem(row: Selectable<HandoutItemTable>): StoredItem {
  const { position, title, bytes, takings, taken_at, first_page: first, last_page: last } = row;
  const { is_confirmed, asset_id, press_release_id, magazine_id, press_kit_id } = row;
  const ids = { asset: asset_id, press_release: press_release_id, magazine: magazine_id };
  const kinds = ['asset', 'press_release', 'magazine'] as const;
  const kind = kinds.find((each) => ids[each] !== null) ?? 'press_kit';
  const id = (kind === 'press_kit' ? press_kit_id : ids[kind]) ?? 0;
  const pages = first === null || last === null ? {} : { pages: { first, last } };
  return { kind, id, ...pages, position, title, bytes, takings, taken_at, isConfirmed: is_confirmed === 1 };
}

/** By handout, in order. */
export async function listItems(db: Db, handouts: readonly number[]): Promise<Map<number, StoredItem[]>> {
  if (handouts.length === 0) return new Map();
  const rows = await db
    .selectFrom('handout_item')
    .selectAll()
    .where('handout_id', 'in', handouts)
    .orderBy('position')
    .execute();
  const grouped = Map.groupBy(rows, ({ handout_id }) => handout_id);
  return new Map(Array.from(grouped, ([id, items]) => [id, items.map(toItem)]));
}

/**
 * The rule for valid links: not expired or ended, and the creator may still sign in and, for a link of the press
 * office, answer messages.
 */
export const selectOpen = (db: Db, now: Date) =>
  db
    .selectFrom('handout as open')
    .innerJoin('user_account as maker', 'maker.id', 'open.user_account_id')
    .select('open.id')
    .where('open.expires_at', '>', now.toISOString())
    .where('open.ended_at', 'is', null)
    .where('maker.disabled_at', 'is', null)
    .where((eb) =>
      eb.or([eb('open.basket_id', 'is not', null), holdsPermission(eb.ref('maker.id'), 'message.answer')]),
    );

const ofLetters = (db: Db) =>
  db
    .selectFrom('handout')
    .innerJoin('message_letter as letter', 'letter.id', 'handout.message_letter_id')
    .select(['handout.id', 'handout.expires_at', 'letter.id as letter_id']);

/** Handouts of the letters about a message, by letter. */
export async function listHandouts(db: Db, messageId: number, now: Date): Promise<Map<number, Handout>> {
  const rows = await ofLetters(db)
    .select(['handout.openings', 'handout.opened_at', 'handout.takings'])
    .select((eb) => eb('handout.id', 'in', selectOpen(db, now)).as('is_open'))
    .where('letter.contact_message_id', '=', messageId)
    .execute();
  const items = await listItems(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ letter_id, is_open, ...row }) => [
      letter_id,
      {
        ...row,
        is_open: Boolean(is_open),
        items: (items.get(row.id) ?? []).map(({ kind, pages, title, bytes, takings, taken_at }) => ({
          kind,
          pages,
          title,
          bytes,
          takings,
          taken_at,
        })),
      },
    ]),
  );
}

/** Handout of a letter in any state; null: none. */
export async function findHandoutOf(db: Db, letterId: number) {
  const row = await ofLetters(db).where('letter.id', '=', letterId).executeTakeFirst();
  if (row === undefined) return null;
  return { ...row, items: (await listItems(db, [row.id])).get(row.id) ?? [] };
}

/** A valid handout, with the language of its reader and its press group; null: none. */
export async function findOpenHandout(db: Db, id: number, now: Date) {
  const row = await db
    .selectFrom('handout')
    .leftJoin('message_letter as letter', 'letter.id', 'handout.message_letter_id')
    .leftJoin('contact_message as message', 'message.id', 'letter.contact_message_id')
    .leftJoin('prepared_basket as prepared', 'prepared.id', 'handout.prepared_basket_id')
    .select(['handout.id', 'handout.expires_at'])
    .select((eb) => [
      eb.fn.coalesce('message.language', 'prepared.language').as('language'),
      eb.fn.coalesce('message.press_group_id', 'prepared.press_group_id').as('press_group_id'),
    ])
    .where('handout.id', '=', id)
    .where('handout.id', 'in', selectOpen(db, now))
    .executeTakeFirst();
  // Links of readers' baskets have a different page.
  if (row === undefined || row.language === null) return null;
  const { language } = row;
  return { ...row, language, items: (await listItems(db, [row.id])).get(row.id) ?? [] };
}
export type OpenHandout = NonNullable<Awaited<ReturnType<typeof findOpenHandout>>>;

export async function countOpening(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('handout')
    .set((eb) => ({ openings: eb('openings', '+', 1), opened_at: now.toISOString() }))
    .where('id', '=', id)
    .execute();
}

/** Counts a download of these items. */
export async function countTaking(
  db: Db,
  { id, positions }: { id: number; positions: readonly number[] },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('handout')
      .set((eb) => ({ takings: eb('takings', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('handout_item')
      .set((eb) => ({ takings: eb('takings', '+', 1), taken_at: now.toISOString() }))
      .where('handout_id', '=', id)
      .where('position', 'in', positions)
      .execute();
  });
}

/** False if no handout of that message is open. */
export async function closeHandout(
  trx: Db,
  { message, id, now }: { message: number; id: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('handout')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('message_letter_id', 'in', (eb) =>
      eb.selectFrom('message_letter').select('id').where('contact_message_id', '=', message),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
