import type { OfficeAssetForm, OfficeAssetRow } from '@press-room/contract/admin-assets';
import { m } from '../../../paraglide/messages.js';
import { TEXTS, toBody, toValues, type Values } from '../detail/fields.ts';

/** Fields that many files can share, most frequent first. */
export const BULK_NAMES = [
  'credit',
  'copyright',
  'rights_until',
  'embargo_until',
  'digital_source_type',
  'taken_on',
  'rights_it',
  'rights_en',
  'caption_it',
  'caption_en',
  'alt_it',
  'alt_en',
] as const satisfies readonly (keyof Values)[];
export type BulkName = (typeof BULK_NAMES)[number];
export type BulkValues = Pick<Values, BulkName>;

export const NO_VALUES: BulkValues = {
  credit: '',
  copyright: '',
  rights_until: '',
  embargo_until: null,
  digital_source_type: '',
  taken_on: '',
  rights_it: '',
  rights_en: '',
  caption_it: '',
  caption_en: '',
  alt_it: '',
  alt_en: '',
};

export const BULK_LABELS: Record<BulkName, () => string> = {
  credit: TEXTS.credit.label,
  copyright: TEXTS.copyright.label,
  rights_until: m['office.media.field.rightsUntil'],
  embargo_until: m['office.record.embargo'],
  digital_source_type: m['office.media.origin'],
  taken_on: m['office.media.field.takenOn'],
  rights_it: TEXTS.rights_it.label,
  rights_en: TEXTS.rights_en.label,
  caption_it: TEXTS.caption_it.label,
  caption_en: TEXTS.caption_en.label,
  alt_it: TEXTS.alt_it.label,
  alt_en: TEXTS.alt_en.label,
};

/** Name in an error of the API: `caption.it`. */
export const toWireName = (name: BulkName): string => name.replace(/_(it|en)$/, '.$1');

const pick = (names: readonly BulkName[], values: BulkValues): Partial<BulkValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** The write that sets the value in a file; files with the value are skipped. */
export const toChange = (
  row: OfficeAssetRow,
  names: readonly BulkName[],
  values: BulkValues,
): OfficeAssetForm => toBody(row, { ...toValues(row), ...pick(names, values) });

/** The write that restores the previous values of a file. */
export const toChangeBack = (
  now: OfficeAssetRow,
  before: OfficeAssetRow,
  names: readonly BulkName[],
): OfficeAssetForm => toChange(now, names, toValues(before));
