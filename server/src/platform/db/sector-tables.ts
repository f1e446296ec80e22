import type { MediaTopicCode } from '@press-room/contract/media-topics';
import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

interface SectorTable {
  id: Generated<number>;
  name_it: string;
  name_en: string;
  slug_it: string;
  slug_en: string;
  media_topic: MediaTopicCode | null;
  position: number;
  /** Raised by each office write. */
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Slugs of a sector: its own and its aliases; each slug is unique. */
interface SectorSlugTable {
  slug: string;
  sector_id: number;
}

/** Sector of a row; the table of the link is named after that row's table. */
interface SectorLinkTable {
  owner_id: number;
  sector_id: number;
  position: number;
}

export interface SectorTables {
  sector: SectorTable;
  sector_slug: SectorSlugTable;
  press_release_sector: SectorLinkTable;
  asset_sector: SectorLinkTable;
  contact_sector: SectorLinkTable;
  clipping_sector: SectorLinkTable;
}
