import type { OfficeAssetRow } from '@press-room/contract/admin-assets';

/** Fields of a row in lists. */
export const ASSET_ROW: Record<keyof OfficeAssetRow, true> = {
  id: true,
  version: true,
  kind: true,
  state: true,
  failure: true,
  media_type: true,
  bytes: true,
  width: true,
  height: true,
  pages: true,
  name: true,
  credit: true,
  copyright: true,
  rights: true,
  caption: true,
  alt: true,
  taken_on: true,
  embargo_until: true,
  rights_until: true,
  digital_source_type: true,
  keywords: true,
  sectors: true,
  focal_point: true,
  crop: true,
  press_group: true,
  created_at: true,
  created_by: true,
  updated_at: true,
  picture: true,
  poster: true,
  uses: true,
};
export const ASSET_FIELDS: readonly string[] = Object.keys(ASSET_ROW);

/** Fields that the search covers. */
export const ASSET_SEARCHED: readonly string[] = [
  'name',
  'caption.it',
  'caption.en',
  'alt.it',
  'alt.en',
  'credit',
  'copyright',
  'rights.it',
  'rights.en',
  'rights_until',
  'keywords',
  'taken_on',
  'press_group.name',
];
