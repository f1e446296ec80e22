import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { ReleaseStatus } from '@press-room/contract/press-releases';
import { RELEASE_TRANSITIONS } from '@press-room/contract/release-transitions';
import { GRACE_MAX_SECONDS } from '@press-room/contract/undo';
import type { OfficeContext } from '../../../core/admin/writes.ts';
import { findHold } from '../../../core/crisis/hold.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidField } from '../../../platform/errors/errors.ts';
import { requirePermission, scopeOf } from '../../../platform/http/authentication.ts';
import type { Write } from '../../../platform/http/officer.ts';
import { WAITING, waitNoMore, waitsForFiles } from '../../publishing/when-ready.ts';
import type { NewsKind } from '../notices/notices.ts';
import { dropPending } from '../pending-changes/queries.ts';
import { statusAt } from '../publication/due.ts';
import { requireSecondPerson } from '../publication/four-eyes.ts';
import { enqueuePublication } from '../publication/queue.ts';
import { listWithdrawals } from '../publication/withdrawal.ts';
import { indexLockedReleases } from '../search/index-releases.ts';
import { requireWithCompany } from './contributor.ts';
import type { TransitionForm } from './form.ts';
import { getOfficeRelease } from './release.ts';
import { writeRelease } from './service.ts';

/** Changes the state of a release. @throws 400, 403, 404, 409 if the transition is not allowed, 412 */
export async function transitRelease(
  context: OfficeContext,
  write: Write,
  asked: TransitionForm,
): Promise<OfficePressRelease> {
  const { database, now } = context;
  const form = withGrace(asked, now());
  const scope = scopeOf(write.officer, 'press_release.view');
  const saved = await writeRelease(context, { ...write, isSeen: true, scope }, async (trx, current) => {
    const from = statusAt(current, now());
    const appears = form.to === 'scheduled' || form.to === 'published';
    const wait = {
      noun: 'press_release',
      id: write.id,
      officer: write.officer,
      appears,
      form: asked,
    } as const;
    if (asked.files === 'wait_no_more') {
      requirePermission({ account: write.officer }, 'press_release.publish');
      return { ...(await waitNoMore(trx, wait)), fields: [], transition: null, news: [] };
    }
    const transition = RELEASE_TRANSITIONS.find((each) => each.from === from && each.to === form.to);
    if (transition === undefined) throw conflict('no_such_transition', { from, to: form.to });
    requireWithCompany(current, scopeOf(write.officer, transition.permission));
    const isReturned = from === 'in_review' && form.to === 'draft';
    if (isReturned && !form.note) throw invalidField('note', 'required');
    if (appears) {
      requireTitles(current, form.languages);
      await requireSecondPerson(trx, current, { officer: write.officer.id });
    }
    if (await waitsForFiles(trx, wait, now())) return { ...WAITING, fields: [], transition: null, news: [] };
    if (appears) await publishTexts(trx, current, from, form.languages);
    const isDespite = form.despite_crisis === true;
    const holding = { group: current.press_group.id, officer: write.officer, isDespite };
    // A release that readers already see is not held back.
    const crisis_id = appears && from !== 'published' ? await findHold(trx, holding) : null;
    const to = crisis_id === null ? form.to : 'scheduled';
    const publish_at = toPublishAt(current, form, now());
    if (form.to === 'draft') await withdrawTexts(trx, write.id);
    await trx
      .updateTable('press_release')
      .set({
        status: to,
        publish_at,
        crisis_id,
        ...toWithdrawal(current, form, now()),
        ...(form.to === 'archived' && { lead_until: null }),
      })
      .where('id', '=', write.id)
      .execute();
    if (appears) await requireSpan(trx, write.id, now());
    // A withdrawal discards pending changes; versions still contain them.
    if (form.to === 'archived') await dropPending(trx, write.id);
    if (form.to === 'scheduled' && crisis_id === null) await enqueuePublication(trx, form.publish_at ?? '');
    await indexLockedReleases(searchOf(database), trx, [write.id]);
    // A publication with undo is announced when it becomes visible, and not at all if it is undone.
    const isTold =
      asked.to === form.to && !(from === 'scheduled' && form.to === 'draft' && isInGrace(current));
    const news = isTold ? [{ kind: toNewsKind(from, to) }] : [];
    return { action: to, fields: ['status'], transition: { note: toKeptNote(form) }, news };
  });
  // Includes the step that was just stored.
  const wasArchived = saved.status === 'archived' || saved.withdrawals.length > 0;
  return wasArchived ? { ...saved, withdrawals: await listWithdrawals(database.db, write.id) } : saved;
}

/** The reason is stored with a withdrawal, also after its end. */
const toKeptNote = ({ to, note = '', withdrawal_note }: TransitionForm): string =>
  to === 'archived' && note === ''
    ? [...new Set([withdrawal_note?.it ?? '', withdrawal_note?.en ?? ''])].filter(Boolean).join(' / ')
    : note;

/** Whether it would expire before it becomes visible. */
export const isNeverVisible = (from: string | null, until: string | null): boolean =>
  from !== null && until !== null && until <= from;

/** @throws 400 */
async function requireSpan(trx: Db, id: number, now: Date): Promise<void> {
  const { visible_from, expires_at } = await getOfficeRelease(trx, id, { now });
  if (isNeverVisible(visible_from, expires_at)) throw invalidField('expires_at', 'ends_before_it_begins');
}

/** By the server's clock, because other clocks may differ by seconds. */
function withGrace(form: TransitionForm, now: Date): TransitionForm {
  if (form.to !== 'published' || !form.grace_seconds) return form;
  const publish_at = new Date(now.getTime() + form.grace_seconds * 1000).toISOString();
  return { ...form, to: 'scheduled', publish_at };
}

/** People never choose instants this close. */
const isInGrace = ({ publish_at, updated_at }: OfficePressRelease): boolean =>
  publish_at !== null && Date.parse(publish_at) - Date.parse(updated_at) <= GRACE_MAX_SECONDS * 1000;

const NEWS_OF: Record<Exclude<ReleaseStatus, 'draft'>, NewsKind> = {
  in_review: 'submitted',
  scheduled: 'scheduled',
  published: 'published',
  archived: 'withdrawn',
};

function toNewsKind(from: ReleaseStatus, to: ReleaseStatus): NewsKind {
  if (to !== 'draft') return NEWS_OF[to];
  return from === 'in_review' ? 'returned' : 'recalled';
}

/** Readers who could see it, also under embargo, are informed of the withdrawal; others are not. */
function toWithdrawal(current: OfficePressRelease, form: TransitionForm, now: Date) {
  const { visible_from, publish_at, expires_at, withdrawal } = current;
  const instant = now.toISOString();
  const isOver = expires_at !== null && expires_at <= instant;
  const hasAppeared = visible_from !== null && publish_at !== null && publish_at <= instant;
  const isWithdrawn = form.to === 'archived' && hasAppeared && !isOver;
  const isUnderEmbargo = isWithdrawn && visible_from > instant;
  return {
    withdrawn_at: isWithdrawn ? instant : null,
    withdrawn_under_embargo: isUnderEmbargo ? 1 : 0,
    withdrawal_it: isWithdrawn ? (form.withdrawal_note?.it ?? '') : '',
    withdrawal_en: isWithdrawn ? (form.withdrawal_note?.en ?? '') : '',
    ...(withdrawal === null ? {} : { reinstated_at: instant }),
  };
}

/** A published release keeps its instant when another language is published. @throws 400 */
export function toPublishAt(current: OfficePressRelease, form: TransitionForm, now: Date): string | null {
  const instant = now.toISOString();
  switch (form.to) {
    case 'scheduled': {
      if (!form.publish_at) throw invalidField('publish_at', 'required');
      if (form.publish_at <= instant) throw invalidField('publish_at', 'instant_in_the_past');
      return form.publish_at;
    }
    case 'published': {
      const { status, publish_at, visible_from } = current;
      const isHeldByCrisis = status === 'scheduled' && visible_from === null;
      return publish_at !== null && publish_at <= instant && !isHeldByCrisis ? publish_at : instant;
    }
    case 'archived':
      return current.publish_at;
    default:
      return null;
  }
}

const listTitled = ({ text }: OfficePressRelease): Language[] =>
  LANGUAGES.filter((language) => text[language]?.title);

/** Languages that are published afterwards: the chosen ones, else all with a title, and those already published. */
export function listAppearing(
  release: OfficePressRelease,
  from: ReleaseStatus,
  chosen: readonly Language[] | undefined,
): Language[] {
  const wanted = chosen ?? listTitled(release);
  const isRead = (language: Language): boolean =>
    from === 'published' && release.text[language]?.status === 'published';
  return LANGUAGES.filter((language) => wanted.includes(language) || isRead(language));
}

/** @throws 400 for a language without a title, or if there is no title */
function requireTitles(release: OfficePressRelease, chosen: readonly Language[] | undefined): void {
  const titled = listTitled(release);
  if (chosen?.some((language) => !titled.includes(language)))
    throw invalidField('languages', 'title_missing');
  if ((chosen ?? titled).length === 0) throw invalidField('languages', 'no_language_to_publish');
}

async function publishTexts(
  trx: Db,
  release: OfficePressRelease,
  from: ReleaseStatus,
  chosen: readonly Language[] | undefined,
): Promise<void> {
  const languages = listAppearing(release, from, chosen);
  const setStatus = (status: 'published' | 'draft', some: readonly Language[]) =>
    trx
      .updateTable('press_release_text')
      .set({ status })
      .where('press_release_id', '=', release.id)
      .where('language', 'in', some)
      .execute();
  // Scheduled or withdrawn languages that are not chosen are not published with the others.
  const others = LANGUAGES.filter((language) => !languages.includes(language));
  if (others.length > 0) await setStatus('draft', others);
  await setStatus('published', languages);
  await setLanguages(trx, release.id, languages);
}

async function withdrawTexts(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('press_release_text')
    .set({ status: 'draft' })
    .where('press_release_id', '=', id)
    .execute();
  await setLanguages(trx, id, []);
}

const setLanguages = (trx: Db, id: number, languages: readonly Language[]) =>
  trx
    .updateTable('press_release')
    .set({ languages: languages.join(',') })
    .where('id', '=', id)
    .execute();
