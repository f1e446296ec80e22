import type { PressOfficeForm } from '@press-room/contract/admin-press-groups';
import { languageName } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { showFiles } from '../components/files/file-names.tsx';
import type { ComparedField } from '../components/saving/compare-sides.ts';
import { showChoice, showHtml, showWords } from '../components/saving/show-values.ts';
import { THEME_LABELS } from './labels.ts';
import { dayName } from './people/hours-field.tsx';

const NO_LINES: readonly string[] = [];

const showHours = (hours: PressOfficeForm['hours']): string =>
  hours.map(({ days, opens, closes }) => `${days.join(' ')}: ${opens}–${closes}`).join('; ');

/** Press office as lines of text. It is written as a whole, so the conflict dialog compares it as a whole. */
function showOffice(value: unknown): string {
  if (!value) return '';
  const { email, phone, address, location, time_zone, hours, note, people } = value as PressOfficeForm;
  return [
    email,
    phone,
    ...address.it,
    ...address.en,
    ...(location ? [`${location.latitude}, ${location.longitude}`] : NO_LINES),
    time_zone,
    showHours(hours),
    note.it,
    note.en,
    ...people.map((person) =>
      [
        person.name,
        person.role.it,
        person.role.en,
        person.languages.map((language) => languageName(language)).join(', '),
        person.phone,
        person.mobile,
        person.email,
        showHours(person.hours),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

export const listCompared = (): ComparedField[] => [
  { name: 'name', label: m['office.groups.name']() },
  { name: 'theme', label: m['office.groups.theme'](), show: showChoice(THEME_LABELS) },
  {
    name: 'colours',
    label: m['office.groups.colours'](),
    show: (value) => showWords(value ? Object.values(value) : []),
  },
  { name: 'logo', label: m['office.groups.logo'](), show: showFiles },
  { name: 'tagline.it', label: m['office.groups.taglineIt']() },
  { name: 'tagline.en', label: m['office.groups.taglineEn']() },
  { name: 'boilerplate.it', label: m['office.groups.boilerplateIt'](), show: showHtml },
  { name: 'boilerplate.en', label: m['office.groups.boilerplateEn'](), show: showHtml },
  {
    name: 'four_eyes',
    label: m['office.groups.fourEyes'](),
    show: (value) => (value ? m['office.groups.fourEyesOn']() : m['office.groups.fourEyesOff']()),
  },
  {
    name: 'shows_clippings',
    label: m['office.inThePress.shown'](),
    show: (value) => (value ? m['office.groups.fourEyesOn']() : m['office.groups.fourEyesOff']()),
  },
  {
    name: 'review_hour',
    label: m['office.groups.reviewHour'](),
    show: (value) => (typeof value === 'number' ? `${value}:00` : m['office.groups.reviewNever']()),
  },
  {
    name: 'review_days',
    label: m['office.groups.reviewDays'](),
    show: (value) => (value as number[]).map((day) => dayName(day, 'long')).join(', '),
  },
  { name: 'hosts', label: m['office.groups.hostNames'](), show: showWords },
  { name: 'office', label: m['office.groups.office'](), show: showOffice },
];
