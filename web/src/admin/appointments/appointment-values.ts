import type {
  AppointmentAdmission,
  AppointmentKind,
  OfficeAppointment,
} from '@press-room/contract/appointments';
import * as z from 'zod/mini';
import { KIND_LABELS } from '../../components/agenda/labels.ts';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { capitalise, joinWords, languageName } from '../../lib/format.ts';
import { formatHours } from '../../lib/format-span.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import { needsOne } from '../components/record/needs-one.ts';
import type { ComparedField } from '../components/saving/compare-sides.ts';
import { showChoice, showGroup, showMoment } from '../components/saving/show-values.ts';
import type { Named } from '../components/search-choice/named-choice.tsx';
import { ADMISSIONS } from './labels.ts';

export interface Slot {
  starts_at: string;
  ends_at: string;
  is_taken: boolean;
}

export interface AppointmentValues extends Record<string, unknown> {
  press_group: string;
  kind: AppointmentKind;
  /** At most one. */
  event: readonly Named[];
  title_it: string;
  title_en: string;
  description_it: string;
  description_en: string;
  place_it: string;
  place_en: string;
  notice_it: string;
  notice_en: string;
  link: string;
  admission: AppointmentAdmission;
  languages: readonly string[];
  starts_at: string | null;
  ends_at: string | null;
  capacity: string;
  hosts: readonly Named[];
  slots: readonly Slot[];
  releases: readonly Paper[];
  press_kits: readonly Paper[];
}

/** Release or press kit of the appointment. `visible_from` is absent for a newly chosen one. */
export interface Paper extends Named {
  visible_from?: string | null;
}

const moment = () =>
  z
    .nullable(z.string())
    .check(z.refine((instant) => instant !== null, { error: () => m['account.required']() }));

export const APPOINTMENT_SCHEMA = needsOne(
  'title',
  formSchema<AppointmentValues>({ press_group: requiredText(), starts_at: moment(), ends_at: moment() }),
);

const toPaper = ({ id, title, visible_from }: OfficeAppointment['releases'][number]): Paper => ({
  id,
  visible_from,
  name: ownWords(title) || m['office.releases.untitled']({ id }),
});

/** @param group default press group of a new appointment */
export const toValues =
  (group: number | undefined) =>
  (row: OfficeAppointment | null): AppointmentValues => ({
    press_group: String(row?.press_group.id ?? group ?? ''),
    kind: row?.kind ?? 'press_conference',
    event: row?.event ? [{ id: row.event.id, name: ownWords(row.event.name) }] : [],
    title_it: row?.title.it ?? '',
    title_en: row?.title.en ?? '',
    description_it: row?.description.it ?? '',
    description_en: row?.description.en ?? '',
    place_it: row?.place.it ?? '',
    place_en: row?.place.en ?? '',
    notice_it: row?.notice.it ?? '',
    notice_en: row?.notice.en ?? '',
    link: row?.link ?? '',
    admission: row?.admission ?? 'press',
    languages: row?.languages ?? ['it'],
    starts_at: row?.starts_at ?? null,
    ends_at: row?.ends_at ?? null,
    capacity: String(row?.capacity ?? ''),
    hosts: row?.hosts ?? [],
    slots: row?.slots ?? [],
    releases: (row?.releases ?? []).map(toPaper),
    press_kits: (row?.press_kits ?? []).map(toPaper),
  });

/** A number, or the text as typed, which the server refuses with a message. */
const toNumber = (typed: string): number | string | null => {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : text;
};

const idsOf = (rows: readonly Named[]): number[] => rows.map(({ id }) => id);

export const hasSlots = (kind: AppointmentKind): boolean => kind === 'interview';

export const toBody = (values: AppointmentValues) => ({
  press_group: Number(values.press_group),
  kind: values.kind,
  event: values.event[0]?.id ?? null,
  title: { it: values.title_it, en: values.title_en },
  description: { it: values.description_it, en: values.description_en },
  place: { it: values.place_it, en: values.place_en },
  notice: { it: values.notice_it, en: values.notice_en },
  link: values.link.trim(),
  admission: values.admission,
  languages: values.languages,
  starts_at: values.starts_at,
  ends_at: values.ends_at,
  capacity: hasSlots(values.kind) ? null : toNumber(values.capacity),
  hosts: idsOf(values.hosts),
  slots: hasSlots(values.kind) ? values.slots.map(({ starts_at, ends_at }) => ({ starts_at, ends_at })) : [],
  releases: idsOf(values.releases),
  press_kits: idsOf(values.press_kits),
});

const listOf =
  (show: (one: never) => string) =>
  (value: unknown): string =>
    Array.isArray(value) ? joinWords((value as never[]).map(show)) : '';

const showNumbers = (value: unknown): string =>
  [value]
    .flat()
    .filter((id) => typeof id === 'number')
    .map((id) => m['office.audit.numbered']({ id: String(id) }))
    .join(', ');

export const listCompared = (groups: readonly Named[]): ComparedField[] => [
  { name: 'press_group', label: m['office.releases.column.group'](), show: showGroup(groups) },
  { name: 'kind', label: m['office.agenda.kind'](), show: showChoice(KIND_LABELS) },
  { name: 'event', label: m['office.editor.facts.event'](), show: showNumbers },
  { name: 'title.it', label: m['office.magazines.titleIt']() },
  { name: 'title.en', label: m['office.magazines.titleEn']() },
  { name: 'description.it', label: m['office.agenda.descriptionIt']() },
  { name: 'description.en', label: m['office.agenda.descriptionEn']() },
  { name: 'place.it', label: m['office.fair.events.placeIt']() },
  { name: 'place.en', label: m['office.fair.events.placeEn']() },
  { name: 'notice.it', label: m['office.agenda.noticeIt']() },
  { name: 'notice.en', label: m['office.agenda.noticeEn']() },
  { name: 'link', label: m['office.agenda.link']() },
  { name: 'admission', label: m['office.agenda.admission'](), show: showChoice(ADMISSIONS) },
  {
    name: 'languages',
    label: m['office.agenda.languages'](),
    show: listOf((code: string) => capitalise(languageName(code))),
  },
  { name: 'starts_at', label: m['office.agenda.startsAt'](), show: showMoment },
  { name: 'ends_at', label: m['office.agenda.endsAt'](), show: showMoment },
  { name: 'capacity', label: m['office.agenda.capacity']() },
  { name: 'hosts', label: m['office.agenda.hosts'](), show: showNumbers },
  { name: 'slots', label: m['office.agenda.slots'](), show: listOf(formatHours) },
  { name: 'releases', label: m['office.menu.releases'](), show: showNumbers },
  { name: 'press_kits', label: m['office.menu.kits'](), show: showNumbers },
];
