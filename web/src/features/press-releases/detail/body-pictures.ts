import { type Picture, SCREEN_TYPES } from '@press-room/contract/assets';
import type { PressRelease, ReleaseAttachment } from '@press-room/contract/press-releases';
import { readCaptions } from '@press-room/contract/release-videos';
import { type SyntheticEvent, useState } from 'react';
import { languageName } from '../../../lib/format.ts';
import { parseHtml } from '../../../lib/parse-html.ts';
import { m } from '../../../paraglide/messages.js';

const SIGNATURE = /\?expires=[^"\s]*/g;
const withoutSignatures = (html: string): string => html.replace(SIGNATURE, '');

/**
 * Keeps the same HTML after a video was started: signed addresses change every few minutes, and a new element would
 * restart the video. `watch`: props for an element around it.
 */
export function useSteady(html: string) {
  const [begun, setBegun] = useState<string | null>(null);
  const isSame = begun !== null && withoutSignatures(begun) === withoutSignatures(html);
  const shown = isSame ? begun : html;
  return {
    shown,
    watch: {
      onPlayCapture: () => setBegun(shown),
      onErrorCapture: ({ target }: SyntheticEvent) => {
        if (target instanceof HTMLVideoElement) setBegun(null);
      },
    },
  };
}

const SIZES = '(max-width: 768px) 100vw, 46rem';

/**
 * Replaces `<figure data-asset>` in the text by pictures and videos with captions and credits. Hidden ones leave no
 * gap. Only the poster of a video is loaded before it is played.
 */
export function placePictures(
  html: string,
  { pictures, attachments }: Pick<PressRelease, 'pictures' | 'attachments'>,
): string {
  if (!html.includes('<figure')) return html;
  const body = parseHtml(html);
  for (const frame of body.querySelectorAll<HTMLElement>('figure')) {
    const picture = pictures.find(({ id }) => String(id) === frame.dataset.asset);
    const video = attachments.find(({ id, url }) => url !== '' && String(id) === frame.dataset.video);
    if (video) frame.replaceChildren(...drawVideo(frame, { video, picture, attachments }));
    else if (picture) frame.replaceChildren(...draw(frame.ownerDocument, picture));
    else frame.remove();
  }
  return body.innerHTML;
}

function draw(document: Document, picture: Picture): HTMLElement[] {
  const holder = document.createElement('picture');
  for (const type of SCREEN_TYPES) {
    const files = picture.renditions.filter(({ media_type }) => media_type === type);
    if (files.length === 0) continue;
    const source = document.createElement('source');
    source.type = type;
    source.srcset = files.map(({ url, width }) => `${url} ${width}w`).join(', ');
    source.sizes = SIZES;
    holder.append(source);
  }
  const image = document.createElement('img');
  image.src = picture.renditions.at(-1)?.url ?? '';
  image.alt = picture.alt;
  image.width = picture.width;
  image.height = picture.height;
  image.setAttribute('loading', 'lazy');
  holder.append(image);
  const words = toWords(document, picture);
  return words === null ? [holder] : [holder, words];
}

interface Shown extends Pick<PressRelease, 'attachments'> {
  video: ReleaseAttachment;
  picture: Picture | undefined;
}

function drawVideo(frame: HTMLElement, { video, picture, attachments }: Shown): HTMLElement[] {
  const document = frame.ownerDocument;
  const player = document.createElement('video');
  player.setAttribute('controls', '');
  player.setAttribute('playsinline', '');
  player.setAttribute('preload', 'none');
  player.setAttribute('aria-label', video.title);
  player.setAttribute('src', video.url);
  if (picture) {
    player.setAttribute('poster', picture.jpeg?.url ?? picture.renditions.at(-1)?.url ?? '');
    player.setAttribute('width', String(picture.width));
    player.setAttribute('height', String(picture.height));
  }
  for (const { language, asset } of readCaptions(frame.dataset.captions ?? '')) {
    const file = attachments.find(({ id }) => id === asset);
    if (!file) continue;
    const track = document.createElement('track');
    track.setAttribute('kind', 'captions');
    track.setAttribute('srclang', language);
    track.setAttribute('label', languageName(language, language));
    track.setAttribute('src', file.url);
    player.append(track);
  }
  const words = document.createElement('figcaption');
  words.textContent = [
    video.title,
    picture?.credit && m['pressReleases.detail.credit']({ name: picture.credit }),
  ]
    .filter(Boolean)
    .join(' — ');
  return [player, words];
}

function toWords(document: Document, { caption, credit }: Picture): HTMLElement | null {
  const parts = [caption, credit && m['pressReleases.detail.credit']({ name: credit })].filter(Boolean);
  if (parts.length === 0) return null;
  const words = document.createElement('figcaption');
  words.textContent = parts.join(' — ');
  return words;
}
