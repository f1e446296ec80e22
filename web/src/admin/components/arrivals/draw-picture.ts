import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import { m } from '../../../paraglide/messages.js';
import type { DrawPicture } from '../rich-text/picture.ts';

const MAKING_MS = 1500;

/** Loads a picture of the library; `isAnew`: without the cache. */
type FindPicture = (id: number, isAnew: boolean) => Promise<OfficeAssetRow>;

/** Renders a picture in the text once its data are loaded, and again once it is processed. */
export const drawPictures =
  (language: 'it' | 'en', find: FindPicture): DrawPicture =>
  (id, frame, video) => {
    const draw = (isAnew: boolean): void =>
      void find(id, isAnew).then(
        (asset) => {
          frame.replaceChildren(...toParts(asset, language));
          if (video !== null) void sayVideo(video);
          if (asset.state === 'processing') setTimeout(() => frame.isConnected && draw(true), MAKING_MS);
        },
        () => frame.replaceChildren(toLine(m['office.editor.picture.missing']({ id }))),
      );
    const sayVideo = async (file: number): Promise<void> => {
      const name = await find(file, false).then(
        (each) => each.caption[language] || each.name,
        () => String(file),
      );
      frame.append(toLine(m['office.editor.video.named']({ name })));
    };
    frame.replaceChildren(toLine(m['office.editor.picture.loading']()));
    draw(false);
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
