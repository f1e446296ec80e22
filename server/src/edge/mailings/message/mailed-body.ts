import { withDateline } from '@press-room/contract/dateline';
import type { PressRelease } from '@press-room/contract/press-releases';
import { readVideo } from '@press-room/contract/release-videos';
import { escapeMarkup } from '../../../platform/text/markup.ts';

export interface MailedPlace {
  /** Of this site. */
  origin: string;
  /** Where the release is read, behind the origin; null: it cannot be opened yet. */
  page: string | null;
  /** Everybody may see them, and the message shows them. */
  hasPictures: boolean;
}

const FIGURE = /(<figure\b[^>]*>)[\s\S]*?<\/figure>/g;

/** The body as the page has it, without its pictures. A video is its poster and a link to the page that plays it. */
export function toMailedBody(release: PressRelease, place: MailedPlace): string {
  const toLink = (tag: string): string => toVideoLink(tag, release, place);
  // The place is before the first paragraph, also where a picture was above it.
  const body = release.body.replace(FIGURE, (figure, tag: string) => (toLink(tag) === '' ? '' : figure));
  return withDateline(body, release.dateline).replace(FIGURE, (_figure, tag: string) => toLink(tag));
}

const PARAGRAPH = /<p\b[\s\S]*?<\/p>/;

/** The first paragraph of the body, which is never a video. */
export const toFirstParagraph = (release: PressRelease, place: MailedPlace): string =>
  PARAGRAPH.exec(toMailedBody(release, { ...place, page: null }))?.[0] ?? '';

function toVideoLink(
  tag: string,
  { pictures, attachments }: PressRelease,
  { origin, page, hasPictures }: MailedPlace,
): string {
  const video = readVideo(tag);
  if (video === null || page === null || !attachments.some(({ id }) => id === video.video)) return '';
  const poster = hasPictures ? pictures.find(({ id }) => id === video.poster) : undefined;
  const image = poster?.jpeg
    ? `<img src="${escapeMarkup(origin + poster.jpeg.url)}" alt="${escapeMarkup(poster.alt)}" width="496" style="width:100%;max-width:496px;height:auto;border:0"><br>`
    : '';
  return `<p><a href="${escapeMarkup(page)}">${image}Video</a></p>`;
}
