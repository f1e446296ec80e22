import type { OfficeAssetRow } from '@press-room/contract/office-assets';
import { m } from '../../../paraglide/messages.js';
import type { DrawPicture } from '../rich-text/picture.ts';

/** Draws a picture into the text as soon as the library has said what it is. */
export const drawPictures =
  (language: 'it' | 'en', find: (id: number) => Promise<OfficeAssetRow>): DrawPicture =>
  (id, frame) => {
    frame.replaceChildren(toLine(m['office.editor.picture.loading']()));
    find(id).then(
      (asset) => frame.replaceChildren(...toParts(asset, language)),
      () => frame.replaceChildren(toLine(m['office.editor.picture.missing']({ id }))),
    );
  };

function toParts(
  { id, picture, alt, caption, credit, name }: OfficeAssetRow,
  language: 'it' | 'en',
): HTMLElement[] {
  const parts: HTMLElement[] = [];
  if (picture) {
    const image = document.createElement('img');
    image.src =
      picture.renditions.find(({ width }) => width >= 640)?.url ?? picture.renditions.at(-1)?.url ?? '';
    image.alt = alt[language];
    image.width = picture.width;
    image.height = picture.height;
    parts.push(image);
  }
  const words = [caption[language], credit && m['pressReleases.detail.credit']({ name: credit })];
  parts.push(toLine(words.filter(Boolean).join(' — ') || `${name} (${id})`));
  return parts;
}

function toLine(text: string): HTMLElement {
  const line = document.createElement('figcaption');
  line.textContent = text;
  return line;
}
