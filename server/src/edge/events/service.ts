import { DECISION_DAYS, type OfficeEvent } from '@press-room/contract/events';
import { indexReleasesOf } from '../../content/press-releases/search/index-releases.ts';
import { mergeName, NO_TEXT } from '../../core/admin/forms.ts';
import {
  changeRow,
  createRow,
  deleteRow,
  namesOf,
  type OfficeContext,
  type Versioned,
} from '../../core/admin/writes.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import { toEnd } from '../../core/events/event.ts';
import { searchOf } from '../../core/search/index/search-of.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockRow } from '../../platform/db/row-locks.ts';
import { conflict, invalidField } from '../../platform/errors/errors.ts';
import type { Officer, Write } from '../../platform/http/officer.ts';
import type { Bilingual } from '../../platform/text/bilingual.ts';
import { sanitizeRichText } from '../../platform/text/rich-text.ts';
import type { EventForm } from './form.ts';
import { getOfficeEvent, hasAccreditations, hasReleases, insertEvent, updateEvent } from './queries.ts';

const EVENTS: Versioned<OfficeEvent> = { table: 'event', noun: 'event', get: getOfficeEvent };

type Times = Pick<OfficeEvent, 'starts_on' | 'ends_on' | 'applications_from' | 'applications_until'>;

/** @throws 400 */
function requireOrder({ starts_on, ends_on, applications_from, applications_until }: Times): void {
  if (ends_on < starts_on) throw invalidField('ends_on', 'ends_before_start');
  if (applications_until === null) return;
  if (applications_from !== null && applications_until <= applications_from)
    throw invalidField('applications_until', 'ends_before_start');
  if (new Date(applications_until) > toEnd({ ends_on }))
    throw invalidField('applications_until', 'applications_after_event');
}

const TEXTS = [
  'name',
  'place',
  'about',
  'criteria_journalist',
  'criteria_photographer',
  'criteria_creator',
  'criteria_company_press_office',
] as const;

/** Columns of all texts after a change. */
function toTextColumns(before: Partial<Record<(typeof TEXTS)[number], Bilingual>>, form: Partial<EventForm>) {
  const after = (text: (typeof TEXTS)[number]): Bilingual => ({ ...NO_TEXT, ...before[text], ...form[text] });
  const [name, place] = [mergeName('name', before.name ?? NO_TEXT, form.name), after('place')];
  const about = after('about');
  const [journalist, photographer] = [after('criteria_journalist'), after('criteria_photographer')];
  const [creator, office] = [after('criteria_creator'), after('criteria_company_press_office')];
  return {
    name_it: name.it,
    name_en: name.en,
    place_it: place.it,
    place_en: place.en,
    about_it: sanitizeRichText(about.it),
    about_en: sanitizeRichText(about.en),
    criteria_journalist_it: journalist.it,
    criteria_journalist_en: journalist.en,
    criteria_photographer_it: photographer.it,
    criteria_photographer_en: photographer.en,
    criteria_creator_it: creator.it,
    criteria_creator_en: creator.en,
    criteria_company_press_office_it: office.it,
    criteria_company_press_office_en: office.en,
  };
}

/** Adds an event in a transaction of the caller. @throws 400 */
export async function addEvent(trx: Db, form: Partial<EventForm>, now: Date): Promise<number> {
  const { starts_on, ends_on, applications_from = null, applications_until = null } = form;
  if (starts_on === undefined) throw invalidField('starts_on', 'required');
  if (ends_on === undefined) throw invalidField('ends_on', 'required');
  const times = { starts_on, ends_on, applications_from, applications_until };
  requireOrder(times);
  return insertEvent(trx, {
    ...times,
    ...toTextColumns({}, form),
    decision_days: form.decision_days ?? DECISION_DAYS.usual,
    updated_at: now.toISOString(),
  });
}

/** Creates an event by a command or a document, without an officer. @throws 400 */
export const enterEvent = (trx: Db, form: Partial<EventForm>, now: Date): Promise<number> =>
  addEvent(trx, form, now).then(async (id) => {
    await recordAudit(trx, { by: null, action: 'create', about: `event:${id}` }, now);
    return id;
  });

/** @throws 400 */
export const createEvent = (
  context: OfficeContext,
  officer: Officer,
  form: EventForm,
): Promise<OfficeEvent> =>
  createRow(context, EVENTS, { officer, fields: namesOf(form), isSeen: true }, (trx) =>
    addEvent(trx, form, context.now()),
  );

/** Changes the fields of the request; deadlines of submitted applications do not change. @throws 400, 404, 412 */
export const changeEvent = (context: OfficeContext, write: Write, form: EventForm): Promise<OfficeEvent> =>
  changeRow(context, EVENTS, { ...write, isSeen: true }, async (trx, current) => {
    const {
      starts_on = current.starts_on,
      ends_on = current.ends_on,
      applications_from = current.applications_from,
      applications_until = current.applications_until,
      decision_days = current.decision_days,
    } = form;
    const times = { starts_on, ends_on, applications_from, applications_until };
    requireOrder(times);
    // Otherwise releases that name it meanwhile would be indexed with its old name.
    if (form.name !== undefined) await lockRow(trx, context.database, { table: 'event', id: write.id });
    await updateEvent(trx, write.id, { ...times, ...toTextColumns(current, form), decision_days });
    if (form.name !== undefined)
      await indexReleasesOf(searchOf(context.database), trx, { column: 'event_id', ids: [write.id] });
    return { action: 'edit', fields: namesOf(form) };
  });

/** @throws 404, 409 if it has applications or releases, 412 */
export const deleteEvent = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, EVENTS, { ...write, isSeen: true }, async (trx, { id }) => {
    if (await hasAccreditations(trx, id)) throw conflict('event_in_use');
    if (await hasReleases(trx, id)) throw conflict('event_has_releases');
  });
