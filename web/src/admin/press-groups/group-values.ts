import type { OfficePressGroup, PressOfficeForm } from '@press-room/contract/admin-press-groups';
import type { OpeningHours } from '@press-room/contract/contact';
import { isLegible, lowestContrast } from '@press-room/contract/contrast';
import type { GroupTheme } from '@press-room/contract/press-groups';
import * as z from 'zod/mini';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { formatNumber } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

export type Person = PressOfficeForm['people'][number];

export type GroupValues = {
  name: string;
  theme: GroupTheme;
  has_colours: boolean;
  colours_light: string;
  colours_dark: string;
  logo: number | null;
  tagline_it: string;
  tagline_en: string;
  boilerplate_it: string;
  boilerplate_en: string;
  /** Separated by line breaks. */
  hosts: string;
  four_eyes: boolean;
  shows_clippings: boolean;
  /** Empty: never. */
  review_hour: string;
  review_days: readonly number[];
  office_email: string;
  office_phone: string;
  office_address_it: string;
  office_address_en: string;
  office_location_latitude: string;
  office_location_longitude: string;
  office_time_zone: string;
  office_hours: OpeningHours[];
  office_note_it: string;
  office_note_en: string;
  office_people: Person[];
};

/** Initial colours with sufficient contrast. */
export const FIRST_COLOURS = { colours_light: '#1b3d9c', colours_dark: '#96b4ff' };
const FIRST_TIME_ZONE = 'Europe/Rome';

export const toRatio = (scheme: 'light' | 'dark', colour: string): string =>
  formatNumber(Math.floor(lowestContrast(scheme, colour) * 10) / 10);

const legible = (scheme: 'light' | 'dark') =>
  z.string().check(
    z.refine((colour) => isLegible(scheme, colour), {
      error: () => m['office.groups.colours.illegible'](),
    }),
  );

export const GROUP_SCHEMA = formSchema<GroupValues>({
  name: requiredText(),
  colours_light: legible('light'),
  colours_dark: legible('dark'),
});

export function toGroupValues(row: OfficePressGroup | null): GroupValues {
  const office = row?.office;
  return {
    name: row?.name ?? '',
    theme: row?.theme ?? 'cobalt',
    has_colours: (row?.colours ?? null) !== null,
    colours_light: row?.colours?.light ?? FIRST_COLOURS.colours_light,
    colours_dark: row?.colours?.dark ?? FIRST_COLOURS.colours_dark,
    logo: row?.logo ?? null,
    tagline_it: row?.tagline.it ?? '',
    tagline_en: row?.tagline.en ?? '',
    boilerplate_it: row?.boilerplate.it ?? '',
    boilerplate_en: row?.boilerplate.en ?? '',
    hosts: (row?.hosts ?? []).join('\n'),
    four_eyes: row?.four_eyes ?? false,
    shows_clippings: row?.shows_clippings ?? false,
    review_hour: String(row?.review_hour ?? ''),
    review_days: row?.review_days ?? [1, 2, 3, 4, 5],
    office_email: office?.email ?? '',
    office_phone: office?.phone ?? '',
    office_address_it: (office?.address.it ?? []).join('\n'),
    office_address_en: (office?.address.en ?? []).join('\n'),
    office_location_latitude: String(office?.location?.latitude ?? ''),
    office_location_longitude: String(office?.location?.longitude ?? ''),
    office_time_zone: office?.time_zone ?? FIRST_TIME_ZONE,
    office_hours: office?.hours ?? [],
    office_note_it: office?.note.it ?? '',
    office_note_en: office?.note.en ?? '',
    office_people: office?.people ?? [],
  };
}

const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A number, or the text as typed, which the server refuses with a message. */
const toNumber = (text: string): number | string => {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
};

function toOffice(values: GroupValues) {
  const [latitude, longitude] = [values.office_location_latitude, values.office_location_longitude];
  const office = {
    email: values.office_email.trim(),
    phone: values.office_phone.trim(),
    address: { it: toLines(values.office_address_it), en: toLines(values.office_address_en) },
    location:
      `${latitude}${longitude}`.trim() === ''
        ? null
        : { latitude: toNumber(latitude), longitude: toNumber(longitude) },
    time_zone: values.office_time_zone,
    hours: values.office_hours,
    note: { it: values.office_note_it, en: values.office_note_en },
    people: values.office_people,
  };
  return JSON.stringify(office) === EMPTY_OFFICE ? null : office;
}

/** Press office without data. */
const EMPTY_OFFICE = JSON.stringify({
  email: '',
  phone: '',
  address: { it: [], en: [] },
  location: null,
  time_zone: FIRST_TIME_ZONE,
  hours: [],
  note: { it: '', en: '' },
  people: [],
});

export const toGroupBody = (values: GroupValues) => ({
  name: values.name.trim(),
  theme: values.theme,
  colours: values.has_colours ? { light: values.colours_light, dark: values.colours_dark } : null,
  logo: values.logo,
  tagline: { it: values.tagline_it, en: values.tagline_en },
  boilerplate: { it: values.boilerplate_it, en: values.boilerplate_en },
  hosts: toLines(values.hosts),
  four_eyes: values.four_eyes,
  shows_clippings: values.shows_clippings,
  review_hour: values.review_hour === '' ? null : Number(values.review_hour),
  review_days: values.review_days,
  office: toOffice(values),
});
