import { kindOf } from './left-out.ts';
import { fromDataAddress, isPictureFile } from './picture-file.ts';
import { listRtfPictures } from './rtf-pictures.ts';

/** Sources of pictures besides the HTML. */
export interface PictureSources {
  /** The same text as RTF, which contains the pictures. */
  rtf?: string;
  /** Files of the same paste. */
  files?: readonly File[];
  /** Pictures by their addresses in the text. */
  named?: ReadonlyMap<string, File | null>;
}

/** Adds a picture to the library and returns the key of its upload; null: not permitted. */
export type TakePicture = (file: File) => string | null;

/**
 * Replaces each picture by a frame for its upload.
 *
 * @returns the number of rejected pictures
 */
export function placePictures(body: HTMLElement, sources: PictureSources, take: TakePicture): number {
  showDrawings(body);
  const images = Array.from(body.querySelectorAll('img'));
  const files = findFiles(images, sources);
  let leftOut = 0;
  for (const image of images) {
    const file = files.get(image) ?? null;
    // Deleted and invisible pictures.
    const isGone = isTiny(image) || isLeftOut(image);
    const upload = isGone || file === null ? null : take(file);
    if (upload === null) {
      if (!isGone) leftOut += 1;
      image.remove();
    } else {
      const frame = document.createElement('figure');
      frame.dataset.coming = upload;
      image.replaceWith(frame);
      lift(frame);
    }
  }
  return leftOut;
}

/** Tracking pixels. */
const isTiny = (image: HTMLImageElement): boolean =>
  ['width', 'height'].every((side) => Number(image.getAttribute(side) ?? Number.NaN) <= 2);

function isLeftOut(image: HTMLImageElement): boolean {
  for (let holder: Element | null = image; holder !== null; holder = holder.parentElement)
    if (kindOf(holder) !== null) return true;
  return false;
}

/** Converts Word drawings without a fallback picture to pictures. */
function showDrawings(body: HTMLElement): void {
  const shown = new Set(
    Array.from(body.querySelectorAll('img'), (image) => image.getAttribute('v:shapes') ?? '').flatMap((ids) =>
      ids.split(' '),
    ),
  );
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const hidden: { place: ChildNode; shapes: ParentNode }[] = [];
  while (comments.nextNode()) {
    const { data } = comments.currentNode as Comment;
    const inside = /^\[if [^\]]*vml[^\]]*\]>(.*)<!\[endif\]$/s.exec(data)?.[1];
    if (inside !== undefined)
      hidden.push({
        place: comments.currentNode as Comment,
        shapes: new DOMParser().parseFromString(inside, 'text/html').body,
      });
  }
  for (const { place, shapes } of [{ place: null, shapes: body }, ...hidden])
    for (const data of shapes.querySelectorAll('v\\:imagedata')) {
      if (shown.has(data.closest('v\\:shape')?.id ?? '')) continue;
      const image = document.createElement('img');
      image.setAttribute('src', data.getAttribute('src') ?? '');
      (place ?? data).before(image);
    }
}

/** Matches files and pictures: by address, by name, or by order if their numbers are equal. */
function findFiles(
  images: readonly HTMLImageElement[],
  { rtf = '', files = [], named }: PictureSources,
): Map<HTMLImageElement, File | null> {
  const found = new Map<HTMLImageElement, File | null>();
  const addressOf = (image: HTMLImageElement) => image.getAttribute('src')?.trim() ?? '';
  for (const [at, image] of images.entries()) {
    const file = named?.get(addressOf(image)) ?? fromDataAddress(addressOf(image), at);
    if (file !== null) found.set(image, file);
  }
  const local = images.filter((image) => !/^(?:data|https?|blob|docx):/i.test(addressOf(image)));
  const inRtf = local.length > 0 ? listRtfPictures(rtf) : [];
  if (inRtf.length === local.length)
    for (const [at, image] of local.entries()) found.set(image, nameAs(inRtf[at] ?? null, addressOf(image)));
  const pictures = files.filter(isPictureFile);
  for (const image of images)
    for (const file of pictures)
      if (!found.has(image) && toBaseName(addressOf(image)) === file.name) found.set(image, file);
  const missing = images.filter((image) => !found.get(image) && !isTiny(image));
  if (missing.length === pictures.length)
    for (const [at, image] of missing.entries()) found.set(image, pictures[at] ?? null);
  return found;
}

const toBaseName = (address: string): string => address.replace(/^.*[/\\]/, '');

function nameAs(file: File | null, address: string): File | null {
  const [, base] = /([^/\\]+)\.\w+$/.exec(address) ?? [];
  return file === null || base === undefined
    ? file
    : new File([file], base + (/\.\w+$/.exec(file.name)?.[0] ?? ''), { type: file.type });
}

const INLINE =
  'p, h1, h2, h3, h4, h5, h6, span, font, a, b, strong, i, em, u, s, strike, sub, sup, small, ins, center, picture, pre, code';

/** Moves the frame out of its line: the text after it becomes a new line. */
function lift(frame: HTMLElement): void {
  for (
    let line = frame.parentElement;
    line?.matches(INLINE) || line?.tagName.includes(':');
    line = frame.parentElement
  ) {
    const rest = line.cloneNode(false) as HTMLElement;
    while (frame.nextSibling) rest.append(frame.nextSibling);
    line.after(frame, rest);
    for (const part of [line, rest]) if (isEmpty(part)) part.remove();
  }
}

const isEmpty = (part: HTMLElement): boolean =>
  part.textContent.trim() === '' && part.querySelector('img, figure, br, hr, table') === null;
