import type { Crop } from '@press-room/contract/admin-assets';
import type { FocalPoint } from '@press-room/contract/assets';
import { ASSET_MAX_PIXELS } from '@press-room/contract/limits';
import { type MadeUse, PRINT_DPI, shapeOfUse, sizeOfUse } from '@press-room/contract/picture-uses';
import type { Sharp } from 'sharp';
import { digestOf, type PrintProfile } from '../../../platform/config/print-profile.ts';
import { loadSharp, readPicture } from '../../../platform/pictures/open-picture.ts';
import { replaceJpegMetadata } from '../metadata/jpeg.ts';
import { toJpegWords } from '../metadata/jpeg-words.ts';
import type { FileWords } from '../metadata/words.ts';
import { toReadable } from '../readable/readable.ts';
import { type Cut, placeCut, toCut, upright } from '../renditions/cut.ts';
import type { Size } from '../renditions/sizes.ts';

// Runs in the picture process, for `make-uses.ts`.

interface Wanted {
  use: MadeUse;
  media_type: string;
  crop: Crop | null;
  /** Focal point within the crop. */
  point: FocalPoint | null;
  words: FileWords;
  profile: PrintProfile;
}

export type DrawnUse = Size & { content: Buffer };

const PRINT_JPEG = { quality: 92, chromaSubsampling: '4:4:4' };
const SCREEN_JPEG = { quality: 84, progressive: true };

/** A JPEG in the colours, size and shape of its use. */
export async function* perform(
  file: Buffer,
  { use, media_type, crop, point, words, profile }: Wanted,
): AsyncGenerator<DrawnUse> {
  const readable = await toReadable(file, media_type);
  const facts = await readPicture(readable, ASSET_MAX_PIXELS);
  const kept: Cut = toCut(crop, facts) ?? { left: 0, top: 0, width: facts.width, height: facts.height };
  const part = placeCut(kept, shapeOfUse(use, kept), point);
  const isWhole = part.width === facts.width && part.height === facts.height;
  const size = sizeOfUse(use, kept);
  const sharp = await loadSharp();
  const source = sharp(readable, { limitInputPixels: ASSET_MAX_PIXELS });
  const picture = upright(source, isWhole ? null : part)
    .resize(size.width, size.height, { fit: 'fill' })
    .flatten({ background: '#fff' });
  if (use === 'print') (await convertForPrint(picture, profile)).jpeg(PRINT_JPEG);
  else picture.toColourspace('srgb').withIccProfile('srgb').jpeg(SCREEN_JPEG);
  const jpeg = await picture.toBuffer();
  const density = use === 'print' ? PRINT_DPI : undefined;
  yield {
    ...size,
    content: replaceJpegMetadata(jpeg, { ...toJpegWords(words), orientation: 1, density }),
  };
}

/**
 * By default libvips converts through sRGB, which is smaller than print colours. CMYK is converted directly to the
 * profile and kept if the profile is the same; larger colour spaces are converted through Display P3 in 16 bits.
 */
async function convertForPrint(picture: Sharp, { path, digest }: PrintProfile): Promise<Sharp> {
  const { icc, space } = await picture.metadata();
  if (icc !== undefined && space === 'cmyk') {
    picture.pipelineColourspace('cmyk').toColourspace('cmyk');
    if (digestOf(icc) === digest) return picture.keepIccProfile();
  } else if (icc !== undefined && !isSrgb(icc)) {
    picture.pipelineColourspace('rgb16').toColourspace('rgb16');
  }
  return picture.withIccProfile(path);
}

/** Searches the description of the profile, in one or two bytes per letter. */
const isSrgb = (icc: Buffer): boolean => icc.toString('latin1').replaceAll('\0', '').includes('sRGB');
