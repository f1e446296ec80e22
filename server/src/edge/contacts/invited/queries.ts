import { createHash } from 'node:crypto';
import {
  type InvitedContacts,
  type InvitedNoun,
  invitedContactsSchema,
} from '@press-room/contract/invited-contacts';
import { announceInvited } from '../../../core/announcements/readers.ts';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors/errors.ts';

const COLUMNS = {
  press_release: 'press_release_id',
  gallery: 'gallery_id',
  magazine: 'magazine_id',
  press_kit: 'press_kit_id',
} as const;

export interface Item {
  noun: InvitedNoun;
  id: number;
}

/** @throws 404 for an unknown record */
export async function getInvited(db: Db, { noun, id }: Item): Promise<InvitedContacts> {
  await db.selectFrom(noun).select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound);
  const rows = await db
    .selectFrom('contact')
    .select(['contact.id', 'contact.first_name', 'contact.last_name', 'contact.user_account_id'])
    .select((eb) => [
      eb
        .selectFrom('contact_address')
        .select('contact_address.email')
        .whereRef('contact_address.contact_id', '=', 'contact.id')
        .orderBy('contact_address.position')
        .limit(1)
        .as('email'),
      eb
        .exists(
          eb
            .selectFrom('contact_address')
            .innerJoin('user_account', 'user_account.email', 'contact_address.email')
            .select('user_account.id')
            .whereRef('contact_address.contact_id', '=', 'contact.id'),
        )
        .as('has_account'),
    ])
    .where('contact.id', 'in', (eb) =>
      eb.selectFrom('invited_contact').select('contact_id').where(COLUMNS[noun], '=', id),
    )
    .orderBy('contact.name_key')
    .orderBy('contact.id')
    .execute();
  const people = rows.map(({ user_account_id, has_account, ...row }) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim() || (row.email ?? ''),
    has_account: user_account_id !== null || Boolean(has_account),
  }));
  return invitedContactsSchema.parse({ version: toVersion(people.map((each) => each.id)), people });
}

/** Changes with the people: 24 bits of a hash. */
function toVersion(ids: readonly number[]): number {
  const sorted = ids.toSorted((one, other) => one - other).join();
  return createHash('sha256').update(sorted).digest().readUIntBE(0, 3);
}

const AT_ONCE = 500;

export async function replaceInvited(
  trx: Db,
  { noun, id }: Item,
  { before, after, now }: { before: readonly number[]; after: readonly number[]; now: Date },
): Promise<void> {
  const column = COLUMNS[noun];
  const gone = before.filter((each) => !after.includes(each));
  const added = after.filter((each) => !before.includes(each));
  for (let at = 0; at < gone.length; at += AT_ONCE)
    await trx
      .deleteFrom('invited_contact')
      .where(column, '=', id)
      .where('contact_id', 'in', gone.slice(at, at + AT_ONCE))
      .execute();
  const none = { press_release_id: null, gallery_id: null, magazine_id: null, press_kit_id: null };
  const rows = added.map((contact_id) => ({
    ...none,
    [column]: id,
    contact_id,
    created_at: now.toISOString(),
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await trx
      .insertInto('invited_contact')
      .values(rows.slice(at, at + AT_ONCE))
      .execute();
  await announceInvited(trx, added, now);
}

/** Titles of records that somebody is invited to see, for the privacy export. */
export async function listInvitationsOf(db: Db, contact: number): Promise<string[]> {
  const rows = await db
    .selectFrom('invited_contact as invited')
    .leftJoin('gallery', 'gallery.id', 'invited.gallery_id')
    .leftJoin('magazine', 'magazine.id', 'invited.magazine_id')
    .leftJoin('press_kit as kit', 'kit.id', 'invited.press_kit_id')
    .select('invited.press_release_id')
    .select([
      'gallery.name_it',
      'gallery.name_en',
      'magazine.title_it as issue_it',
      'magazine.title_en as issue_en',
    ])
    .select(['kit.title_it as kit_it', 'kit.title_en as kit_en'])
    .select((eb) =>
      eb
        .selectFrom('press_release_text as text')
        .select('text.title')
        .whereRef('text.press_release_id', '=', 'invited.press_release_id')
        .orderBy('text.language')
        .limit(1)
        .as('title'),
    )
    .where('invited.contact_id', '=', contact)
    .orderBy('invited.id')
    .execute();
  return rows.map(
    (row) =>
      row.title ||
      row.name_en ||
      row.name_it ||
      row.issue_en ||
      row.issue_it ||
      row.kit_en ||
      row.kit_it ||
      '',
  );
}
