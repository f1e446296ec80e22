import { extensionOf, stemOf, toFileName, toPictureName } from '../../../text/file-names.ts';
import type { DownloadableAsset } from './queries.ts';

/** Pictures say credit, year and subject; documents keep their own words. */
export const toAssetName = (asset: DownloadableAsset, mediaType: string): string =>
  asset.kind === 'picture'
    ? toPictureName(asset, mediaType)
    : toFileName({
        subject: stemOf(asset.name),
        extension: extensionOf(mediaType, asset.name),
      });
