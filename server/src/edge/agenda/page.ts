import {
  APPOINTMENT_ANSWERS,
  APPOINTMENT_NEEDS,
  NEEDS_NOTE_MAX_LENGTH,
} from '@press-room/contract/appointment-answers';
import type { Language } from '@press-room/contract/languages';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@press-room/contract/limits';
import encodeQR from 'qr';
import { linkOf, toWhen } from '../../content/appointments/answers/address.ts';
import { readNeeds } from '../../content/appointments/answers/office.ts';
import type { ShownPaper } from '../../content/appointments/answers/papers.ts';
import type { WholeAnswer } from '../../content/appointments/answers/queries.ts';
import { inRome, wordsIn } from '../../platform/text/bilingual.ts';
import { element, type Xml } from '../../platform/text/xml.ts';
import { link, paragraph, say } from '../alerts/page/shell.ts';

interface ShownSlot {
  id: number;
  starts_at: string;
  is_taken: boolean;
}

interface Shown {
  whole: WholeAnswer;
  slots: readonly ShownSlot[];
  /** Signed for the check-in; null: no place. */
  badge: { token: string; code: string } | null;
  isFull: boolean;
  now: string;
  /** Address of the calendar entry; null: they do not attend, or it is over. */
  entryUrl: string | null;
  papers: readonly ShownPaper[];
}

const pairOf = (row: WholeAnswer['appointment'], name: 'title' | 'description' | 'place' | 'notice') => ({
  it: row[`${name}_it`],
  en: row[`${name}_en`],
});

/** Data of the appointment, and the person's answer. */
export function writeAppointment(shown: Shown): (Xml | null)[] {
  const { whole, badge, entryUrl, papers } = shown;
  const { answer, appointment } = whole;
  const { language } = answer;
  const words = (name: Parameters<typeof pairOf>[1]): string => wordsIn(pairOf(appointment, name), language);
  const optional = (text: string, name: string | null = null): Xml | null =>
    text === '' ? null : paragraph(text, name);
  const languages = listLanguages(appointment.languages, language);
  const follow = linkOf(whole);
  return [
    element(
      'section',
      { class: 'card' },
      element('h2', {}, words('title')),
      paragraph(toWhen(whole, language)),
      optional(words('place')),
      languages === '' ? null : paragraph(say(language, 'appointment_page_languages', { languages }), 'soft'),
      optional(words('description'), 'lines'),
      optional(words('notice'), 'notice'),
      follow === '' ? null : link(follow, say(language, 'appointment_page_follow')),
    ),
    element('p', { class: 'notice' }, say(language, `appointment_state_${answer.state}`)),
    badge === null ? null : writeBadge(badge, language),
    entryUrl === null ? null : link(entryUrl, say(language, 'appointment_page_entry')),
    papers.length === 0
      ? null
      : element(
          'section',
          { class: 'card' },
          element('h2', {}, say(language, 'appointment_page_papers')),
          papers.map(({ title, url }) => link(url, title)),
        ),
  ];
}

function listLanguages(stored: string, language: Language): string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return stored
    .split(',')
    .filter(Boolean)
    .map((code) => names.of(code) ?? code)
    .join(', ');
}

const QR_SIDE = 220;

/** The code as QR code, on white so that cameras read it. */
function writeBadge({ token, code }: { token: string; code: string }, language: Language): Xml {
  const rows = encodeQR(token, 'raw', { ecc: 'medium', border: 2 });
  const path = rows
    .flatMap((cells, y) => cells.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  const words = say(language, 'appointment_page_code', { code });
  return element(
    'div',
    { class: 'card' },
    element(
      'svg',
      {
        viewBox: `0 0 ${rows.length} ${rows.length}`,
        width: QR_SIDE,
        height: QR_SIDE,
        role: 'img',
        'aria-label': words,
      },
      element('rect', { width: '100%', height: '100%', fill: '#fff' }),
      element('path', { d: path, fill: '#000' }),
    ),
    paragraph(words),
  );
}

/** The form posts to the address of the page, and needs no script. */
export function writeForm({ whole, slots, isFull, now }: Shown): Xml {
  const { answer, appointment } = whole;
  const { language, state } = answer;
  const answers = APPOINTMENT_ANSWERS.filter((word) => word !== 'remote' || appointment.link !== '');
  const chosen = { invited: 'yes', confirmed: 'yes', waiting: 'yes', remote: 'remote', declined: 'no' }[
    state
  ];
  const needs = readNeeds(answer.needs);
  const field = (name: string, words: string, max: number, type = 'text'): Xml =>
    element('label', {}, words, element('input', { name, type, maxlength: max, autocomplete: 'off' }));
  return element(
    'form',
    { method: 'post' },
    isFull && state !== 'confirmed'
      ? element('p', { class: 'notice' }, say(language, 'appointment_page_full'))
      : null,
    element(
      'label',
      {},
      say(language, 'appointment_page'),
      element(
        'select',
        { name: 'answer' },
        answers.map((word) =>
          element(
            'option',
            { value: word, selected: word === chosen ? '' : null },
            say(language, `appointment_answer_${word}`),
          ),
        ),
      ),
    ),
    slots.length === 0
      ? null
      : element(
          'label',
          {},
          say(language, 'appointment_page_slot'),
          element(
            'select',
            { name: 'slot' },
            element('option', { value: '' }, say(language, 'appointment_page_slot_none')),
            slots
              .filter(
                ({ id, is_taken, starts_at }) => id === answer.slot_id || (!is_taken && starts_at > now),
              )
              .map(({ id, starts_at }) =>
                element(
                  'option',
                  { value: id, selected: id === answer.slot_id ? '' : null },
                  inRome(starts_at, language),
                ),
              ),
          ),
        ),
    element(
      'details',
      {},
      element('summary', {}, say(language, 'appointment_answer_colleague')),
      element(
        'div',
        { class: 'fields' },
        field('colleague_name', say(language, 'appointment_page_colleague_name'), NAME_MAX_LENGTH),
        field(
          'colleague_email',
          say(language, 'appointment_page_colleague_email'),
          EMAIL_MAX_LENGTH,
          'email',
        ),
      ),
    ),
    element(
      'fieldset',
      {},
      element('legend', {}, say(language, 'appointment_page_needs')),
      APPOINTMENT_NEEDS.map((need) =>
        element(
          'label',
          { class: 'check' },
          element('input', {
            type: 'checkbox',
            name: `need_${need}`,
            value: 'yes',
            checked: needs.includes(need) ? '' : null,
          }),
          say(language, `appointment_need_${need}`),
        ),
      ),
      element(
        'label',
        {},
        say(language, 'appointment_page_note'),
        element('input', {
          name: 'needs_note',
          maxlength: NEEDS_NOTE_MAX_LENGTH,
          value: answer.needs_note,
          autocomplete: 'off',
        }),
        element('small', {}, say(language, 'appointment_page_note_hint')),
      ),
    ),
    element('div', { class: 'row' }, element('button', {}, say(language, 'appointment_page_send'))),
  );
}
