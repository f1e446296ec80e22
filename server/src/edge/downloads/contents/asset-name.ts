import type { Language } from '@press-room/contract/languages';
import type { PageRange } from '@press-room/contract/page-range';
import {
  extensionOf,
  type NameParts,
  stemOf,
  toFileName,
  toPictureName,
} from '../../../platform/text/file-names.ts';
import { describePages } from '../basket/list-text.ts';
import type { DownloadableAsset } from './queries.ts';

/** Issuer and date of a document, for its file name. */
export type Origin = Partial<Omit<NameParts, 'extension'>>;

/** For some pages of a document. */
export const ofPages = (
  origin: Origin | null,
  { name }: Pick<DownloadableAsset, 'name'>,
  { pages, language }: { pages: PageRange; language: Language },
): Origin => ({
  ...origin,
  subject: `${origin?.subject ?? stemOf(name)} ${describePages(pages, language)}`,
});

/** Names of pictures always contain credit, year and subject; those of documents come from the record they belong to. */
export const toAssetName = (asset: DownloadableAsset, mediaType: string, origin: Origin | null): string =>
  asset.kind === 'picture'
    ? toPictureName(asset, mediaType)
    : toFileName({
        subject: stemOf(asset.name),
        ...origin,
        extension: extensionOf(mediaType, asset.name),
      });
