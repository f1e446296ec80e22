import { type Picture, SCREEN_TYPES } from '@press-room/contract/assets';
import type { ReleasePicture } from '@press-room/contract/press-releases';
import { parseHtml } from '../../../lib/parse-html.ts';
import { m } from '../../../paraglide/messages.js';

const SIZES = '(max-width: 768px) 100vw, 46rem';

/**
 * Puts the pictures of a release into its text, where `<figure data-asset>` names them, with caption and credit. One that its
 * reader may not see leaves no gap.
 */
export function placePictures(html: string, pictures: readonly ReleasePicture[]): string {
  if (!html.includes('<figure')) return html;
  const body = parseHtml(html);
  for (const frame of body.querySelectorAll<HTMLElement>('figure')) {
    const picture = pictures.find(({ id }) => String(id) === frame.dataset.asset);
    if (picture) frame.replaceChildren(...draw(frame.ownerDocument, picture));
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

function toWords(document: Document, { caption, credit }: Picture): HTMLElement | null {
  const parts = [caption, credit && m['pressReleases.detail.credit']({ name: credit })].filter(Boolean);
  if (parts.length === 0) return null;
  const words = document.createElement('figcaption');
  words.textContent = parts.join(' — ');
  return words;
}
