import type { OfficePressRelease } from '@press-room/contract/office-press-releases';
import type { ReleaseStatus } from '@press-room/contract/press-releases';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { indexReleases } from '../../../db/index-releases.ts';
import { conflict, invalidField, stale } from '../../../errors.ts';
import { requirePermission } from '../../../http/authentication.ts';
import type { Write } from '../../../http/officer.ts';
import { recordAudit } from '../../audit/queries.ts';
import { createReleases } from '../service.ts';
import { namesOf, type TextWrite, toTextWrites } from './changes.ts';
import type { ReleaseForm } from './form.ts';
import { replaceHung } from './queries.ts';
import { requireFiles, requireGroupId } from './references.ts';
import { getOfficeRelease } from './release.ts';
import { keepVersion } from './versions.ts';

export type DeskContext = Pick<AppContext, 'database' | 'now'>;

/** Readers may have met it in these. */
const SHOWN: readonly ReleaseStatus[] = ['scheduled', 'published', 'archived'];

/** A draft in whichever languages were sent. @throws 400 */
export async function createDraft(
  { database, now }: DeskContext,
  officer: Write['officer'],
  form: ReleaseForm,
): Promise<OfficePressRelease> {
  const { press_group, release } = form;
  if (press_group === undefined) throw invalidField('press_group', 'required');
  return database.db.transaction().execute(async (trx) => {
    const press_group_id = await requireGroupId(trx, press_group);
    await requireFiles(trx, release);
    const draft = {
      press_group_id,
      status: 'draft',
      access: release.access ?? 'public',
      date: release.date ?? now().toISOString().slice(0, 10),
      publish_at: null,
      embargo_until: release.embargo_until ?? null,
      expires_at: release.expires_at ?? null,
      hero_asset_id: release.hero ?? null,
      picture_ids: release.pictures ?? [],
      attachment_ids: release.attachments ?? [],
      sectors: release.sectors ?? [],
      contacts: release.contacts ?? [],
      text: {},
    } as const;
    const [id = 0] = await createReleases(database.search, trx, [draft], now());
    await writeTexts(trx, { id, officer }, toTextWrites({}, form.text, now()), now());
    return finish(trx, { id, officer, action: 'create', fields: namesOf(form), transition: null }, now());
  });
}

/** Changes what was sent. @throws 400, 403 for what readers see, 404, 412 */
export async function changeRelease(
  context: DeskContext,
  write: Write,
  form: ReleaseForm,
): Promise<OfficePressRelease> {
  const { database, now } = context;
  // A change of status meanwhile has raised the version: the write is refused then.
  const isSeen = SHOWN.includes((await getOfficeRelease(database.db, write.id)).status);
  if (isSeen) requirePermission({ account: write.officer }, 'press_release.publish');
  return writeRelease(context, { ...write, isSeen }, async (trx, current) => {
    await requireFiles(trx, form.release);
    const { hero, pictures, attachments, sectors, contacts, ...row } = form.release;
    const press_group_id =
      form.press_group === undefined ? current.press_group.id : await requireGroupId(trx, form.press_group);
    const date = row.date ?? current.date;
    await trx
      .updateTable('press_release')
      .set({
        ...row,
        press_group_id,
        date,
        year: Number(date.slice(0, 4)),
        month: Number(date.slice(5, 7)),
        ...(hero === undefined ? {} : { hero_asset_id: hero }),
        ...(sectors === undefined ? {} : { sectors: JSON.stringify(sectors) }),
        ...(contacts === undefined ? {} : { contacts: JSON.stringify(contacts) }),
      })
      .where('id', '=', write.id)
      .execute();
    if (pictures !== undefined) await replaceHung(trx, 'press_release_picture', write.id, pictures);
    if (attachments !== undefined) await replaceHung(trx, 'press_release_attachment', write.id, attachments);
    await writeTexts(trx, write, toTextWrites(current.text, form.text, now()), now());
    if (isSeen) await indexReleases(database.search, trx, [write.id]);
    return { action: 'edit', fields: namesOf(form), transition: null };
  });
}

/** @throws 404, 409 for what is no draft, 412 */
export async function deleteDraft(
  { database, now }: DeskContext,
  { id, version, officer }: Write,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const current = await getOfficeRelease(trx, id);
    if (current.version !== version) throw stale(current);
    if (current.status !== 'draft') throw conflict('only_drafts_deleted');
    await trx.deleteFrom('press_release').where('id', '=', id).execute();
    await recordAudit(trx, { by: officer.id, action: 'delete', about: `press_release:${id}` }, now());
  });
}

export interface Done {
  action: string;
  /** Names of what was changed. */
  fields: string[];
  transition: { note: string } | null;
}

/**
 * Runs a write on a release that nobody has changed since its version, and keeps what it made of it. Only what is seen
 * empties readers' caches: an editor saves a draft every few seconds.
 * @throws 404, 412 with what stands now
 */
export async function writeRelease(
  { database, now }: DeskContext,
  { id, version, officer, isSeen }: Write & { isSeen: boolean },
  run: (trx: Db, current: OfficePressRelease) => Promise<Done>,
): Promise<OfficePressRelease> {
  const attempt = async (trx: Db): Promise<OfficePressRelease> => {
    const { numUpdatedRows } = await trx
      .updateTable('press_release')
      .set((eb) => ({ version: eb('version', '+', 1), updated_at: now().toISOString() }))
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    const current = await getOfficeRelease(trx, id);
    if (numUpdatedRows === 0n) throw stale(current);
    return finish(trx, { id, officer, ...(await run(trx, current)) }, now());
  };
  return isSeen ? database.change(attempt) : database.db.transaction().execute(attempt);
}

async function finish(
  trx: Db,
  { id, officer, action, fields, transition }: Done & Pick<Write, 'id' | 'officer'>,
  now: Date,
): Promise<OfficePressRelease> {
  const saved = await getOfficeRelease(trx, id);
  await keepVersion(trx, saved, { by: officer.id, transition }, now);
  await recordAudit(trx, { by: officer.id, action, about: `press_release:${id}`, fields }, now);
  return saved;
}

async function writeTexts(
  trx: Db,
  { id, officer }: Pick<Write, 'id' | 'officer'>,
  writes: readonly TextWrite[],
  now: Date,
): Promise<void> {
  for (const { language, text, isEdited } of writes) {
    const author = isEdited ? { updated_at: now.toISOString(), updated_by: officer.id } : {};
    await trx
      .insertInto('press_release_text')
      .values({
        press_release_id: id,
        language,
        status: 'draft',
        updated_at: null,
        updated_by: null,
        ...text,
        ...author,
      })
      .onConflict((conflict) =>
        conflict.columns(['press_release_id', 'language']).doUpdateSet({ ...text, ...author }),
      )
      .execute();
  }
}
