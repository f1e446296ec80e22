import type { Language } from './languages.ts';
import { readPage } from './pages.ts';

/** oEmbed endpoint (oembed.com). */
export const OEMBED_PATH = '/oembed';

/** Content of a frame: a release, or one picture of it. */
export interface Embedded {
  language: Language;
  id: number;
  picture: number | null;
}

/**
 * `/en/embed/releases/2026/words-12` for the page `/en/releases/2026/words-12`; with a picture id appended, one
 * picture.
 */
export function embedOf(page: string, picture: number | null = null): string {
  const [, language = '', ...rest] = page.split('/');
  const frame = ['', language, 'embed', ...rest].join('/');
  return picture === null ? frame : `${frame}/${picture}`;
}

const FRAME = /^\/([a-z]{2})\/embed(\/.*?-\d{1,9})(?:\/(\d{1,9}))?$/;

/** Parses the path of a frame; null for other paths. */
export function readEmbed(path: string): Embedded | null {
  const [, language = '', rest = '', picture] = FRAME.exec(path) ?? [];
  const page = readPage(`/${language}${rest}`);
  if (page?.kind !== 'release') return null;
  return { language: page.language, id: page.id, picture: picture === undefined ? null : Number(picture) };
}

/** Default size of a frame in pixels. */
export interface FrameSize {
  width: number;
  height: number;
}

const WIDTH = 600;
/** Height of title, summary and source. */
const WORDS_HEIGHT = 270;
/** Height of caption, credit and source. */
const CREDIT_HEIGHT = 220;

/** The picture is above the text, in the ratio 2:1. */
export const releaseFrame = (hasPicture: boolean): FrameSize => ({
  width: WIDTH,
  height: WORDS_HEIGHT + (hasPicture ? WIDTH / 2 : 0),
});

export const pictureFrame = ({ width, height }: FrameSize): FrameSize => ({
  width: WIDTH,
  height: CREDIT_HEIGHT + Math.round((WIDTH * height) / width),
});

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** HTML that embeds a frame in another page. */
export const toFrameCode = (address: string, title: string, { width, height }: FrameSize): string =>
  `<iframe src="${escapeAttribute(address)}" title="${escapeAttribute(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
