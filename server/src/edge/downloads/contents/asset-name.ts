import {
  extensionOf,
  type NameParts,
  stemOf,
  toFileName,
  toPictureName,
} from '../../../platform/text/file-names.ts';
import type { DownloadableAsset } from './queries.ts';

/** Issuer and date of a document, for its file name. */
export type Origin = Partial<Omit<NameParts, 'extension'>>;

/** Names of pictures always contain credit, year and subject; those of documents come from the record they belong to. */
export const toAssetName = (asset: DownloadableAsset, mediaType: string, origin: Origin | null): string =>
  asset.kind === 'picture'
    ? toPictureName(asset, mediaType)
    : toFileName({
        subject: stemOf(asset.name),
        ...origin,
        extension: extensionOf(mediaType, asset.name),
      });
