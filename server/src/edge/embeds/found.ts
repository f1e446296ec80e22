import {
  type Embedded,
  embedOf,
  type FrameSize,
  pictureFrame,
  releaseFrame,
} from '@press-room/contract/embeds';
import { releasePage } from '@press-room/contract/pages';
import type { PressRelease, ReleasePicture } from '@press-room/contract/press-releases';
import type { AppContext } from '../../core/context.ts';
import { toSlug } from '../../platform/text/file-names.ts';
import { findShown, listPublicReleases } from '../syndication/public-releases.ts';

/** Public content of a frame. */
export interface Found {
  release: PressRelease;
  /** Null: the frame shows the release. */
  picture: ReleasePicture | null;
  /** Picture in the frame; null: none. */
  shown: ReleasePicture | null;
  /** Canonical path of the frame, and of its page. */
  path: string;
  page: string;
  /** Accessible name. */
  title: string;
  size: FrameSize;
}

/** Null if it is not public, or the release has no such picture. */
export async function findEmbedded(
  context: AppContext,
  { language, id, picture: wanted }: Embedded,
): Promise<Found | null> {
  const [found] = await listPublicReleases(context, language, [id]);
  if (found === undefined) return null;
  const { release } = found;
  const page = releasePage(language, { id, year: release.year, slug: toSlug(release.title) });
  if (wanted === null) {
    const [first = null] = release.pictures.filter((each) => findShown(each) !== null);
    const shown = release.image === null ? null : first;
    const size = releaseFrame(shown !== null);
    return { release, picture: null, shown, path: embedOf(page), page, title: release.title, size };
  }
  const picture = release.pictures.find((each) => each.id === wanted && findShown(each) !== null);
  if (picture === undefined) return null;
  return {
    release,
    picture,
    shown: picture,
    path: embedOf(page, wanted),
    page,
    title: picture.caption || picture.alt || release.title,
    size: pictureFrame(picture),
  };
}
