import { ALT_MAX_LENGTH, CAPTION_MAX_LENGTH, CREDIT_MAX_LENGTH } from '@press-room/contract/limits';
import {
  DIGITAL_SOURCE_TYPES,
  type OfficeAsset,
  type OfficeAssetForm,
} from '@press-room/contract/office-assets';
import { m } from '../../../paraglide/messages.js';

/** What stands in the form, all of it as text. */
export interface Draft {
  name: string;
  credit: string;
  copyright: string;
  captionIt: string;
  captionEn: string;
  altIt: string;
  altEn: string;
  rightsIt: string;
  rightsEn: string;
  keywords: string;
  sectors: string;
  origin: string;
  rightsUntil: string;
}
export type DraftName = keyof Draft;

interface Field {
  label: () => string;
  /** As the server names it in a refusal. */
  wire: string;
  max: number;
  isLong?: true;
}

export const FIELDS: Record<Exclude<DraftName, 'origin' | 'rightsUntil'>, Field> = {
  name: { label: m['office.media.field.name'], wire: 'name', max: 150 },
  captionIt: {
    label: m['office.media.field.captionIt'],
    wire: 'caption.it',
    max: CAPTION_MAX_LENGTH,
    isLong: true,
  },
  captionEn: {
    label: m['office.media.field.captionEn'],
    wire: 'caption.en',
    max: CAPTION_MAX_LENGTH,
    isLong: true,
  },
  altIt: { label: m['office.media.field.altIt'], wire: 'alt.it', max: ALT_MAX_LENGTH, isLong: true },
  altEn: { label: m['office.media.field.altEn'], wire: 'alt.en', max: ALT_MAX_LENGTH, isLong: true },
  credit: { label: m['office.media.field.credit'], wire: 'credit', max: CREDIT_MAX_LENGTH },
  copyright: { label: m['office.media.field.copyright'], wire: 'copyright', max: CREDIT_MAX_LENGTH },
  rightsIt: { label: m['office.media.field.rightsIt'], wire: 'rights.it', max: CAPTION_MAX_LENGTH },
  rightsEn: { label: m['office.media.field.rightsEn'], wire: 'rights.en', max: CAPTION_MAX_LENGTH },
  keywords: { label: m['office.media.field.keywords'], wire: 'keywords', max: 4000 },
  sectors: { label: m['office.media.field.sectors'], wire: 'sectors', max: 2000 },
};
export const FIELD_NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

/** Of the instant at which rights end, the last whole day by the office's clock. */
const toLastDay = (instant: string | null): string =>
  instant === null
    ? ''
    : new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date(Date.parse(instant) - 1));

/** Midnight at the end of the day in Rome, whose offset that day is asked of the calendar. */
function toEndOfDay(day: string): string | null {
  if (day === '') return null;
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' }).format(
      next,
    ),
  );
  return new Date(next.getTime() - hour * 3_600_000).toISOString();
}

export const toDraft = (asset: OfficeAsset): Draft => ({
  name: asset.name,
  credit: asset.credit,
  copyright: asset.copyright,
  captionIt: asset.caption.it,
  captionEn: asset.caption.en,
  altIt: asset.alt.it,
  altEn: asset.alt.en,
  rightsIt: asset.rights.it,
  rightsEn: asset.rights.en,
  keywords: asset.keywords.join(', '),
  sectors: asset.sectors.join(', '),
  origin: asset.digital_source_type ?? '',
  rightsUntil: toLastDay(asset.rights_until),
});

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Only what was changed. */
export function toForm(draft: Draft, changed: (name: DraftName) => boolean): OfficeAssetForm {
  const words = (it: DraftName, en: DraftName) =>
    changed(it) || changed(en)
      ? { ...(changed(it) && { it: draft[it] }), ...(changed(en) && { en: draft[en] }) }
      : null;
  const [caption, alt, rights] = [
    words('captionIt', 'captionEn'),
    words('altIt', 'altEn'),
    words('rightsIt', 'rightsEn'),
  ];
  return {
    ...(changed('name') && { name: draft.name }),
    ...(changed('credit') && { credit: draft.credit }),
    ...(changed('copyright') && { copyright: draft.copyright }),
    ...(caption && { caption }),
    ...(alt && { alt }),
    ...(rights && { rights }),
    ...(changed('keywords') && { keywords: splitList(draft.keywords) }),
    ...(changed('sectors') && { sectors: splitList(draft.sectors) }),
    ...(changed('origin') && {
      digital_source_type: DIGITAL_SOURCE_TYPES.find((type) => type === draft.origin) ?? null,
    }),
    ...(changed('rightsUntil') && { rights_until: toEndOfDay(draft.rightsUntil) }),
  };
}
