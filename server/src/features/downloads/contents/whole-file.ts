import { extensionOf, stemOf, toFileName, toPictureName } from '../../../file-names.ts';
import type { DownloadableAsset } from './queries.ts';
import { pickBest } from './rules.ts';

export interface WholeFile {
  key: string;
  media_type: string;
  bytes: number;
}

/** The file that stands for an asset: a picture's best one, which carries no private metadata, or another file itself. */
export function toWholeFile(asset: DownloadableAsset): WholeFile | null {
  if (asset.kind !== 'picture') {
    return { key: asset.sha256, media_type: asset.media_type, bytes: asset.bytes };
  }
  const file = pickBest(asset.renditions);
  return file === null ? null : { key: file.sha256, media_type: file.media_type, bytes: file.bytes };
}

/** Pictures say subject, credit and year; documents keep their own words. */
export const toAssetName = (asset: DownloadableAsset, mediaType: string): string =>
  asset.kind === 'picture'
    ? toPictureName(asset, mediaType)
    : toFileName({
        subject: stemOf(asset.name),
        credit: '',
        year: null,
        extension: extensionOf(mediaType, asset.name),
      });
