/** Uses for which pictures are made once, on demand: a JPEG with credit and caption in its metadata. */
export const MADE_USES = ['print', 'web', 'story'] as const;
export type MadeUse = (typeof MADE_USES)[number];
/** Forms of downloaded pictures: unchanged, or made for a use. */
export const PICTURE_USES = ['original', ...MADE_USES] as const;
export type PictureUse = (typeof PICTURE_USES)[number];

export const PRINT_DPI = 300;
/** A4 at that density, in pixels. */
const A4 = { long: 3508, short: 2480 } as const;
/** Longer side in pixels. */
export const WEB_SIDE = 1600;
/** Portrait format of a phone screen, in pixels. */
const STORY = { width: 1080, height: 1920 } as const;

interface Size {
  width: number;
  height: number;
}

/** Part of a picture in a use: all of it, or the largest part in the shape of a story. */
export function shapeOfUse(use: MadeUse, { width, height }: Size): Size {
  if (use !== 'story') return { width, height };
  const ratio = STORY.width / STORY.height;
  return {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
}

function boxOfUse(use: MadeUse, { width, height }: Size): Size {
  if (use === 'story') return STORY;
  if (use === 'web') return { width: WEB_SIDE, height: WEB_SIDE };
  return width < height ? { width: A4.short, height: A4.long } : { width: A4.long, height: A4.short };
}

/** Size of a picture in a use, never larger than the original. */
export function sizeOfUse(use: MadeUse, picture: Size): Size {
  const { width, height } = shapeOfUse(use, picture);
  const box = boxOfUse(use, picture);
  const scale = Math.min(1, box.width / width, box.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Averages of photographs: four colours in high quality, three in normal quality. */
const BYTES_PER_PIXEL: Record<MadeUse, number> = { print: 0.9, web: 0.25, story: 0.25 };

/** Approximate size before it is made. */
export function estimateBytes(use: MadeUse, picture: Size): number {
  const { width, height } = sizeOfUse(use, picture);
  return Math.round(width * height * BYTES_PER_PIXEL[use]);
}
