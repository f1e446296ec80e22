import type { OfficePressGroup } from '@press-room/contract/admin-press-groups';
import { NO_TEXT } from '../../../core/admin/forms.ts';
import { requireKinds } from '../../../core/admin/references.ts';
import { changeRow, createRow, deleteRow, namesOf, type Versioned } from '../../../core/admin/writes.ts';
import type { AppContext } from '../../../core/context.ts';
import { createPressGroup } from '../../../core/sites/press-groups.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, groupInUse, invalidField, invalidFields } from '../../../platform/errors/errors.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { sanitizeRichText } from '../../../platform/text/rich-text.ts';
import type { PressGroupForm } from './form.ts';
import { countUses, getGroup, isNameTaken, listTakenHosts, replaceHosts, type Sites } from './queries.ts';

export type GroupContext = Pick<AppContext, 'config' | 'database' | 'now'>;

const groupsOf = (sites: Sites): Versioned<OfficePressGroup> => ({
  table: 'press_group',
  noun: 'press_group',
  get: (db, id) => getGroup(db, sites, id),
});

/** Checks a form against other rows. @throws 400 */
async function requireFree(trx: Db, id: number, { name, hosts, logo }: PressGroupForm): Promise<void> {
  if (name === '') throw invalidField('name', 'blank');
  if (name !== undefined && (await isNameTaken(trx, name, id)))
    throw invalidField('name', 'group_name_taken');
  const taken = await listTakenHosts(trx, hosts ?? [], id);
  if (taken.length > 0) {
    throw invalidFields({ hosts: [{ key: 'host_taken', parameters: { hosts: taken.join(', ') } }] });
  }
  if (logo) await requireKinds(trx, { logo: { ids: [logo], kind: 'picture' } });
}

/** Creates a press group, which is a site of its own. @throws 400 */
export function createGroup(
  context: GroupContext,
  officer: Officer,
  form: PressGroupForm,
): Promise<OfficePressGroup> {
  const { name, theme = 'cobalt' } = form;
  if (name === undefined) throw invalidField('name', 'required');
  const creation = { officer, fields: namesOf(form), isSeen: true };
  return createRow(context, groupsOf(context.config), creation, async (trx) => {
    await requireFree(trx, 0, form);
    const id = await createPressGroup(trx, {
      name,
      theme,
      tagline: { ...NO_TEXT, ...form.tagline },
      boilerplate: { ...NO_TEXT, ...form.boilerplate },
      office: form.office ?? undefined,
    });
    await writeSettings(trx, id, form, context.now());
    return id;
  });
}

async function writeSettings(
  trx: Db,
  id: number,
  { colours, logo, hosts, four_eyes, shows_clippings, review_hour, review_days }: PressGroupForm,
  now: Date,
): Promise<void> {
  const settings = {
    updated_at: now.toISOString(),
    ...(colours === undefined ? {} : { colours: colours === null ? null : JSON.stringify(colours) }),
    ...(logo === undefined ? {} : { logo_asset_id: logo }),
    ...(four_eyes === undefined ? {} : { four_eyes: four_eyes ? 1 : 0 }),
    ...(shows_clippings === undefined ? {} : { shows_clippings: shows_clippings ? 1 : 0 }),
    ...(review_hour === undefined ? {} : { review_hour }),
    ...(review_days === undefined
      ? {}
      : { review_days: [...new Set(review_days)].toSorted((a, b) => a - b).join('') }),
  };
  await trx.updateTable('press_group').set(settings).where('id', '=', id).execute();
  if (hosts !== undefined) await replaceHosts(trx, id, hosts);
}

/** Whether a person is removed from the press office. */
function losesPeople(before: OfficePressGroup['office'], after: PressGroupForm['office']): boolean {
  if (after === undefined || before === null) return false;
  const kept = new Set((after?.people ?? []).map((person) => JSON.stringify(Object.values(person))));
  return before.people.some((person) => !kept.has(JSON.stringify(Object.values(person))));
}

/**
 * Changes the fields of the request. Data of removed persons are also erased from the database files. @throws 400, 404,
 * 409, 412
 */
export async function changeGroup(
  context: GroupContext,
  write: Write,
  form: PressGroupForm,
): Promise<OfficePressGroup> {
  const { config, database, now } = context;
  let isForgetting = false;
  const saved = await changeRow(
    context,
    groupsOf(config),
    { ...write, isSeen: true },
    async (trx, current) => {
      await requireFree(trx, write.id, form);
      const { name = current.name, theme, office } = form;
      if (name !== current.name) requireUnnamed(config, current.name);
      const tagline = { ...current.tagline, ...form.tagline };
      const boilerplate = { ...current.boilerplate, ...form.boilerplate };
      await trx
        .updateTable('press_group')
        .set({
          name,
          theme,
          tagline_it: tagline.it,
          tagline_en: tagline.en,
          boilerplate_it: sanitizeRichText(boilerplate.it),
          boilerplate_en: sanitizeRichText(boilerplate.en),
          ...(office === undefined ? {} : { office: office === null ? null : JSON.stringify(office) }),
        })
        .where('id', '=', write.id)
        .execute();
      await writeSettings(trx, write.id, form, now());
      isForgetting = losesPeople(current.office, office);
      return { action: 'edit', fields: namesOf(form) };
    },
  );
  if (isForgetting) await database.forget();
  return saved;
}

/** The next start would not find the group. @throws 409 */
function requireUnnamed({ SITES }: Sites, name: string): void {
  if ([...(SITES?.values() ?? [])].includes(name)) throw conflict('group_named_by_sites');
}

/** @throws 404, 409 with its remaining uses, 412 */
export const deleteGroup = async (context: GroupContext, write: Write): Promise<void> => {
  const { config, database } = context;
  await deleteRow(context, groupsOf(config), { ...write, isSeen: true }, async (trx, { name }) => {
    requireUnnamed(config, name);
    const uses = await countUses(trx, write.id);
    if (Object.keys(uses).length > 0) throw groupInUse(uses);
  });
  await database.forget();
};
