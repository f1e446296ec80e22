import { z } from 'zod';
import { MEDIA_TOPIC_CODES } from './media-topics.ts';
import { sectorSchema } from './sectors.ts';

/** Sectors in the office. */
export const OFFICE_SECTOR_PATH = '/api/office/sector/';
export const officeSectorPath = (id: number): string => `${OFFICE_SECTOR_PATH}${id}/`;

/** Maximum number of sectors, because the list is not paged. */
export const SECTORS_MAX = 200;
export const SECTOR_NAME_MAX_LENGTH = 100;
export const SECTOR_ALIASES_MAX = 30;
export const SECTOR_POSITION_MAX = 9999;

export const officeSectorSchema = sectorSchema.extend({
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  /** Further slugs in addresses and documents. */
  aliases: z.array(z.string()),
  /** IPTC Media Topic code. */
  media_topic: z.enum(MEDIA_TOPIC_CODES).nullable(),
  /** Position in lists; equal positions are sorted by name. */
  position: z.int(),
  /** Number of records that use the sector, whatever their visibility. */
  uses: z.object({ press_releases: z.int(), assets: z.int(), contacts: z.int(), clippings: z.int() }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type OfficeSector = z.infer<typeof officeSectorSchema>;

export const officeSectorRowSchema = officeSectorSchema.omit({ created_at: true });
export type OfficeSectorRow = z.infer<typeof officeSectorRowSchema>;

/** Aliases can be written in any form. When a name changes, its slug becomes an alias. */
export const officeSectorFormSchema = z
  .object({
    name: sectorSchema.shape.name,
    aliases: z.array(z.string()),
    media_topic: z.enum(MEDIA_TOPIC_CODES).nullable(),
    position: z.int(),
  })
  .partial();

export const sectorMergeFormSchema = z.object({
  /** Id and version of the sector that is merged into this one. */
  merged: z.int(),
  merged_version: z.int(),
});
