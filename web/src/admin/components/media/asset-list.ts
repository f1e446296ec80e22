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
