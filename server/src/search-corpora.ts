import { companyIndexer } from './db/index-companies.ts';
import { magazinePageIndexer } from './db/index-magazines.ts';
import { pictureIndexer } from './db/index-pictures.ts';
import { pressKitIndexer } from './db/index-press-kits.ts';
import { releaseIndexer } from './db/index-releases.ts';
import type { Indexers } from './search/indexers.ts';

/** What is searched, and how its documents are made. */
export const INDEXERS: Indexers = {
  picture: pictureIndexer,
  release: releaseIndexer,
  magazine_page: magazinePageIndexer,
  press_kit: pressKitIndexer,
  company: companyIndexer,
};
