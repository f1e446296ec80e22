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
  /** Grows with each write of the office. */
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Every slug that means a sector, its own and its aliases; none means two. */
interface SectorSlugTable {
  slug: string;
  sector_id: number;
}

/** A sector of a row of the table that the link is named after. */
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
