import type { Language } from '@press-room/contract/languages';
import {
  type Mailing,
  type MailingAudience,
  type MailingKind,
  mailingAudienceSchema,
} from '@press-room/contract/mailings';
import { findAppointment } from '../../content/appointments/answers/queries.ts';
import { enqueueLinkCheck } from '../../content/press-releases/links/job.ts';
import { NO_TEXT } from '../../core/admin/forms.ts';
import { changeRow, createRow, deleteRow, namesOf, type Versioned } from '../../core/admin/writes.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { conflict, invalidField, invalidFields } from '../../platform/errors/errors.ts';
import { requirePermission } from '../../platform/http/authentication.ts';
import type { Officer, Write } from '../../platform/http/officer.ts';
import type { Bilingual } from '../../platform/text/bilingual.ts';
import { findStoredList, listUnknownContacts } from '../contacts/lists/queries.ts';
import type { MailingForm } from './form.ts';
import { toEditionTitle } from './message/mailed-edition.ts';
import { toInvitationSubject } from './message/mailed-invitation.ts';
import { getMailing, listMailings } from './queries.ts';

type Context = Pick<AppContext, 'database' | 'now'>;

export const MAILINGS: Versioned<Mailing> = { table: 'mailing', noun: 'mailing', get: getMailing };

/** Prefixes of subjects, by kind. */
const PREFIXES: Record<Exclude<MailingKind, 'invitation'>, Bilingual> = {
  release: NO_TEXT,
  follow_up: { en: 'Reminder: ', it: 'Promemoria: ' },
  correction: { en: 'Correction: ', it: 'Correzione: ' },
  withdrawal: { en: 'Withdrawn, please do not use: ', it: 'Ritirato, non utilizzare: ' },
  edition: NO_TEXT,
};

/** Creates a draft with the title of its subject. @throws 400, 403 without the right to the subject, 409 */
export function createMailing(context: Context, officer: Officer, form: MailingForm): Promise<Mailing> {
  const { press_release, press_review, appointment } = form;
  const subjects = [press_release, press_review, appointment].filter((subject) => subject !== undefined);
  if (subjects.length === 0) throw invalidField('press_release', 'required');
  const usual = press_review !== undefined ? 'edition' : appointment !== undefined ? 'invitation' : 'release';
  const kind = form.kind ?? usual;
  const isOfRelease = kind !== 'edition' && kind !== 'invitation';
  if (subjects.length > 1 || (isOfRelease ? usual !== 'release' : usual !== kind))
    throw invalidField('kind', 'mailing_of_one');
  const account = { account: officer };
  if (press_review !== undefined) requirePermission(account, 'press_review.view');
  if (appointment !== undefined) requirePermission(account, 'appointment.edit');
  return createRow(context, MAILINGS, { officer, fields: namesOf(form), isSeen: false }, async (trx) => {
    const { press_group_id, titles } = await requireSubject(trx, form);
    await requireAudience(trx, form.audience);
    const follows = kind === 'follow_up' ? await requireFollowed(trx, form) : null;
    const at = context.now().toISOString();
    const audience = form.audience ?? (await chooseAudience(trx, { kind, press_group_id }));
    const toSubject = (language: Language): string => {
      const title = titles[language];
      if (title === '') return '';
      return kind === 'invitation'
        ? toInvitationSubject(title, audience, language)
        : PREFIXES[kind][language] + title;
    };
    const { id } = await trx
      .insertInto('mailing')
      .values({
        press_group_id,
        press_release_id: press_release ?? null,
        press_review_id: press_review ?? null,
        appointment_id: appointment ?? null,
        kind,
        follows_mailing_id: follows,
        state: 'draft',
        audience: JSON.stringify(audience),
        texts: JSON.stringify({
          subject: { en: toSubject('en'), it: toSubject('it'), ...form.subject },
          preheader: { ...NO_TEXT, ...form.preheader },
          opening: { ...NO_TEXT, ...form.opening },
        }),
        ...toColumns(kind === 'edition' ? { ...form, extent: form.extent ?? 'full' } : form),
        send_at: null,
        stop_reason: null,
        created_by: officer.id,
        started_at: null,
        ended_at: null,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The check before sending lists dead links.
    if (press_release !== undefined) await enqueueLinkCheck(trx, press_release, context.now());
    return id;
  });
}

/** For an edition that of the last one, because the readers are the same. */
async function chooseAudience(
  db: Db,
  { kind, press_group_id }: { kind: MailingKind; press_group_id: number },
): Promise<MailingAudience> {
  const nobody = { lists: [], contacts: [], has_subject_takers: false };
  if (kind !== 'edition') return { ...nobody, has_takers: kind !== 'release' && kind !== 'invitation' };
  const last = await db
    .selectFrom('mailing')
    .select('audience')
    .where('press_group_id', '=', press_group_id)
    .where('kind', '=', 'edition')
    .where('started_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return { ...nobody, has_takers: false };
  const { lists, contacts, has_takers } = mailingAudienceSchema.parse(JSON.parse(last.audience));
  const gone = new Set(await listUnknownContacts(db, contacts));
  const known = await Promise.all(
    lists.map(async (list) => ((await findStoredList(db, list)) === null ? [] : [list])),
  );
  return { ...nobody, lists: known.flat(), contacts: contacts.filter((id) => !gone.has(id)), has_takers };
}

/** @throws 400 */
async function requireSubject(
  db: Db,
  { press_release, press_review, appointment }: MailingForm,
): Promise<{ press_group_id: number; titles: Bilingual }> {
  if (appointment !== undefined) return requireAppointment(db, appointment);
  if (press_review === undefined) return requireRelease(db, press_release ?? 0);
  const row = await db
    .selectFrom('press_review')
    .select(['press_group_id', 'title', 'language', 'day'])
    .where('id', '=', press_review)
    .executeTakeFirst();
  if (row === undefined) throw invalidField('press_review', 'unknown_review');
  const { press_group_id, ...edition } = row;
  return {
    press_group_id,
    titles: { en: toEditionTitle(edition, 'en'), it: toEditionTitle(edition, 'it') },
  };
}

/** @throws 400 */
async function requireAppointment(
  db: Db,
  id: number,
): Promise<{ press_group_id: number; titles: Bilingual }> {
  const row = await findAppointment(db, id);
  if (row === null) throw invalidField('appointment', 'unknown_appointment');
  const { press_group_id, title_it, title_en } = row;
  return { press_group_id, titles: { it: title_it || title_en, en: title_en || title_it } };
}

/** @throws 400 */
async function requireRelease(db: Db, id: number): Promise<{ press_group_id: number; titles: Bilingual }> {
  const rows = await db
    .selectFrom('press_release as release')
    .leftJoin('press_release_text as text', 'text.press_release_id', 'release.id')
    .select(['release.press_group_id', 'text.language', 'text.title'])
    .where('release.id', '=', id)
    .execute();
  const [first] = rows;
  if (first === undefined) throw invalidField('press_release', 'unknown_release');
  const titles = { ...NO_TEXT };
  for (const { language, title } of rows) if (language !== null) titles[language] = title ?? '';
  return { press_group_id: first.press_group_id, titles };
}

/** The mailing of the same release that a follow-up refers to. @throws 400, 409 for a withdrawn release */
async function requireFollowed(db: Db, { follows, press_release }: MailingForm): Promise<number> {
  if (follows === undefined) throw invalidField('follows', 'required');
  const [followed] = await listMailings(db, [follows]);
  const isSent = followed?.state === 'sent' || followed?.state === 'stopped';
  if (!isSent || followed.press_release?.id !== press_release)
    throw invalidField('follows', 'unknown_mailing');
  if (followed.is_withdrawn) throw conflict('mailing_withdrawn');
  return follows;
}

const toColumns = ({ extent, shows_picture, links, hidden_contacts, per_minute }: MailingForm) => ({
  ...(extent === undefined ? {} : { extent }),
  ...(shows_picture === undefined ? {} : { shows_picture: Number(shows_picture) }),
  ...(links === undefined ? {} : { links: JSON.stringify(links) }),
  ...(hidden_contacts === undefined ? {} : { hidden_contacts: JSON.stringify(hidden_contacts) }),
  ...(per_minute === undefined ? {} : { per_minute }),
});

/** @throws 400, 404, 409 unless it is a draft, 412 */
export const changeMailing = (context: Context, write: Write, form: MailingForm): Promise<Mailing> =>
  changeRow(context, MAILINGS, { ...write, isSeen: false }, async (trx, mailing) => {
    requireDraft(mailing);
    await requireAudience(trx, form.audience);
    const { subject, preheader, opening } = mailing;
    const columns = {
      ...toColumns(form),
      ...(form.audience === undefined ? {} : { audience: JSON.stringify(form.audience) }),
      ...((form.subject ?? form.preheader ?? form.opening)
        ? {
            texts: JSON.stringify({
              subject: { ...subject, ...form.subject },
              preheader: { ...preheader, ...form.preheader },
              opening: { ...opening, ...form.opening },
            }),
          }
        : {}),
    };
    if (Object.keys(columns).length > 0)
      await trx.updateTable('mailing').set(columns).where('id', '=', write.id).execute();
    return { action: 'edit', fields: namesOf(form) };
  });

/** Deletes a draft; sent mailings are kept. @throws 404, 409, 412 */
export const deleteMailing = (context: Context, write: Write): Promise<void> =>
  deleteRow(context, MAILINGS, { ...write, isSeen: false }, async (_trx, mailing) => requireDraft(mailing));

function requireDraft({ state }: Mailing): void {
  if (state !== 'draft') throw conflict('mailing_is_no_draft');
}

/** @throws 400 for lists and contacts that do not exist */
async function requireAudience(db: Db, audience: MailingForm['audience']): Promise<void> {
  if (audience === undefined) return;
  const unknown = await listUnknownContacts(db, audience.contacts);
  if (unknown.length > 0)
    throw invalidFields({
      audience: [{ key: 'unknown_contacts', parameters: { ids: unknown.join(', ') } }],
    });
  for (const list of audience.lists)
    if ((await findStoredList(db, list)) === null) throw invalidField('audience', 'unknown_contact_list');
}
