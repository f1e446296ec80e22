import {
  type Contact,
  type ContactRow,
  contactRowSchema,
  contactSchema,
} from '@press-room/contract/contacts';
import { idsOf, listSectorsOf } from '../../../core/sectors/sectors.ts';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors/errors.ts';

const AT_ONCE = 500;

/** In the order of the ids. */
export async function listContacts(db: Db, ids: readonly number[]): Promise<Contact[]> {
  const found: Contact[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const byId = new Map((await readContacts(db, some)).map((row) => [row.id, row]));
    found.push(...some.flatMap((id) => byId.get(id) ?? []));
  }
  return found;
}

async function readContacts(db: Db, ids: readonly number[]): Promise<Contact[]> {
  const [rows, addresses, outlets, tags, sectors] = await Promise.all([
    selectStored(db, ids),
    listAddressesOf(db, ids),
    listOutletsOf(db, ids),
    listTagsOf(db, ids),
    listSectorsOf(db, 'contact_sector', ids),
  ]);
  const addressesOf = Map.groupBy(addresses, ({ contact_id }) => contact_id);
  const outletsOf = Map.groupBy(outlets, ({ contact_id }) => contact_id);
  const tagsOf = Map.groupBy(tags, ({ contact_id }) => contact_id);
  return rows.map(({ is_embargo_trusted, agrees_to_figures, user_account_id, merges, ...row }) =>
    contactSchema.parse({
      ...row,
      roles: row.roles === '' ? [] : row.roles.split('\n'),
      account: user_account_id,
      last_taken_at: toLatest(row.downloaded_at, row.copied_at),
      is_embargo_trusted: is_embargo_trusted === 1,
      agrees_to_figures: agrees_to_figures === 1,
      stopped: toStop(row),
      has_merged: Number(merges) > 0,
      addresses: (addressesOf.get(row.id) ?? []).map((address) => ({
        email: address.email,
        stopped: toStop(address),
      })),
      outlets: outletsOf.get(row.id) ?? [],
      sectors: idsOf(sectors.get(row.id)),
      tags: (tagsOf.get(row.id) ?? []).map(({ tag }) => tag),
    }),
  );
}

const toStop = ({
  stopped_at,
  stopped_reason,
}: {
  stopped_at: string | null;
  stopped_reason: string | null;
}) => (stopped_at === null ? null : { at: stopped_at, reason: stopped_reason });

const toLatest = (...times: readonly (string | null)[]): string | null =>
  times
    .filter((at) => at !== null)
    .toSorted()
    .at(-1) ?? null;

const selectStored = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('contact')
    .selectAll('contact')
    .select((eb) => [
      eb
        .selectFrom('download')
        .select((one) => one.fn.max('started_at').as('at'))
        .whereRef('download.user_account_id', '=', 'contact.user_account_id')
        .as('downloaded_at'),
      eb
        .selectFrom('press_release_taking as taking')
        .select((one) => one.fn.max('taking.taken_at').as('at'))
        .whereRef('taking.user_account_id', '=', 'contact.user_account_id')
        .as('copied_at'),
      eb
        .selectFrom('contact_merge')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('contact_merge.contact_id', '=', 'contact.id')
        .as('merges'),
    ])
    .where('contact.id', 'in', ids)
    .execute();

const listAddressesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('contact_address')
    .selectAll()
    .where('contact_id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute();

const listOutletsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('contact_outlet')
    .innerJoin('outlet', 'outlet.id', 'contact_outlet.outlet_id')
    .select(['contact_outlet.contact_id', 'outlet.id', 'outlet.name'])
    .where('contact_outlet.contact_id', 'in', ids)
    .orderBy('outlet.name_key')
    .execute();

const listTagsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('contact_tag')
    .select(['contact_id', 'tag'])
    .where('contact_id', 'in', ids)
    .orderBy('tag_key')
    .execute();

/** Addresses in the spelling that is shown in lists. */
export const listContactRows = async (db: Db, ids: readonly number[]): Promise<ContactRow[]> =>
  (await listContacts(db, ids)).map((row) => contactRowSchema.parse(row));

/** @throws 404 */
export async function getContact(db: Db, id: number): Promise<Contact> {
  const [row] = await listContacts(db, [id]);
  if (row === undefined) throw notFound();
  return row;
}
