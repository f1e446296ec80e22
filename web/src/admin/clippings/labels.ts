import {
  CLIPPING_LANGUAGES,
  type ClippingKind,
  type ClippingLicence,
  type ClippingRow,
  type ClippingTone,
} from '@press-room/contract/clippings';
import { capitalise, languageName, region } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

export const KIND_LABELS: Record<ClippingKind, () => string> = {
  print: m['office.clippings.kind.print'],
  web: m['office.clippings.kind.web'],
  radio: m['office.outlets.kind.radio'],
  tv: m['office.outlets.kind.tv'],
  social: m['office.clippings.kind.social'],
  newsletter: m['office.clippings.kind.newsletter'],
};

export const TONE_LABELS: Record<ClippingTone, () => string> = {
  positive: m['office.clippings.tone.positive'],
  neutral: m['office.clippings.tone.neutral'],
  negative: m['office.clippings.tone.negative'],
};

export const LICENCE_LABELS: Record<ClippingLicence, () => string> = {
  link_only: m['office.clippings.licence.link_only'],
  licensed: m['office.clippings.licence.licensed'],
  own: m['office.clippings.licence.own'],
};

export const listLanguages = (): { value: string; text: string }[] =>
  CLIPPING_LANGUAGES.map((value) => ({ value, text: capitalise(languageName(value)) })).sort((one, other) =>
    one.text.localeCompare(other.text, region()),
  );

/** Reach of the clipping, or of its outlet. */
export const reachOf = ({ reach, outlet }: Pick<ClippingRow, 'reach' | 'outlet'>): number | null =>
  reach ?? outlet.reach;
