import type {
  AssetUse,
  DigitalSourceType,
  MissingWords,
  OfficeAssetRow,
} from '@press-room/contract/admin-assets';
import type { AssetKind } from '@press-room/contract/assets';
import { m } from '../../paraglide/messages.js';

export const KINDS: Record<AssetKind, () => string> = {
  picture: m['office.media.kind.picture'],
  document: m['office.media.kind.document'],
  other: m['office.media.kind.other'],
};

export const ORIGINS: Record<DigitalSourceType, () => string> = {
  digitalCapture: m['office.media.origin.photograph'],
  composite: m['office.media.origin.composite'],
  digitalCreation: m['office.media.origin.render'],
  trainedAlgorithmicMedia: m['office.media.origin.ai'],
};

export const MISSING: Record<MissingWords, () => string> = {
  credit: m['office.media.missing.credit'],
  alt: m['office.media.missing.alt'],
  caption: m['office.media.missing.caption'],
};

export const PLACES: Record<AssetUse['noun'], () => string> = {
  press_release: m['office.media.place.pressRelease'],
  press_release_template: m['office.media.place.template'],
  gallery: m['office.media.place.gallery'],
  magazine: m['office.media.place.magazine'],
  press_kit: m['office.media.place.pressKit'],
  press_group: m['office.media.place.pressGroup'],
  clipping: m['office.clippings.one'],
  asset: m['office.media.place.video'],
};

/** Role of a file in a release; other nouns have only one. */
export const ROLES: Partial<Record<AssetUse['role'], () => string>> = {
  hero: m['office.media.role.hero'],
  picture: m['office.media.role.picture'],
  text: m['office.media.role.text'],
  attachment: m['office.media.role.attachment'],
  pending: m['office.media.role.pending'],
};

/** Missing texts of a picture by language. */
export function listMissing({ kind, credit, alt, caption }: OfficeAssetRow): MissingWords[] {
  if (kind !== 'picture') return [];
  return [
    ...(credit === '' ? (['credit'] as const) : []),
    ...(alt.it === '' || alt.en === '' ? (['alt'] as const) : []),
    ...(caption.it === '' || caption.en === '' ? (['caption'] as const) : []),
  ];
}
