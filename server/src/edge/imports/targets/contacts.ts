import { refreshContactKeys } from '../../../core/contacts/contact-keys.ts';
import { addAddress, linkAccount } from '../../../core/contacts/contacts.ts';
import { deleteContacts } from '../../../core/contacts/deletion.ts';
import type { Db } from '../../../platform/db/db.ts';
import { updateRows } from '../../../platform/db/update-rows.ts';
import { ensureOutlets } from '../../contacts/outlets/queries.ts';
import { listContacts } from '../../contacts/people/reading.ts';
import { replaceOutlets, replaceTags } from '../../contacts/people/writing.ts';
import { prepareContact, splitOutlets, splitTags, toLanguage } from './contact-rows.ts';
import type { Left, Making, Prepared, Stored, Target, Values, Written } from './target.ts';
import { isSameText } from './texts.ts';

async function match(db: Db, rows: readonly Prepared[]): Promise<Stored[][]> {
  const emails = rows.map(({ values }) => values.email ?? '').filter((email) => email !== '');
  if (emails.length === 0) return rows.map(() => []);
  const addresses = await db
    .selectFrom('contact_address')
    .select(['email', 'contact_id'])
    .where('email', 'in', emails)
    .execute();
  const byEmail = new Map(addresses.map(({ email, contact_id }) => [email, contact_id]));
  const contacts = await listContacts(db, [...new Set(byEmail.values())]);
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  return rows.map(({ values: { email = '' } }): Stored[] => {
    const contact = byId.get(byEmail.get(email) ?? 0);
    if (contact === undefined) return [];
    const { id, version, salutation, first_name, last_name, role, phone, language, country, notes } = contact;
    const texts = { salutation, first_name, last_name, role, phone, language, country, notes };
    const outlet = contact.outlets.map(({ name }) => name).join('; ');
    const values = { ...texts, email, outlet, tags: contact.tags.join('; ') };
    return [{ id, version, values, label: email, locked: null }];
  });
}

const TEXTS = ['salutation', 'first_name', 'last_name', 'role', 'phone', 'notes'] as const;

const toColumns = (values: Values) => ({
  ...Object.fromEntries(TEXTS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
  ...(values.country === undefined ? {} : { country: values.country }),
  ...(values.language === undefined ? {} : { language: toLanguage(values) }),
});

/** Outlets that are not there are made. */
async function writeParts(trx: Db, id: number, values: Values, now: Date): Promise<void> {
  if (values.outlet !== undefined) {
    const { byKey } = await ensureOutlets(trx, splitOutlets(values.outlet), now);
    await replaceOutlets(trx, id, [...byKey.values()]);
  }
  if (values.tags !== undefined) await replaceTags(trx, id, splitTags(values.tags));
}

async function create(trx: Db, rows: readonly Values[], { now, hashes }: Making): Promise<number[]> {
  const at = now.toISOString();
  const ids: number[] = [];
  for (const values of rows) {
    const { email = '', basis = '', source = '' } = values;
    const { id } = await trx
      .insertInto('contact')
      .values({
        ...toColumns(values),
        language: toLanguage(values),
        basis,
        source,
        name_key: '',
        basis_at: at,
        created_at: at,
        updated_at: at,
        told_source_at: basis === 'asked' ? at : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addAddress(trx, hashes, { contact_id: id, email, position: 0 });
    await linkAccount(trx, id, [email]);
    await writeParts(trx, id, values, now);
    ids.push(id);
  }
  await refreshContactKeys(trx, ids);
  return ids;
}

async function change(trx: Db, rows: readonly Written[], now: Date): Promise<Set<number>> {
  const changes = rows.map(({ id, version, fields }) => {
    const values: Values = Object.fromEntries(fields.map((each) => [each.field, each.new]));
    const claim = { version: version + 1, updated_at: now.toISOString() };
    return { id, values, set: { ...toColumns(values), ...claim }, when: { version } };
  });
  const written = await updateRows(
    trx,
    'contact',
    changes.map(({ id, set, when }) => ({ id, set, when })),
  );
  for (const { id, values } of changes) if (written.has(id)) await writeParts(trx, id, values, now);
  await refreshContactKeys(trx, [...written]);
  return written;
}

/** What was added has its first version and nobody wrote to it; what was changed has the version after. */
async function listTouched(trx: Db, rows: readonly Left[]): Promise<number[]> {
  const found = await trx
    .selectFrom('contact')
    .select(['id', 'version', 'last_written_at', 'stopped_at'])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  return rows
    .filter(({ id, kind, version }) => {
      const now = byId.get(id);
      if (kind === 'change') return now?.version !== version + 1;
      return now?.version !== 1 || now.last_written_at !== null || now.stopped_at !== null;
    })
    .map(({ id }) => id);
}

export const contacts: Target = {
  subject: 'contact',
  prepare: prepareContact,
  keyOf: ({ values }) => values.email ?? '',
  match: (db, rows) => match(db, rows),
  // A row that says no language leaves the one that is stored.
  isSame: (field, old, { incoming }) =>
    isSameText(old, incoming[field] ?? '') || (field === 'language' && incoming.language === ''),
  // A file of contacts removes nobody: whom it does not name, another source did.
  insertRemovals: async () => undefined,
  remove: async () => new Map(),
  restore: async () => undefined,
  create,
  change,
  listTouched,
  discard: deleteContacts,
};
