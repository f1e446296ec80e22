import { type AssetKind, SCREEN_TYPES } from '@press-room/contract/assets';
import type { AssetRenditionTable, AssetSocialCutTable } from '../../platform/db/media-tables.ts';

/** An asset as uploaded. */
export interface StoredAsset {
  kind: AssetKind;
  sha256: string;
  media_type: string;
  bytes: number;
}

/** A file derived from a picture. */
export type RenditionFile = Omit<AssetRenditionTable, 'asset_id'>;

/** A picture for social networks, always a JPEG. */
export type SocialCut = Omit<AssetSocialCutTable, 'asset_id'>;

export interface WholeFile {
  key: string;
  media_type: string;
  bytes: number;
}

export const JPEG = 'image/jpeg';

export const widest = <File extends RenditionFile>(files: readonly File[]): File | null =>
  files.reduce<File | null>((best, file) => (best === null || file.width > best.width ? file : best), null);

/** The original, else the largest JPEG, else the largest file; null: none. */
export function pickBest<File extends RenditionFile>(files: readonly File[]): File | null {
  const original = files.find(({ is_original }) => is_original === 1);
  return original ?? widest(files.filter(({ media_type }) => media_type === JPEG)) ?? widest(files);
}

/** File of an asset for delivery: a picture's best rendition without private metadata, or the file itself. */
export function toWholeFile(asset: StoredAsset, renditions: readonly RenditionFile[]): WholeFile | null {
  const file = asset.kind === 'picture' ? pickBest(renditions) : asset;
  return file === null ? null : { key: file.sha256, media_type: file.media_type, bytes: file.bytes };
}

export const isForScreens = <File extends Pick<RenditionFile, 'media_type'>>(
  file: File,
): file is File & { media_type: (typeof SCREEN_TYPES)[number] } =>
  SCREEN_TYPES.some((each) => each === file.media_type);

export type ShownJpeg = Pick<RenditionFile, 'width' | 'height' | 'sha256' | 'bytes'>;

/** Most programs show no larger pictures. */
const JPEG_WIDTH = 1280;

/** For clients that cannot choose a format; `files` are ordered from small to large. */
export function pickJpeg(files: readonly (ShownJpeg & { media_type: string })[]): ShownJpeg | null {
  const jpegs = files.filter(({ media_type }) => media_type === JPEG);
  const file = jpegs.findLast(({ width }) => width <= JPEG_WIDTH) ?? jpegs[0];
  if (file === undefined) return null;
  const { width, height, sha256, bytes } = file;
  return { width, height, sha256, bytes };
}
