import { LANGUAGES, type Language } from './languages.ts';

/** A video in the text of a release, by ids of library files; its poster is a picture in the text. */
export interface ReleaseVideo {
  poster: number;
  video: number;
  captions: { language: Language; asset: number }[];
}

const FIGURE = /<figure\b[^>]*>/g;
const ID = /^[1-9]\d{0,8}$/;

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Parses `it:12 en:13`: a caption file for each language, without duplicates. */
export function readCaptions(written: string): ReleaseVideo['captions'] {
  const parts = written.split(' ').map((part) => part.split(':'));
  return LANGUAGES.flatMap((language) => {
    const [, id = ''] = parts.find(([name, id = '']) => name === language && ID.test(id)) ?? [];
    return id === '' ? [] : [{ language, asset: Number(id) }];
  });
}

export const writeCaptions = (captions: ReleaseVideo['captions']): string =>
  captions.map(({ language, asset }) => `${language}:${asset}`).join(' ');

/** Video of a `<figure>` in a sanitised text; null: a picture. */
export function readVideo(tag: string): ReleaseVideo | null {
  const [poster, video] = [attribute(tag, 'data-asset'), attribute(tag, 'data-video')];
  if (!ID.test(poster) || !ID.test(video)) return null;
  return {
    poster: Number(poster),
    video: Number(video),
    captions: readCaptions(attribute(tag, 'data-captions')),
  };
}

/** In the order of the sanitised text. */
export const listVideosIn = (html: string): ReleaseVideo[] =>
  Array.from(html.matchAll(FIGURE), ([tag]) => readVideo(tag)).filter((video) => video !== null);

/** Their files besides the posters. */
export const listVideoFilesIn = (html: string): number[] => [
  ...new Set(
    listVideosIn(html).flatMap(({ video, captions }) => [video, ...captions.map(({ asset }) => asset)]),
  ),
];

/** Types that can be played in a text. */
export const VIDEO_TYPES: readonly string[] = ['video/mp4', 'video/webm', 'video/x-m4v'];
export const CAPTIONS_TYPE = 'text/vtt';

const VIDEO_FIGURE = /<figure\b[^>]*\sdata-video="[^>]*>\s*<\/figure>/g;

/**
 * The text with links in place of videos, for output that cannot play them; `page`, escaped: the page with the videos.
 */
export const linkVideos = (html: string, page: string | null): string =>
  html.replace(VIDEO_FIGURE, page === null ? '' : `<p><a href="${page}">Video</a></p>`);
