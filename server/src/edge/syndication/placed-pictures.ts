import type { PressRelease } from '@press-room/contract/press-releases';
import { readVideo } from '@press-room/contract/release-videos';
import { escapeMarkup } from '../../platform/text/markup.ts';
import { findShown } from './public-releases.ts';

const FIGURE = /<figure\b[^>]*\bdata-asset="(\d+)"[^>]*>/g;

/**
 * A sanitised, well-formed text with its pictures in place, using absolute addresses. The poster of a video links to
 * its file, which is also an enclosure.
 */
export const placePictures = (
  body: string,
  { pictures, attachments }: Pick<PressRelease, 'pictures' | 'attachments'>,
  origin: string,
): string =>
  body.replace(FIGURE, (tag, id: string) => {
    const picture = pictures.find((each) => each.id === Number(id));
    const shown = picture === undefined ? null : findShown(picture);
    const video = attachments.find((each) => each.id === readVideo(tag)?.video);
    const toLink = (words: string): string =>
      video === undefined ? words : `<a href="${escapeMarkup(origin + video.url)}">${words}</a>`;
    if (picture === undefined || shown === null)
      return `<figure>${video === undefined ? '' : toLink(escapeMarkup(video.title))}`;
    const url = escapeMarkup(origin + shown.url);
    const image = `<img src="${url}" alt="${escapeMarkup(picture.alt)}" width="${shown.width}" height="${shown.height}" />`;
    return `<figure>${toLink(image)}`;
  });
