import type { Crop } from '@press-room/contract/admin-assets';
import type { FocalPoint } from '@press-room/contract/assets';
import { ASSET_MAX_PIXELS } from '@press-room/contract/limits';
import { readPicture } from '../../../platform/pictures/open-picture.ts';
import type { FileWords } from '../metadata/words.ts';
import { toReadable } from '../readable/readable.ts';
import { toCut, toSocialCut } from './cut.ts';
import { writeOriginal } from './original.ts';
import { type SizedPicture, writeAll, writeFirst, writeJpeg } from './screen.ts';
import { listSizes } from './sizes.ts';

// Runs in the picture process, for `job.ts`.

interface Wanted {
  media_type: string;
  crop: Crop | null;
  /** Focal point within the crop. */
  point: FocalPoint | null;
  words: FileWords;
  /** Renews only files that depend on the focal point. */
  onlyCut: boolean;
}

/**
 * `first`: shown until the others are made; `whole`: without its crop; `social_cut`: for social networks; `screen`: all
 * sizes and formats.
 */
export type DrawnPicture = SizedPicture & { role: 'first' | 'original' | 'screen' | 'whole' | 'social_cut' };

/** Sufficient for editing the crop. */
const WHOLE_WIDTH = 1280;

/** All files of a picture, one after another. */
export async function* perform(
  file: Buffer,
  { media_type, crop, point, words, onlyCut }: Wanted,
): AsyncGenerator<DrawnPicture> {
  const readable = await toReadable(file, media_type);
  const facts = await readPicture(readable, ASSET_MAX_PIXELS);
  const cut = toCut(crop, facts);
  const { width, height } = cut ?? facts;
  const sizes = listSizes({ width, height });
  if (!onlyCut) {
    yield { ...(await writeFirst(readable, { size: sizes[0], cut, words })), role: 'first' };
    yield {
      ...(await writeOriginal({ file, media_type, readable }, facts, words, cut)),
      width,
      height,
      role: 'original',
    };
    for await (const picture of writeAll(readable, { sizes, cut, words }))
      yield { ...picture, role: 'screen' };
    if (cut !== null) {
      const all = listSizes(facts);
      const size = all.filter((each) => each.width <= WHOLE_WIDTH).at(-1) ?? all[0];
      yield { ...(await writeFirst(readable, { size, cut: null, words })), role: 'whole' };
    }
  }
  const social = toSocialCut(cut ?? { left: 0, top: 0, width: facts.width, height: facts.height }, point);
  if (social !== null) yield { ...(await writeJpeg(readable, { ...social, words })), role: 'social_cut' };
}
