import type { ReleasePicture } from '@press-room/contract/press-releases';
import { escapeMarkup } from '../../platform/text/markup.ts';
import { findShown } from './public-releases.ts';

const FIGURE = /<figure\b[^>]*\bdata-asset="(\d+)"[^>]*>/g;

/** A sanitised text with its pictures in their places, by whole addresses; as well-formed as XML wants it. */
export const placePictures = (body: string, pictures: readonly ReleasePicture[], origin: string): string =>
  body.replace(FIGURE, (_tag, id: string) => {
    const picture = pictures.find((each) => each.id === Number(id));
    const shown = picture === undefined ? null : findShown(picture);
    if (picture === undefined || shown === null) return '<figure>';
    const url = escapeMarkup(origin + shown.url);
    return `<figure><img src="${url}" alt="${escapeMarkup(picture.alt)}" width="${shown.width}" height="${shown.height}" />`;
  });
