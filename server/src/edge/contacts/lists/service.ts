import {
  CONTACT_LISTS_MAX,
  type ContactList,
  contactFilterSchema,
  MEMBERS_AT_ONCE_MAX,
} from '@press-room/contract/contacts';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { z } from 'zod';
import { requireGroupId } from '../../../core/admin/references.ts';
import {
  changeRow,
  createRow,
  deleteRow,
  namesOf,
  type OfficeContext,
  type Versioned,
} from '../../../core/admin/writes.ts';
import { conflict, invalidField, invalidFields } from '../../../platform/errors/errors.ts';
import { changedText, clearableObject, optionalId, optionalIds } from '../../../platform/http/fields.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { addMembers, countLists, getContactList, listUnknownContacts, removeMembers } from './queries.ts';

export const contactListForm = z.object({
  name: changedText({ max: NAME_MAX_LENGTH }),
  press_group: optionalId(),
  filter: clearableObject(contactFilterSchema),
});
type ListForm = z.infer<typeof contactListForm>;

const members = () => optionalIds({ max: MEMBERS_AT_ONCE_MAX, allowNone: true });
export const memberForm = z.object({ add: members(), remove: members() });
type MemberForm = z.infer<typeof memberForm>;

const LISTS: Versioned<ContactList> = { table: 'contact_list', noun: 'contact_list', get: getContactList };
const isSeen = false;

const toJson = (filter: NonNullable<ListForm['filter']> | null): string | null =>
  filter === null ? null : JSON.stringify(filter);

/** @throws 400, 409 if there are too many */
export async function createContactList(
  context: OfficeContext,
  officer: Officer,
  form: ListForm,
): Promise<ContactList> {
  const { name, press_group, filter = null } = form;
  if (name === undefined) throw invalidField('name', 'required');
  if (press_group === undefined) throw invalidField('press_group', 'required');
  return createRow(context, LISTS, { officer, fields: namesOf(form), isSeen }, async (trx) => {
    if ((await countLists(trx)) >= CONTACT_LISTS_MAX)
      throw conflict('contact_lists_many', { n: CONTACT_LISTS_MAX });
    const press_group_id = await requireGroupId(trx, press_group);
    const updated_at = context.now().toISOString();
    const { id } = await trx
      .insertInto('contact_list')
      .values({ name, press_group_id, filter: toJson(filter), updated_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** A list that is changed to a filter loses its picked members. @throws 400, 404, 412 */
export const changeContactList = (
  context: OfficeContext,
  write: Write,
  form: ListForm,
): Promise<ContactList> =>
  changeRow(context, LISTS, { ...write, isSeen }, async (trx, current) => {
    const { name = current.name, press_group, filter = current.filter } = form;
    const press_group_id =
      press_group === undefined ? current.press_group.id : await requireGroupId(trx, press_group);
    await trx
      .updateTable('contact_list')
      .set({ name, press_group_id, filter: toJson(filter) })
      .where('id', '=', write.id)
      .execute();
    if (filter !== null)
      await trx.deleteFrom('contact_list_member').where('contact_list_id', '=', write.id).execute();
    return { action: 'edit', fields: namesOf(form) };
  });

/** @throws 400 naming contacts that do not exist, 404, 409 for a list with a filter, 412 */
export const changeMembers = (
  context: OfficeContext,
  write: Write,
  { add = [], remove = [] }: MemberForm,
): Promise<ContactList> =>
  changeRow(context, LISTS, { ...write, isSeen }, async (trx, current) => {
    if (current.filter !== null) throw conflict('contact_list_filtered');
    const unknown = await listUnknownContacts(trx, add);
    if (unknown.length > 0)
      throw invalidFields({ add: [{ key: 'unknown_contacts', parameters: { ids: unknown.join(', ') } }] });
    await removeMembers(trx, write.id, remove);
    await addMembers(trx, write.id, add);
    return { action: 'edit', fields: ['members'] };
  });

/** @throws 404, 412 */
export const deleteContactList = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, LISTS, { ...write, isSeen }, async () => undefined);
