import { SCREEN_TYPES } from '@press-room/contract/assets';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import type { SlideImage } from 'yet-another-react-lightbox';

/** A picture that is not loaded yet. */
interface WaitingSlide {
  type: 'waiting';
  key: string;
}
declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    waiting: WaitingSlide;
  }
}

/** Slide of a picture: the smaller format, in the resolution that screen and zoom need. */
export function toSlide(picture: GalleryPicture | undefined, position: number): SlideImage | WaitingSlide {
  if (!picture) return { type: 'waiting', key: `waiting-${position}` };
  const { id, alt, caption, width, height, renditions } = picture;
  const type = SCREEN_TYPES.find((known) => renditions.some(({ media_type }) => media_type === known));
  const sources = renditions
    .filter(({ media_type }) => media_type === type)
    .map((rendition) => ({ src: rendition.url, width: rendition.width, height: rendition.height }));
  return {
    key: `picture-${id}-${position}`,
    src: sources.at(-1)?.src ?? '',
    srcSet: sources,
    alt: alt || caption,
    width,
    height,
  };
}
