import type { PressRelease } from '@press-room/contract/press-releases';
import type { Config } from '../../config.ts';
import { escapeMarkup } from '../../text/markup.ts';
import { toReleaseUri } from '../wire/addresses.ts';
import { placePictures } from '../wire/placed-pictures.ts';
import { findShown, sizeOf, toUpdated, type WireRelease } from '../wire/public-releases.ts';
import type { Enclosure, FeedEntry } from './feed.ts';

export function toEntry(config: Pick<Config, 'PUBLIC_URL'>, found: WireRelease): FeedEntry {
  const { release, sectors, published } = found;
  const { language, title, abstract, subtitle } = release;
  const picture = toPictureFile(config.PUBLIC_URL, found);
  return {
    id: toReleaseUri(config, release),
    // What is for the press has no page: the app shows it to who signs in.
    url: release.address ?? `${config.PUBLIC_URL}/#/press-release/${release.id}`,
    language,
    title,
    summary: abstract === '' ? subtitle : abstract,
    html: toHtml(release, config.PUBLIC_URL),
    author: release.company?.name ?? release.group.name,
    topics: sectors,
    published,
    updated: toUpdated(found),
    image: picture?.url ?? null,
    enclosures: [
      ...(picture === null ? [] : [picture]),
      ...release.attachments.map(({ url, media_type, bytes, title: name }) => ({
        url: config.PUBLIC_URL + url,
        media_type,
        bytes,
        title: name,
      })),
    ],
  };
}

function toPictureFile(origin: string, found: WireRelease): Enclosure | null {
  const { image } = found.release;
  const shown = image === null ? null : findShown(image);
  const bytes = shown === null ? null : sizeOf(found, shown.url);
  if (image === null || shown === null || bytes === null) return null;
  const title = image.caption === '' ? image.alt : image.caption;
  return { url: origin + shown.url, media_type: shown.media_type, bytes, title };
}

/** The text after what was said to correct it, with its pictures in their places. */
function toHtml({ body, corrections, pictures }: PressRelease, origin: string): string {
  const notes = corrections.map(
    ({ at, note }) => `<p><strong>${at.slice(0, 10)}</strong> ${escapeMarkup(note)}</p>`,
  );
  return notes.join('') + placePictures(body, pictures, origin);
}
