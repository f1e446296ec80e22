import type { OfficeContact, OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { AuditAction } from '@press-room/contract/audit';
import { toOfficeDay } from '@press-room/contract/office-clock';
import type { ReleaseStatus } from '@press-room/contract/press-releases';
import { requireGroupId } from '../../../core/admin/references.ts';
import {
  changeRow,
  createRow,
  deleteRow,
  type OfficeContext,
  type OfficeWrite,
  type Versioned,
} from '../../../core/admin/writes.ts';
import { announceRelease } from '../../../core/announcements/announcements.ts';
import type { AppContext } from '../../../core/context.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import { replaceSectors } from '../../../core/sectors/sectors.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidField } from '../../../platform/errors/errors.ts';
import { requirePermission, type Scope, scopeOf } from '../../../platform/http/authentication.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { takeRoom } from '../../assets/quotas/service.ts';
import { withReadyFiles } from '../../publishing/when-ready.ts';
import { toStoredBoilerplates } from '../boilerplates/boilerplates.ts';
import { listDefaultContacts } from '../contacts/directory.ts';
import { unpinOthers } from '../lead.ts';
import type { News } from '../notices/notices.ts';
import { isOnlyPending, toWritten } from '../pending-changes/changes.ts';
import { dropPending } from '../pending-changes/queries.ts';
import { holdBack } from '../pending-changes/service.ts';
import { mustWait, showWhenReady } from '../pending-changes/when-ready.ts';
import { addCorrection } from '../publication/corrections.ts';
import { statusAt } from '../publication/due.ts';
import { requireReadByAnother } from '../publication/four-eyes.ts';
import { changeReason } from '../publication/withdrawal.ts';
import { indexLockedReleases } from '../search/index-releases.ts';
import { createReleases } from '../service.ts';
import { fillFromTemplate } from '../templates/fill.ts';
import { replaceFiles } from './attached-queries.ts';
import { bodiesAfter, keepsFiles, namesOf, toTextWrites, withFilesOfTexts, withTexts } from './changes.ts';
import {
  listNewFiles,
  NO_ISSUER,
  requireOwnFields,
  requireWithCompany,
  settleContributor,
} from './contributor.ts';
import type { ReleaseForm } from './form.ts';
import { writeTexts } from './queries.ts';
import { requireFiles, requireNamed, requirePlayable } from './references.ts';
import { getOfficeRelease } from './release.ts';
import { keepOriginal, keepRelease } from './versions.ts';

/** Releases within the scope of an officer; others are hidden, also in conflicts. */
const releasesWithin = (scope: Scope): Versioned<OfficePressRelease> => ({
  table: 'press_release',
  noun: 'press_release',
  get: (db, id, now) => getOfficeRelease(db, id, { now, scope }),
});

const MET_BY_READERS: readonly ReleaseStatus[] = ['scheduled', 'published', 'archived'];

/**
 * Releases of the association name the press contacts that its press office marked as default; a company's release has
 * its own contact.
 */
const defaultContacts = async (trx: Db, { company }: ReleaseForm, group: number): Promise<OfficeContact[]> =>
  company === undefined || company === null ? listDefaultContacts(trx, group) : [];

/** Creates a draft in the languages that were sent. @throws 400, 409 if the company's quota is used up */
export async function createDraft(
  context: OfficeContext & Pick<AppContext, 'config'>,
  officer: Officer,
  sent: ReleaseForm,
): Promise<OfficePressRelease> {
  const { press_group, assignee = null } = sent;
  const { database, now } = context;
  const scope = scopeOf(officer, 'press_release.create');
  requireOwnFields(sent, scope);
  if (press_group === undefined) throw invalidField('press_group', 'required');
  if (sent.correction !== undefined) throw invalidField('correction', 'correction_unpublished');
  if (sent.pending !== undefined) throw invalidField('pending', 'pending_unpublished');
  if (sent.withdrawal_note !== undefined) throw invalidField('withdrawal_note', 'not_withdrawn');
  const news = assignmentNews(null, assignee);
  const keep = (trx: Db, saved: OfficePressRelease): Promise<void> =>
    keepRelease(trx, saved, { officer, transition: null, news, last: null }, now());
  return createRow(
    context,
    releasesWithin(scope),
    { officer, fields: namesOf(sent), isSeen: false, keep },
    async (trx) => {
      await takeRoom(context, trx, { company: scope, releases: 1 });
      const press_group_id = await requireGroupId(trx, press_group);
      const { release, text } = await fillFromTemplate(trx, sent, press_group_id);
      const writes = toTextWrites({ text: {}, status: 'draft' }, text, now());
      const bodies = bodiesAfter({}, writes);
      const { hero = null, pictures = [], attachments = [] } = release;
      const files = withFilesOfTexts({ hero, pictures, attachments }, bodies);
      await requireFiles(trx, { ...release, ...files }, scope);
      await requirePlayable(trx, Object.values(bodies), attachments);
      await requireNamed(trx, context.database, { assignee, release });
      const draft = {
        press_group_id,
        ...(await settleContributor(trx, sent, NO_ISSUER, scope)),
        event_id: release.event ?? null,
        hall: release.hall ?? '',
        stand: release.stand ?? '',
        status: 'draft',
        access: release.access ?? 'public',
        date: release.date ?? toOfficeDay(now()),
        publish_at: null,
        embargo_until: release.embargo_until ?? null,
        expires_at: release.expires_at ?? null,
        hero_asset_id: hero,
        attachment_ids: [],
        sectors: release.sectors ?? [],
        boilerplates: release.boilerplates ?? null,
        contacts: release.contacts ?? (await defaultContacts(trx, sent, press_group_id)),
        text: {},
      } as const;
      const [id = 0] = await createReleases(searchOf(database), trx, [draft], now());
      await trx
        .updateTable('press_release')
        .set({
          created_by: officer.id,
          assignee_id: assignee,
          due_on: sent.due_on,
          lead_until: sent.lead_until,
        })
        .where('id', '=', id)
        .execute();
      await replaceFiles(trx, id, files, { bodies });
      await writeTexts(trx, { id, officer }, writes, now());
      return id;
    },
  );
}

/** Changes the fields of the request. @throws 400, 403 for published ones, 404, 409 for pending or submitted ones, 412 */
export async function changeRelease(
  context: OfficeContext,
  write: Write,
  sent: ReleaseForm,
): Promise<OfficePressRelease> {
  const { database, now } = context;
  const scope = scopeOf(write.officer, 'press_release.edit');
  requireOwnFields(sent, scope);
  // A change of status meanwhile has raised the version: then the write is refused.
  const before = await getOfficeRelease(database.db, write.id, { now: now(), scope });
  requireWithCompany(before, scope);
  const isOut = MET_BY_READERS.includes(before.status);
  if (isOut) requirePermission({ account: write.officer }, 'press_release.publish');
  const waits = await mustWait(database.db, before, sent, now());
  const isPendingOnly = waits || isOnlyPending(sent);
  const isSeen = isOut && !isPendingOnly;
  const { pending } = sent;
  const claimed = { ...write, isSeen, scope, keepsDate: isPendingOnly, before };
  return writeRelease(context, claimed, async (trx, current) => {
    if (isSeen || waits) await requireReadByAnother(trx, current, { officer: write.officer.id, sent }, now());
    if (waits) return showWhenReady(trx, write, sent, now());
    const form = toWritten(current, sent);
    const written = isPendingOnly ? null : await writeContent(context, trx, { write, current, form, scope });
    if (pending !== undefined) await holdBack(context, trx, { ...write, current, pending });
    if (sent.show_pending) await dropPending(trx, write.id);
    if (form.withdrawal_note !== undefined) await changeReason(trx, current, form.withdrawal_note);
    if (isSeen && written?.isFoundAnew) await indexLockedReleases(searchOf(database), trx, [write.id]);
    const news = [
      ...assignmentNews(current.assignee?.id ?? null, form.assignee),
      ...(form.correction === undefined ? [] : [{ kind: 'corrected' } as const]),
    ];
    const action = isPendingOnly ? (pending === null ? 'discard_pending' : 'hold') : 'edit';
    const fields = namesOf({ ...form, pending });
    const saved = fields.every((name) => name.startsWith('text.')) ? written?.saved : undefined;
    return { action, fields, transition: null, news, saved };
  });
}

interface Writing {
  write: Write;
  current: OfficePressRelease;
  form: ReleaseForm;
  scope: Scope;
}

/**
 * Writes published content directly. Returns whether it changes the search index, and the release after a change of its
 * texts alone; undefined where it must be read.
 */
async function writeContent(
  { database, now }: OfficeContext,
  trx: Db,
  { write, current, form, scope }: Writing,
): Promise<{ isFoundAnew: boolean; saved: OfficePressRelease | undefined }> {
  const at = now();
  const writes = toTextWrites(current, form.text, at);
  const { hero = current.hero, pictures = current.pictures, ...others } = form.release;
  const { attachments = current.attachments, sectors, contacts, boilerplates, event, ...row } = others;
  const bodies = bodiesAfter(current.text, writes);
  const files = withFilesOfTexts({ hero, pictures, attachments }, bodies);
  const isHung = files.pictures.join() === current.pictures.join();
  const isSame = isHung && files.attachments.join() === current.attachments.join();
  const named = isSame ? form.release : { ...form.release, ...files };
  await requireFiles(trx, scope === null ? named : listNewFiles(named, current), scope);
  await requirePlayable(trx, Object.values(bodies), attachments);
  const { press_group, assignee, correction, lead_until } = form;
  await requireNamed(trx, database, form);
  const { company_id, brand_id } = await settleContributor(trx, form, current, scope);
  const changes = {
    ...row,
    press_group_id: press_group === undefined ? undefined : await requireGroupId(trx, press_group),
    company_id: company_id === (current.company?.id ?? null) ? undefined : company_id,
    brand_id: brand_id === (current.brand?.id ?? null) ? undefined : brand_id,
    ...(row.date === undefined ? {} : toDay(row.date)),
    hero_asset_id: form.release.hero,
    event_id: event,
    assignee_id: assignee,
    due_on: form.due_on,
    lead_until,
    contacts: contacts === undefined ? undefined : JSON.stringify(contacts),
    boilerplates: boilerplates === undefined ? undefined : toStoredBoilerplates(boilerplates),
  };
  const writeRow = async (): Promise<void> => {
    if (Object.values(changes).some((value) => value !== undefined))
      await trx.updateTable('press_release').set(changes).where('id', '=', write.id).execute();
    if (lead_until) await unpinOthers(trx, write.id);
  };
  const keepsAllFiles = isSame && keepsFiles(current, form, bodies);
  if (keepsAllFiles) await writeRow();
  else {
    const isSeen = statusAt(current, now()) === 'published';
    await withReadyFiles(trx, { noun: 'press_release', id: write.id, isSeen, form }, async () => {
      await writeRow();
      const was = current.hero === null ? [] : [current.hero];
      await replaceFiles(trx, write.id, files, { bodies, was });
    });
  }
  if (sectors !== undefined) await replaceSectors(trx, 'press_release_sector', write.id, sectors);
  await writeTexts(trx, write, writes, at);
  if (correction !== undefined)
    await addCorrection(trx, current, { note: correction, officer: write.officer }, now());
  const searched = [changes.company_id, row.date, event, form.release.hero];
  return {
    isFoundAnew:
      writes.some((each) => each.isEdited) || !isHung || searched.some((value) => value !== undefined),
    saved: keepsAllFiles ? withTexts(current, writes, { officer: write.officer.id, now: at }) : undefined,
  };
}

const toDay = (date: string) => ({ date, year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) });

/** @throws 404, 409 if it is not a draft, 412 */
export const deleteDraft = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(
    context,
    releasesWithin(scopeOf(write.officer, 'press_release.delete')),
    { ...write, isSeen: false },
    async (_trx, { status }) => {
      if (status !== 'draft') throw conflict('only_drafts_deleted');
    },
  );

export interface WriteResult {
  /** The release in its new state, if the write returns it. */
  saved?: OfficePressRelease | undefined;
  action: AuditAction;
  /** Names of the changed fields. */
  fields: string[];
  transition: { note: string } | null;
  /** Notifications to send. */
  news: Pick<News, 'kind' | 'to'>[];
}

const assignmentNews = (before: number | null, after: number | null | undefined): WriteResult['news'] =>
  after === undefined || after === null || after === before ? [] : [{ kind: 'assigned', to: [after] }];

/**
 * Runs a write on a release whose version is unchanged, and stores the resulting version.
 * @throws 404, 412 with the current release
 */
export const writeRelease = (
  context: OfficeContext,
  { scope, ...write }: OfficeWrite & { scope: Scope; before?: OfficePressRelease },
  run: (trx: Db, current: OfficePressRelease) => Promise<WriteResult>,
): Promise<OfficePressRelease> =>
  changeRow(context, releasesWithin(scope), write, async (trx, current) => {
    const last = await keepOriginal(trx, { ...current, version: write.version });
    const { transition, news, ...done } = await run(trx, current);
    const kept = { officer: write.officer, transition, news, last };
    return {
      ...done,
      keep: async (inner, saved) => {
        await keepRelease(inner, saved, kept, context.now());
        const isCorrected = news.some(({ kind }) => kind === 'corrected');
        await announceRelease(inner, { before: current, after: saved, isCorrected }, context.now());
      },
    };
  });
