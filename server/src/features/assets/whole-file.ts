import type { AssetKind } from '@press-room/contract/assets';
import type { AssetRenditionTable, AssetSocialCutTable } from '../../db/media-tables.ts';

/** An asset as it came. */
export interface StoredAsset {
  kind: AssetKind;
  sha256: string;
  media_type: string;
  bytes: number;
}

/** A file that was made of a picture. */
export type RenditionFile = Omit<AssetRenditionTable, 'asset_id'>;

/** A picture in the shape of social networks, always a JPEG. */
export type SocialCut = Omit<AssetSocialCutTable, 'asset_id'>;

export interface WholeFile {
  key: string;
  media_type: string;
  bytes: number;
}

export const JPEG = 'image/jpeg';

export const widest = <File extends RenditionFile>(files: readonly File[]): File | null =>
  files.reduce<File | null>((best, file) => (best === null || file.width > best.width ? file : best), null);

/** The original, else the largest JPEG, else the largest file there is; null where there is none yet. */
export function pickBest<File extends RenditionFile>(files: readonly File[]): File | null {
  const original = files.find(({ is_original }) => is_original === 1);
  return original ?? widest(files.filter(({ media_type }) => media_type === JPEG)) ?? widest(files);
}

/** The file that stands for an asset: a picture's best one, which carries no private metadata, or another file itself. */
export function toWholeFile(asset: StoredAsset, renditions: readonly RenditionFile[]): WholeFile | null {
  const file = asset.kind === 'picture' ? pickBest(renditions) : asset;
  return file === null ? null : { key: file.sha256, media_type: file.media_type, bytes: file.bytes };
}
