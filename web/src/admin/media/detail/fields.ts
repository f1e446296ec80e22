import {
  DIGITAL_SOURCE_TYPES,
  type OfficeAssetForm,
  type OfficeAssetRow,
} from '@press-room/contract/admin-assets';
import { ALT_MAX_LENGTH, CAPTION_MAX_LENGTH, CREDIT_MAX_LENGTH } from '@press-room/contract/limits';
import type { Sector } from '@press-room/contract/sectors';
import { shownOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { ComparedField } from '../../components/saving/compare-sides.ts';
import {
  showChoice,
  showDay,
  showMoment,
  showSectors,
  showWords,
} from '../../components/saving/show-values.ts';
import { ORIGINS } from '../labels.ts';
import { toEndOfDay, toLastDay } from './last-day.ts';

/** Values of the form, named as in the API with `_` for a dot. */
export type Values = {
  name: string;
  caption_it: string;
  caption_en: string;
  alt_it: string;
  alt_en: string;
  credit: string;
  copyright: string;
  rights_it: string;
  rights_en: string;
  keywords: string;
  sectors: number[];
  taken_on: string;
  embargo_until: string | null;
  /** Last valid day. */
  rights_until: string;
  /** Empty: not stated. */
  digital_source_type: string;
  /** Id of a press group; empty: none. */
  press_group: string;
};

interface TextField {
  label: () => string;
  max: number;
  isLong?: true;
}
export type TextName = Exclude<
  keyof Values,
  'sectors' | 'taken_on' | 'embargo_until' | 'rights_until' | 'digital_source_type' | 'press_group'
>;

export const TEXTS: Record<TextName, TextField> = {
  // Two columns: the languages are side by side.
  name: { label: m['office.media.field.name'], max: 150 },
  credit: { label: m['office.media.field.credit'], max: CREDIT_MAX_LENGTH },
  caption_it: { label: m['office.media.field.captionIt'], max: CAPTION_MAX_LENGTH, isLong: true },
  caption_en: { label: m['office.media.field.captionEn'], max: CAPTION_MAX_LENGTH, isLong: true },
  alt_it: { label: m['office.media.field.altIt'], max: ALT_MAX_LENGTH, isLong: true },
  alt_en: { label: m['office.media.field.altEn'], max: ALT_MAX_LENGTH, isLong: true },
  rights_it: { label: m['office.media.field.rightsIt'], max: CAPTION_MAX_LENGTH, isLong: true },
  rights_en: { label: m['office.media.field.rightsEn'], max: CAPTION_MAX_LENGTH, isLong: true },
  copyright: { label: m['office.media.field.copyright'], max: CREDIT_MAX_LENGTH },
  keywords: { label: m['office.media.field.keywords'], max: 4000 },
};
export const TEXT_NAMES = Object.keys(TEXTS) as TextName[];

export const toValues = (asset: OfficeAssetRow): Values => ({
  name: asset.name,
  caption_it: asset.caption.it,
  caption_en: asset.caption.en,
  alt_it: asset.alt.it,
  alt_en: asset.alt.en,
  credit: asset.credit,
  copyright: asset.copyright,
  rights_it: asset.rights.it,
  rights_en: asset.rights.en,
  keywords: asset.keywords.join(', '),
  sectors: asset.sectors,
  taken_on: asset.taken_on ?? '',
  embargo_until: asset.embargo_until,
  rights_until: toLastDay(asset.rights_until),
  digital_source_type: asset.digital_source_type ?? '',
  press_group: asset.press_group === null ? '' : String(asset.press_group.id),
});

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const pair = (it: string, en: string) => ({ it, en });

/** For each field of the API: the form fields it is built from, and how. */
const PARTS: {
  [Name in keyof OfficeAssetForm]?: [(keyof Values)[], (values: Values) => OfficeAssetForm[Name]];
} = {
  name: [['name'], ({ name }) => name],
  caption: [['caption_it', 'caption_en'], ({ caption_it, caption_en }) => pair(caption_it, caption_en)],
  alt: [['alt_it', 'alt_en'], ({ alt_it, alt_en }) => pair(alt_it, alt_en)],
  rights: [['rights_it', 'rights_en'], ({ rights_it, rights_en }) => pair(rights_it, rights_en)],
  credit: [['credit'], ({ credit }) => credit],
  copyright: [['copyright'], ({ copyright }) => copyright],
  keywords: [['keywords'], ({ keywords }) => splitList(keywords)],
  sectors: [['sectors'], ({ sectors }) => sectors],
  taken_on: [['taken_on'], ({ taken_on }) => taken_on || null],
  embargo_until: [['embargo_until'], ({ embargo_until }) => embargo_until],
  rights_until: [['rights_until'], ({ rights_until }) => toEndOfDay(rights_until)],
  digital_source_type: [
    ['digital_source_type'],
    ({ digital_source_type: wanted }) => DIGITAL_SOURCE_TYPES.find((type) => type === wanted) ?? null,
  ],
  press_group: [['press_group'], ({ press_group }) => (press_group === '' ? null : Number(press_group))],
};

/** Only changed fields: metadata in files are not rewritten without need. */
export function toBody(asset: OfficeAssetRow, values: Values): OfficeAssetForm {
  const before = toValues(asset);
  return Object.fromEntries(
    Object.entries(PARTS).flatMap(([name, [fields, read]]) =>
      fields.some((field) => String(values[field]) !== String(before[field])) ? [[name, read(values)]] : [],
    ),
  );
}

/** Fields of the conflict dialog. */
export const listCompared = (
  groups: readonly { id: number; name: string }[],
  sectors: readonly Sector[],
): ComparedField[] => [
  ...TEXT_NAMES.map((name) => ({
    name: name.replace('_', '.'),
    label: shownOf(TEXTS, name).label(),
    ...(name === 'keywords' && { show: showWords }),
  })),
  { name: 'sectors', label: m['office.media.column.sectors'](), show: showSectors(sectors) },
  { name: 'taken_on', label: m['office.media.field.takenOn'](), show: showDay },
  { name: 'embargo_until', label: m['office.record.embargo'](), show: showMoment },
  {
    name: 'rights_until',
    label: m['office.media.field.rightsUntil'](),
    show: (value) => (typeof value === 'string' ? showDay(toLastDay(value)) : ''),
  },
  {
    name: 'digital_source_type',
    label: m['office.media.origin'](),
    show: showChoice(ORIGINS),
  },
  {
    name: 'press_group',
    label: m['office.media.field.pressGroup'](),
    // The value is an id; show its name.
    show: (value) =>
      typeof value === 'object' && value !== null && 'name' in value
        ? String(value.name)
        : groups.find(({ id }) => id === value)?.name,
  },
];
