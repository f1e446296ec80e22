import type { OfficePressKit } from '@press-room/contract/admin-press-kit';
import { mergeName, NO_TEXT } from '../../../core/admin/forms.ts';
import { requireGroupId, requireKinds } from '../../../core/admin/references.ts';
import { changeRow, createRow, namesOf, type OfficeContext } from '../../../core/admin/writes.ts';
import { announceKit } from '../../../core/announcements/announcements.ts';
import type { AppContext } from '../../../core/context.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import { toOpened } from '../../../core/visibility/publication.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidField, invalidFields, notFound } from '../../../platform/errors/errors.ts';
import { type Scope, scopeOf } from '../../../platform/http/authentication.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { takeRoom } from '../../assets/quotas/service.ts';
import { deleteVisible, isSeen, type VisibleKind } from '../../publishing/visible.ts';
import { withReadyFiles } from '../../publishing/when-ready.ts';
import { indexPressKits } from '../index-press-kits.ts';
import { createPressKit, type NewPressKitFile, writeKitFiles } from '../service.ts';
import type { KitFileForm, PressKitForm } from './form.ts';
import { moveTelling } from './letters.ts';
import { getKit } from './queries.ts';
import { requireNotSeen } from './second-person.ts';

/** Kits within a scope. */
export const kitsWithin = (scope: Scope): VisibleKind<OfficePressKit> => ({
  table: 'press_kit',
  noun: 'press_kit',
  get: (db, id, now) => getKit(db, id, { now, scope }),
});

/** A company can edit its kit only before the submission; afterwards it belongs to the association. @throws 404, 409 */
export function requireKitWithCompany(
  { company, status }: Pick<OfficePressKit, 'company' | 'status'>,
  scope: Scope,
): void {
  if (scope === null) return;
  if (company?.id !== scope) throw notFound();
  if (status !== 'draft') throw conflict('with_the_press_office');
}

/** Creates a draft. @throws 400, 409 if the company's quota is used up */
export function createOfficeKit(
  context: OfficeContext & Pick<AppContext, 'config'>,
  officer: Officer,
  form: PressKitForm,
): Promise<OfficePressKit> {
  const { press_group, year, files = [], access = 'press', embargo_until, expires_at } = form;
  if (press_group === undefined) throw invalidField('press_group', 'required');
  if (year === undefined) throw invalidField('year', 'required');
  const title = mergeName('title', NO_TEXT, form.title);
  const scope = scopeOf(officer, 'press_kit.create');
  const creation = { officer, fields: namesOf(form), isSeen: false };
  return createRow(context, kitsWithin(scope), creation, async (trx) => {
    await takeRoom(context, trx, { company: scope, kits: 1 });
    const press_group_id = await requireGroupId(trx, press_group);
    const kit = {
      status: 'draft',
      access,
      embargo_until: embargo_until ?? null,
      expires_at: expires_at ?? null,
      press_group_id,
      company_id: scope,
      year,
      title,
      files: await toFiles(trx, files, [], scope),
    } as const;
    return createPressKit(searchOf(context.database), trx, kit, context.now());
  });
}

/** Changes the fields of the request. @throws 400, 403 for published ones, 404, 409 for submitted ones, 412 */
export async function changeOfficeKit(
  context: OfficeContext,
  write: Write,
  form: PressKitForm,
): Promise<OfficePressKit> {
  const { database, now } = context;
  const scope = scopeOf(write.officer, 'press_kit.edit');
  const seen = await isSeen(context, kitsWithin(scope), write);
  return changeRow(context, kitsWithin(scope), { ...write, isSeen: seen }, async (trx, current) => {
    requireKitWithCompany(current, scope);
    await requireNotSeen(trx, current, form);
    const { press_group, title, files, show_unready: _, ...row } = form;
    const press_group_id =
      press_group === undefined ? current.press_group.id : await requireGroupId(trx, press_group);
    const { it: title_it, en: title_en } = mergeName('title', current.title, title);
    await trx
      .updateTable('press_kit')
      .set({ ...row, ...toOpened(current.access, row.access), press_group_id, title_it, title_en })
      .where('id', '=', write.id)
      .execute();
    if (files !== undefined) {
      const wanted = await toFiles(trx, files, current.files, scope);
      const one = { noun: 'press_kit', id: write.id, isSeen: seen, form } as const;
      await withReadyFiles(trx, one, () => writeKitFiles(trx, write.id, wanted, now()));
    }
    await indexPressKits(searchOf(database), trx, [write.id]);
    const keep = async (inner: Db, saved: OfficePressKit): Promise<void> => {
      await moveTelling(inner, saved, now());
      await announceKit(inner, saved, now());
    };
    return { action: 'edit', fields: namesOf(form), ...(seen ? { keep } : {}) };
  });
}

/** A file that is kept keeps the instant of its addition, which decides for whom it is new. @throws 400 */
async function toFiles(
  trx: Db,
  files: readonly KitFileForm[],
  before: OfficePressKit['files'],
  scope: Scope,
): Promise<NewPressKitFile[]> {
  const ids = files.map(({ asset }) => asset);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  if (twice.length > 0) {
    throw invalidFields({ files: [{ key: 'listed_twice', parameters: { ids: twice.join(', ') } }] });
  }
  const addedAt = new Map(before.map(({ asset, added_at }) => [asset, added_at]));
  // Files added by the association may be kept.
  const named = scope === null ? ids : ids.filter((id) => !addedAt.has(id));
  await requireKinds(trx, { files: { ids: named, kind: null } }, scope);
  return files.map(({ asset, title, language }) => ({
    asset_id: asset,
    title,
    language,
    added_at: addedAt.get(asset),
  }));
}

/** @throws 403, 404, 409 if it is not a draft, 412 */
export const deleteOfficeKit = (context: OfficeContext, write: Write): Promise<void> =>
  deleteVisible(context, kitsWithin(scopeOf(write.officer, 'press_kit.delete')), write);
