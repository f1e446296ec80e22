import { z } from 'zod';
import { refreshContactKeys } from '../../../core/contacts/contact-keys.ts';
import { addAddress, findContactByEmail, linkAccount } from '../../../core/contacts/contacts.ts';
import { deleteContacts } from '../../../core/contacts/deletion.ts';
import { ensureOutlets } from '../../../core/contacts/outlets.ts';
import { findSuppression } from '../../../core/contacts/suppression.ts';
import { replaceSectors } from '../../../core/sectors/sectors.ts';
import type { Db } from '../../../platform/db/db.ts';
import { updateRows } from '../../../platform/db/update-rows.ts';
import { isSameBeats, openBeats, openBeatWords } from '../../contacts/people/beats.ts';
import { listContacts } from '../../contacts/people/reading.ts';
import { replaceOutlets, replaceTags } from '../../contacts/people/writing.ts';
import { prepareContact, splitAddresses, splitNames, splitTags, toLanguage } from './contact-rows.ts';
import type { Left, Making, Prepared, Stored, Target, Values, Written } from './target.ts';
import { isSameText } from './texts.ts';

const firstOf = ({ email = '' }: Values): string => splitAddresses(email)[0] ?? '';

async function match(db: Db, rows: readonly Prepared[]): Promise<Stored[][]> {
  const emails = rows.map(({ values }) => firstOf(values)).filter((email) => email !== '');
  if (emails.length === 0) return rows.map(() => []);
  const addresses = await db
    .selectFrom('contact_address')
    .select(['email', 'contact_id'])
    .where('email', 'in', emails)
    .execute();
  const byEmail = new Map(addresses.map(({ email, contact_id }) => [email, contact_id]));
  const contacts = await listContacts(db, [...new Set(byEmail.values())]);
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  const wordsOf = ({ values }: Prepared): string[] => splitTags(values.tags ?? '');
  const toBeats = await openBeats(db, rows.flatMap(wordsOf));
  const toWords = await openBeatWords(db);
  return rows.map((row): Stored[] => {
    const contact = byId.get(byEmail.get(firstOf(row.values)) ?? 0);
    if (contact === undefined) return [];
    const { id, version, salutation, first_name, last_name, phone, language, country, notes } = contact;
    const roles = contact.roles.join('; ');
    const texts = { salutation, first_name, last_name, roles, phone, language, country, notes };
    const outlet = contact.outlets.map(({ name }) => name).join('; ');
    const isSame = isSameBeats(toBeats(wordsOf(row)), contact);
    const tags = isSame ? (row.values.tags ?? '') : toWords(contact).join('; ');
    const email = contact.addresses[0]?.email ?? '';
    return [{ id, version, values: { ...texts, email, outlet, tags }, label: email, locked: null }];
  });
}

const TEXTS = ['salutation', 'first_name', 'last_name', 'phone', 'notes'] as const;

const toColumns = (values: Values) => ({
  ...Object.fromEntries(TEXTS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
  ...(values.roles === undefined ? {} : { roles: splitNames(values.roles).join('\n') }),
  ...(values.country === undefined ? {} : { country: values.country }),
  ...(values.language === undefined ? {} : { language: toLanguage(values) }),
});

/** Missing outlets are created. */
async function writeParts(trx: Db, id: number, values: Values, now: Date): Promise<void> {
  if (values.outlet !== undefined) {
    const { byKey } = await ensureOutlets(trx, splitNames(values.outlet), now);
    await replaceOutlets(trx, id, [...byKey.values()]);
  }
  if (values.tags === undefined) return;
  const words = splitTags(values.tags);
  const { sectors, tags } = (await openBeats(trx, words))(words);
  await replaceSectors(trx, 'contact_sector', id, sectors);
  await replaceTags(trx, id, tags);
}

async function create(trx: Db, rows: readonly Values[], { now, hashes }: Making): Promise<number[]> {
  const at = now.toISOString();
  const ids: number[] = [];
  for (const values of rows) {
    const { basis = '', source = '' } = values;
    const email = firstOf(values);
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

const fieldsSchema = z.array(z.object({ field: z.string(), new: z.string() }));

/**
 * Adds further addresses of new contacts, unless another contact has them: the first address of a row belongs to that
 * row. If the first address is suppressed, the others are too.
 */
async function addFurtherAddresses(trx: Db, run_id: number, { hashes }: Making): Promise<void> {
  const written = await trx
    .selectFrom('import_difference')
    .select(['stored_id', 'fields'])
    .where('run_id', '=', run_id)
    .where('kind', '=', 'add')
    .where('is_written', '=', 1)
    .where('label', 'like', '%;%')
    .orderBy('id')
    .execute();
  for (const { stored_id: id, fields } of written) {
    const email = fieldsSchema.parse(JSON.parse(fields)).find(({ field }) => field === 'email')?.new ?? '';
    const [first = '', ...further] = splitAddresses(email);
    const no = further.length === 0 ? null : await findSuppression(trx, hashes, first);
    if (no !== null && no.reason !== 'bounced') continue;
    for (const [at, each] of further.entries())
      if (id !== null && (await findContactByEmail(trx, each)) === null)
        await addAddress(trx, hashes, { contact_id: id, email: each, position: at + 1 });
  }
  await refreshContactKeys(
    trx,
    written.flatMap(({ stored_id }) => stored_id ?? []),
  );
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

/** An added row has its first version and no messages; a changed one has the version after the import. */
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
  keyOf: ({ values }) => firstOf(values),
  match: (db, rows) => match(db, rows),
  // A row without a language keeps the stored one; addresses of existing contacts are only changed manually.
  isSame: (field, old, { incoming }) =>
    field === 'email' ||
    isSameText(old, incoming[field] ?? '') ||
    (field === 'language' && incoming.language === ''),
  // Files of contacts remove nobody, because missing contacts come from other sources.
  insertRemovals: async () => undefined,
  remove: async () => new Map(),
  restore: async () => undefined,
  create,
  complete: addFurtherAddresses,
  change,
  listTouched,
  discard: deleteContacts,
};
