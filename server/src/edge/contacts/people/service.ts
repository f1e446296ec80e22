import type { Contact } from '@press-room/contract/contacts';
import { changeRow, createRow, deleteRow, namesOf, type Versioned } from '../../../core/admin/writes.ts';
import { refreshContactKeys } from '../../../core/contacts/contact-keys.ts';
import { linkAccount } from '../../../core/contacts/contacts.ts';
import { deleteContacts } from '../../../core/contacts/deletion.ts';
import { isHost } from '../../../core/contacts/hosts.ts';
import { nameOutlets } from '../../../core/contacts/outlets.ts';
import { stopContact } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import { replaceSectors, requireSectors } from '../../../core/sectors/sectors.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidField, invalidFields } from '../../../platform/errors/errors.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { addressesTaken, type ContactForm, checkCombination, toAddresses } from './form.ts';
import { listTaken, listUnknownOutlets } from './queries.ts';
import { getContact } from './reading.ts';
import { replaceAddresses, replaceOutlets, replaceTags } from './writing.ts';

export type ContactContext = Pick<AppContext, 'addressHashes' | 'database' | 'now'>;

export const CONTACTS: Versioned<Contact> = { table: 'contact', noun: 'contact', get: getContact };
/** Id that no contact has. */
const NOBODY = 0;

/** Result of a write, unless another contact received one of the addresses at the same instant. @throws 400 */
async function unlessTaken<T>({ database }: ContactContext, emails: string[], write: () => Promise<T>) {
  try {
    return await write();
  } catch (error) {
    if (database.classify(error) === 'unique') throw addressesTaken(emails);
    throw error;
  }
}

const toColumns = ({
  addresses: _addresses,
  outlets: _outlets,
  outlet_names: _names,
  sectors: _sectors,
  tags: _tags,
  is_embargo_trusted,
  roles,
  ...rest
}: ContactForm) => ({
  ...rest,
  ...(roles === undefined ? {} : { roles: [...new Set(roles)].join('\n') }),
  ...(is_embargo_trusted === undefined ? {} : { is_embargo_trusted: is_embargo_trusted ? 1 : 0 }),
});

type Parts = Pick<ContactForm, 'outlets' | 'outlet_names' | 'sectors' | 'tags'> & {
  emails: string[] | undefined;
};

/** Outlets by id or name. @throws 400, 403 for a new one without the right to create it */
async function findOutlets(
  trx: Db,
  { now }: ContactContext,
  officer: Officer,
  { outlets, outlet_names }: Parts,
): Promise<number[] | undefined> {
  if (outlet_names !== undefined) return nameOutlets(trx, outlet_names, { officer, now: now() });
  const unknown = await listUnknownOutlets(trx, outlets ?? []);
  if (unknown.length > 0)
    throw invalidFields({ outlets: [{ key: 'unknown_outlets', parameters: { ids: unknown.join(', ') } }] });
  return outlets;
}

/** Outlets, tags and addresses, if they are in the form. @throws 400, 403 */
async function writeParts(
  trx: Db,
  context: ContactContext,
  { id, officer }: { id: number; officer: Officer },
  parts: Parts,
): Promise<void> {
  const { sectors, tags, emails } = parts;
  const outlets = await findOutlets(trx, context, officer, parts);
  if (outlets !== undefined) await replaceOutlets(trx, id, outlets);
  await requireSectors(trx, sectors);
  if (sectors !== undefined) await replaceSectors(trx, 'contact_sector', id, sectors);
  if (tags !== undefined) await replaceTags(trx, id, tags);
  if (emails !== undefined) {
    const taken = await listTaken(trx, emails, id);
    if (taken.length > 0) throw addressesTaken(taken);
    await replaceAddresses(trx, context.addressHashes, id, emails);
    await linkAccount(trx, id, emails);
  }
  await refreshContactKeys(trx, [id]);
}

/** Linked to the account with one of the addresses. @throws 400 */
export async function createContact(
  context: ContactContext,
  officer: Officer,
  form: ContactForm,
): Promise<Contact> {
  const emails = toAddresses(form.addresses ?? []);
  const { basis, language = 'it' } = form;
  if (basis === undefined) throw invalidField('basis', 'required');
  checkCombination(form, null);
  const creation = { officer, fields: namesOf(form), isSeen: false };
  const at = context.now().toISOString();
  return unlessTaken(context, emails, () =>
    createRow(context, CONTACTS, creation, async (trx) => {
      const taken = await listTaken(trx, emails, NOBODY);
      if (taken.length > 0) throw addressesTaken(taken);
      const { id } = await trx
        .insertInto('contact')
        .values({
          ...toColumns(form),
          basis,
          language,
          name_key: '',
          basis_at: at,
          created_at: at,
          updated_at: at,
          told_source_at: basis === 'asked' ? at : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeParts(trx, context, { id, officer }, { ...form, emails });
      return id;
    }),
  );
}

/** @throws 400, 404, 412 */
export async function changeContact(
  context: ContactContext,
  write: Write,
  form: ContactForm,
): Promise<Contact> {
  const isSeen = await isHost(context.database.db, write.id);
  const emails = form.addresses === undefined ? undefined : toAddresses(form.addresses);
  return unlessTaken(context, emails ?? [], () =>
    changeRow(context, CONTACTS, { ...write, isSeen }, async (trx, current) => {
      checkCombination(form, current);
      const isOtherBasis = form.basis !== undefined && form.basis !== current.basis;
      const columns = {
        ...toColumns(form),
        ...(isOtherBasis ? { basis_at: context.now().toISOString(), wording: '' } : {}),
      };
      if (Object.keys(columns).length > 0)
        await trx.updateTable('contact').set(columns).where('id', '=', write.id).execute();
      await writeParts(trx, context, write, { ...form, emails });
      return { action: 'edit', fields: namesOf(form) };
    }),
  );
}

/** Suppresses a person who objected; only the person can undo it. @throws 404, 409, 412 */
export const stopWriting = (context: ContactContext, write: Write): Promise<Contact> =>
  changeRow(context, CONTACTS, { ...write, isSeen: false }, async (trx, { stopped }) => {
    if (stopped !== null) throw conflict('contact_stopped_already');
    await stopContact(trx, context.addressHashes, write.id, { reason: 'objected', now: context.now() });
    return { action: 'suppress', fields: [] };
  });

/** Readers no longer see the name in appointments and clippings. @throws 404, 409 for the contact of an account, 412 */
export const deleteContact = (context: ContactContext, write: Write): Promise<void> =>
  deleteRow(context, CONTACTS, { ...write, isSeen: true }, async (trx, { account }) => {
    if (account !== null) throw conflict('contact_has_account');
    await deleteContacts(trx, [write.id]);
  });
