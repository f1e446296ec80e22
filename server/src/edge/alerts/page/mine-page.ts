import { ALERT_RHYTHMS } from '@press-room/contract/alerts';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import type { Db } from '../../../platform/db/db.ts';
import { localeOf } from '../../../platform/text/bilingual.ts';
import { element, type Xml } from '../../../platform/text/xml.ts';
import { describeFilter } from '../filter.ts';
import type { ConfirmedAlert } from '../queries.ts';
import { link, paragraph, postButton, say } from './shell.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => day + 1);

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

function weekdayName(weekday: number, language: Language): string {
  const names = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  return names.format(new Date(MONDAY + (weekday - 1) * DAY_MS));
}

interface Choice {
  name: string;
  label: string;
  chosen: string;
  options: readonly (readonly [value: string, text: string])[];
}

const selectField = ({ name, label, chosen, options }: Choice): Xml =>
  element(
    'label',
    {},
    label,
    element(
      'select',
      { name },
      options.map(([value, text]) =>
        element('option', { value, selected: value === chosen ? 'selected' : null }, text),
      ),
    ),
  );

const listFields = (alert: ConfirmedAlert, language: Language): Xml[] => [
  selectField({
    name: 'rhythm',
    label: say(language, 'alert_page_rhythm'),
    chosen: alert.rhythm,
    options: ALERT_RHYTHMS.map((rhythm) => [rhythm, say(language, `alert_rhythm_${rhythm}`)]),
  }),
  selectField({
    name: 'language',
    label: say(language, 'alert_page_language'),
    chosen: alert.language,
    options: LANGUAGES.map((each) => [each, say(language, `alert_language_${each}`)]),
  }),
  selectField({
    name: 'hour',
    label: say(language, 'alert_page_hour'),
    chosen: String(alert.hour),
    options: HOURS.map((hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`]),
  }),
  selectField({
    name: 'weekday',
    label: say(language, 'alert_page_weekday'),
    chosen: String(alert.weekday),
    options: WEEKDAYS.map((day) => [String(day), weekdayName(day, language)]),
  }),
];

function pauseField({ id, paused_until }: ConfirmedAlert, language: Language): Xml {
  const hint = `pause-${id}`;
  return element(
    'label',
    {},
    say(language, 'alert_page_pause'),
    element('input', {
      type: 'date',
      name: 'paused_until',
      value: paused_until ?? '',
      'aria-describedby': hint,
    }),
    element('small', { id: hint }, say(language, 'alert_page_pause_hint')),
  );
}

async function writeAlert(db: Db, alert: ConfirmedAlert, language: Language): Promise<Xml> {
  const about = await describeFilter(db, alert, { language });
  const heading = `alert-${alert.id}`;
  return element(
    'form',
    { method: 'post', 'aria-labelledby': heading },
    element('h2', { id: heading }, about),
    element('input', { type: 'hidden', name: 'alert', value: alert.id }),
    element('div', { class: 'fields' }, listFields(alert, language), pauseField(alert, language)),
    element(
      'div',
      { class: 'row' },
      element('button', { name: 'action', value: 'save' }, say(language, 'alert_page_save')),
      element(
        'button',
        { name: 'action', value: 'delete', class: 'quiet' },
        say(language, 'alert_page_delete'),
      ),
    ),
  );
}

interface Mine {
  alerts: readonly ConfirmedAlert[];
  emails: readonly string[];
  language: Language;
  notice: 'alert_page_saved' | 'alert_page_invalid' | null;
  /** The press office trusts them, but they have not accepted its terms. */
  asksForEmbargo: boolean;
  /** Visits from mailings are recorded by name. */
  agreesToFigures: boolean;
  /** Address of the page with their stored data. */
  dataUrl: string;
}

/** Each alert with its form, and the button to unsubscribe from everything. */
export async function writeMine(
  db: Db,
  { alerts, emails, language, notice, asksForEmbargo, agreesToFigures, dataUrl }: Mine,
): Promise<(Xml | null)[]> {
  const forms: Xml[] = [];
  for (const alert of alerts) forms.push(await writeAlert(db, alert, language));
  const zones = [...new Set(alerts.map(({ time_zone }) => time_zone))].join(', ');
  const email = emails.map(toReadableAddress).join(', ');
  return [
    notice === null ? null : element('p', { class: 'notice', role: 'status' }, say(language, notice)),
    paragraph(
      alerts.length === 0
        ? say(language, 'alert_page_mine_empty')
        : say(language, 'alert_page_mine_lead', { email, zone: zones }),
    ),
    ...forms,
    ...(asksForEmbargo
      ? [
          element('h2', {}, say(language, 'alert_page_embargo')),
          paragraph(say(language, 'embargo_terms')),
          postButton(say(language, 'alert_page_embargo_button'), { value: 'accept_embargo', isQuiet: true }),
        ]
      : []),
    element('h2', {}, say(language, 'alert_page_figures')),
    paragraph(say(language, agreesToFigures ? 'alert_page_figures_agreed' : 'alert_page_figures_lead')),
    agreesToFigures
      ? postButton(say(language, 'alert_page_figures_refuse'), { value: 'refuse_figures', isQuiet: true })
      : postButton(say(language, 'alert_page_figures_agree'), { value: 'agree_figures', isQuiet: true }),
    element('h2', {}, say(language, 'alert_page_nothing')),
    paragraph(say(language, 'alert_page_nothing_lead'), 'soft'),
    postButton(say(language, 'alert_page_leave_button'), { value: 'leave', isQuiet: true }),
    element('h2', {}, say(language, 'data_page')),
    paragraph(say(language, 'alert_page_data_lead'), 'soft'),
    link(dataUrl, say(language, 'alert_page_data')),
  ];
}
