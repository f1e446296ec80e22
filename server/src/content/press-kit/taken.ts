import { downloadRequestSchema } from '@press-room/contract/downloads';
import type { Language } from '@press-room/contract/languages';
import type { Instant } from '../../platform/db/instant.ts';

/** Current files of a kit, by asset id. */
export interface KitContents {
  id: number;
  files: readonly { asset: number; language: Language | null; added_at: Instant }[];
}

/** A download that began; lists are sorted newest first. */
export interface Taking {
  /** JSON of a `DownloadRequest`. */
  request: string;
  requested_at: Instant;
}

/** Assets of a kit that a download contained; null: none. */
export function takes(request: string, kit: KitContents): readonly number[] | null {
  const asked = downloadRequestSchema.safeParse(JSON.parse(request));
  if (!asked.success) return null;
  if ('press_kit' in asked.data && asked.data.press_kit === kit.id) {
    const { language } = asked.data;
    return kit.files
      .filter((file) => language === undefined || file.language === null || file.language === language)
      .map(({ asset }) => asset);
  }
  if (!('asset' in asked.data)) return null;
  const { asset } = asked.data;
  return kit.files.some((file) => file.asset === asset) ? [asset] : null;
}

/**
 * Assets of a kit that are newer than a reader's copy, each with the instant of that copy; includes files added after a
 * download of the whole kit.
 */
export function listOutdated(kit: KitContents, takings: readonly Taking[]): Map<number, Instant> {
  const takenAt = new Map<number, Instant>();
  for (const { request, requested_at } of takings) {
    for (const asset of takes(request, kit) ?? []) if (!takenAt.has(asset)) takenAt.set(asset, requested_at);
  }
  const outdated = new Map<number, Instant>();
  for (const { asset, added_at } of kit.files) {
    const at = takenAt.get(asset);
    if (at !== undefined && added_at > at) outdated.set(asset, at);
  }
  return outdated;
}
