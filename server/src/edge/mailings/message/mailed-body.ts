import { withDateline } from '@press-room/contract/dateline';
import type { PressRelease } from '@press-room/contract/press-releases';
import { readVideo } from '@press-room/contract/release-videos';
import { escapeMarkup } from '../../../platform/text/markup.ts';

export interface MailedPlace {
  /** Origin of this site. */
  origin: string;
  /** Path of the release; null: not accessible yet. */
  page: string | null;
  /** Public, so the message shows them. */
  hasPictures: boolean;
}

const FIGURE = /(<figure\b[^>]*>)[\s\S]*?<\/figure>/g;

/** The body as on the page, without pictures. A video becomes its poster with a link to the page. */
export function toMailedBody(release: PressRelease, place: MailedPlace): string {
  const toLink = (tag: string): string => toVideoLink(tag, release, place);
  // The dateline precedes the first paragraph, even if a picture was above it.
  const body = release.body.replace(FIGURE, (figure, tag: string) => (toLink(tag) === '' ? '' : figure));
  return withDateline(body, release.dateline).replace(FIGURE, (_figure, tag: string) => toLink(tag));
}

const PARAGRAPH = /<p\b[\s\S]*?<\/p>/;

/** First paragraph of the body, never a video. */
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
