import { z } from 'zod';
import { MEDIA_TOPIC_CODES } from './media-topics.ts';
import { sectorSchema } from './sectors.ts';

/** Sectors as the office keeps them. */
export const OFFICE_SECTOR_PATH = '/api/office/sector/';
export const officeSectorPath = (id: number): string => `${OFFICE_SECTOR_PATH}${id}/`;

/** So many sectors there can be: the list is read whole. */
export const SECTORS_MAX = 200;
export const SECTOR_NAME_MAX_LENGTH = 100;
export const SECTOR_ALIASES_MAX = 30;
export const SECTOR_POSITION_MAX = 9999;

export const officeSectorSchema = sectorSchema.extend({
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  /** Further words of addresses and documents that mean it, as slugs. */
  aliases: z.array(z.string()),
  /** A code of IPTC's Media Topics. */
  media_topic: z.enum(MEDIA_TOPIC_CODES).nullable(),
  /** Its place in lists; those of one place are ordered by name. */
  position: z.int(),
  /** Number of records that use the sector, whatever their visibility. */
  uses: z.object({ press_releases: z.int(), assets: z.int(), contacts: z.int(), clippings: z.int() }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type OfficeSector = z.infer<typeof officeSectorSchema>;

export const officeSectorRowSchema = officeSectorSchema.omit({ created_at: true });
export type OfficeSectorRow = z.infer<typeof officeSectorRowSchema>;

/** Aliases may be written in any way. A name that changes leaves its slug as an alias. */
export const officeSectorFormSchema = z
  .object({
    name: sectorSchema.shape.name,
    aliases: z.array(z.string()),
    media_topic: z.enum(MEDIA_TOPIC_CODES).nullable(),
    position: z.int(),
  })
  .partial();

export const sectorMergeFormSchema = z.object({
  /** Number of the sector that ends in this one, and the version that was seen of it. */
  merged: z.int(),
  merged_version: z.int(),
});
