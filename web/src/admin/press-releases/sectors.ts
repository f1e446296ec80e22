import { RELEASE_SECTORS_MAX } from '@press-room/contract/admin-press-releases';

/** What is typed with commas between. */
export const toSectors = (text: string): string[] =>
  text
    .split(',')
    .map((sector) => sector.trim())
    .filter(Boolean)
    .slice(0, RELEASE_SECTORS_MAX);
