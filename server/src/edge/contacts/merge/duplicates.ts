import type { ContactDuplicate, DUPLICATE_REASONS } from '@press-room/contract/contacts';
import type { Db } from '../../../platform/db/db.ts';
import { fold } from '../../../platform/text/fold.ts';
import { listContactRows } from '../people/reading.ts';

const GROUPS_MAX = 100;

interface Named {
  id: number;
  first_name: string;
  last_name: string;
}

interface Group {
  reason: (typeof DUPLICATE_REASONS)[number];
  ids: number[];
}

/** Contacts that may be the same person, most likely first. Contacts with different accounts are different people. */
export async function listDuplicates(db: Db): Promise<ContactDuplicate[]> {
  const groups = [...(await listSameNames(db)), ...(await listSimilarOfOutlets(db))];
  const seen = new Set<string>();
  const distinct = groups.filter(({ ids }) => {
    const key = ids.join();
    return !seen.has(key) && seen.add(key);
  });
  const shown = distinct.slice(0, GROUPS_MAX);
  const rows = await listContactRows(db, [...new Set(shown.flatMap(({ ids }) => ids))]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return shown
    .map(({ reason, ids }) => ({ reason, contacts: ids.flatMap((id) => byId.get(id) ?? []) }))
    .filter(({ contacts }) => contacts.filter(({ account }) => account === null).length > 0);
}

async function listSameNames(db: Db): Promise<Group[]> {
  const rows = await db
    .selectFrom('contact')
    .select(['id', 'name_key'])
    .where('name_key', 'in', (eb) =>
      eb
        .selectFrom('contact as named')
        .select('named.name_key')
        .where((each) => each.or([each('named.last_name', '<>', ''), each('named.first_name', '<>', '')]))
        .groupBy('named.name_key')
        .having((each) => each.fn.countAll(), '>', 1)
        .orderBy('named.name_key')
        .limit(GROUPS_MAX),
    )
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  return [...Map.groupBy(rows, ({ name_key }) => name_key).values()].map((same) => ({
    reason: 'name',
    ids: same.map(({ id }) => id),
  }));
}

/**
 * Within one outlet: the same words in another order; or the same last name, ignoring doubled letters, with the same
 * initial.
 */
async function listSimilarOfOutlets(db: Db): Promise<Group[]> {
  const rows = await db
    .selectFrom('contact_outlet')
    .innerJoin('contact', 'contact.id', 'contact_outlet.contact_id')
    .select(['contact_outlet.outlet_id', 'contact.id', 'contact.first_name', 'contact.last_name'])
    .where('contact.last_name', '<>', '')
    .orderBy('contact_outlet.outlet_id')
    .orderBy('contact.id')
    .execute();
  const likes = Map.groupBy(
    rows.flatMap((row) => likenessesOf(row).map((like) => ({ id: row.id, key: `${row.outlet_id}|${like}` }))),
    ({ key }) => key,
  );
  return [...likes.values()]
    .filter((like) => like.length > 1)
    .map((like) => ({ reason: 'outlet', ids: like.map(({ id }) => id) }));
}

const single = (text: string): string => fold(text).replace(/(.)\1+/gu, '$1');

function likenessesOf({ first_name, last_name }: Named): string[] {
  const words = `${last_name} ${first_name}`.split(/\s+/).map(single).filter(Boolean);
  const initial = single(first_name).slice(0, 1);
  return [`words|${words.toSorted().join(' ')}`, `initial|${single(last_name)}|${initial}`];
}
