import {
  extensionOf,
  type NameParts,
  stemOf,
  toFileName,
  toPictureName,
} from '../../../platform/text/file-names.ts';
import type { DownloadableAsset } from './queries.ts';

/** What a document says beside its own words: whose it is and of when. */
export type Origin = Partial<Omit<NameParts, 'extension'>>;

/** Pictures say credit, year and subject wherever they are; documents say it of what they hang on. */
export const toAssetName = (asset: DownloadableAsset, mediaType: string, origin: Origin | null): string =>
  asset.kind === 'picture'
    ? toPictureName(asset, mediaType)
    : toFileName({
        subject: stemOf(asset.name),
        ...origin,
        extension: extensionOf(mediaType, asset.name),
      });
