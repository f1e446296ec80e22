import {
  criteriaField,
  DECISION_DAYS,
  EVENT_LANES,
  type EventLane,
  type OfficeEvent,
} from '@press-room/contract/events';
import type { Language } from '@press-room/contract/languages';
import { LANE_LABELS } from '../../features/accreditations/labels.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import type { ComparedField } from '../components/saving/compare-sides.ts';
import { showDay, showHtml, showMoment } from '../components/saving/show-values.ts';

type CriteriaName = `criteria_${EventLane}_${Language}`;

export type Values = Record<CriteriaName, string> & {
  name_it: string;
  name_en: string;
  place_it: string;
  place_en: string;
  about_it: string;
  about_en: string;
  starts_on: string;
  ends_on: string;
  applications_from: string | null;
  applications_until: string | null;
  decision_days: string;
};

export function toValues(row: OfficeEvent | null): Values {
  const words = (lane: EventLane, language: Language): string => row?.[criteriaField(lane)][language] ?? '';
  return {
    name_it: row?.name.it ?? '',
    name_en: row?.name.en ?? '',
    place_it: row?.place.it ?? '',
    place_en: row?.place.en ?? '',
    about_it: row?.about.it ?? '',
    about_en: row?.about.en ?? '',
    starts_on: row?.starts_on ?? '',
    ends_on: row?.ends_on ?? '',
    applications_from: row?.applications_from ?? null,
    applications_until: row?.applications_until ?? null,
    decision_days: String(row?.decision_days ?? DECISION_DAYS.usual),
    criteria_journalist_it: words('journalist', 'it'),
    criteria_journalist_en: words('journalist', 'en'),
    criteria_photographer_it: words('photographer', 'it'),
    criteria_photographer_en: words('photographer', 'en'),
    criteria_creator_it: words('creator', 'it'),
    criteria_creator_en: words('creator', 'en'),
    criteria_company_press_office_it: words('company_press_office', 'it'),
    criteria_company_press_office_en: words('company_press_office', 'en'),
  };
}

export const toBody = (values: Values): Record<string, unknown> => ({
  name: { it: values.name_it, en: values.name_en },
  place: { it: values.place_it, en: values.place_en },
  about: { it: values.about_it, en: values.about_en },
  starts_on: values.starts_on,
  ends_on: values.ends_on,
  applications_from: values.applications_from,
  applications_until: values.applications_until,
  decision_days: /^\d+$/.test(values.decision_days) ? Number(values.decision_days) : values.decision_days,
  ...Object.fromEntries(
    EVENT_LANES.map((lane) => [
      criteriaField(lane),
      { it: values[`criteria_${lane}_it`], en: values[`criteria_${lane}_en`] },
    ]),
  ),
});

export const listCompared = (): ComparedField[] => [
  { name: 'name.it', label: m['office.fair.events.nameIt']() },
  { name: 'name.en', label: m['office.fair.events.nameEn']() },
  { name: 'place.it', label: m['office.fair.events.placeIt']() },
  { name: 'place.en', label: m['office.fair.events.placeEn']() },
  { name: 'about.it', label: m['office.groups.boilerplateIt'](), show: showHtml },
  { name: 'about.en', label: m['office.groups.boilerplateEn'](), show: showHtml },
  { name: 'starts_on', label: m['office.fair.events.startsOn'](), show: showDay },
  { name: 'ends_on', label: m['office.fair.events.endsOn'](), show: showDay },
  { name: 'applications_from', label: m['office.fair.events.from'](), show: showMoment },
  { name: 'applications_until', label: m['office.fair.events.until'](), show: showMoment },
  { name: 'decision_days', label: m['office.fair.events.decisionDays']() },
  ...EVENT_LANES.flatMap((lane) => {
    const title = m['office.fair.events.criteria']({ lane: labelOf(LANE_LABELS, lane) });
    return [
      { name: `${criteriaField(lane)}.it`, label: `${title}: ${m['office.fair.events.criteriaIt']()}` },
      { name: `${criteriaField(lane)}.en`, label: `${title}: ${m['office.fair.events.criteriaEn']()}` },
    ];
  }),
];
