import { clippingIndexer } from './content/clippings/index-clippings.ts';
import { companyIndexer } from './content/companies/index-companies.ts';
import { magazinePageIndexer } from './content/magazines/index-magazines.ts';
import { pictureIndexer } from './content/press-gallery/index-pictures.ts';
import { pressKitIndexer } from './content/press-kit/index-press-kits.ts';
import { releaseIndexer } from './content/press-releases/search/index-releases.ts';
import type { Indexers } from './core/search/index/indexers.ts';

/** Indexed kinds of records, with the functions that build their documents. */
export const INDEXERS: Indexers = {
  picture: pictureIndexer,
  release: releaseIndexer,
  magazine_page: magazinePageIndexer,
  press_kit: pressKitIndexer,
  company: companyIndexer,
  clipping: clippingIndexer,
};
