import type { ReleaseAccess } from '@press-room/contract/access';
import type { Picture } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import type { MediaLinks } from '../../platform/signing/file-links.ts';
import { toWords } from '../../platform/text/file-names.ts';
import type { PictureRecord } from './queries.ts';
import { JPEG } from './whole-file.ts';

/** Files of press-only records have signed addresses, created per reader when the answer is sent. */
export const linkFor = (links: MediaLinks, access: ReleaseAccess): MediaLinks['toPublic'] =>
  access === 'public' ? links.toPublic : links.toShared;

// The size is that of the largest rendition, which is the last one; null: no rendition yet.
export function toPicture(picture: PictureRecord, link: MediaLinks['toPublic']): Picture | null {
  const largest = picture.renditions.at(-1);
  if (largest === undefined) return null;
  return {
    id: picture.id,
    alt: picture.alt,
    caption: picture.caption,
    credit: picture.credit,
    width: largest.width,
    height: largest.height,
    placeholder: picture.placeholder,
    focal_point: picture.focal_point,
    jpeg: toJpeg(picture, link),
    renditions: picture.renditions.map(({ sha256, media_type, width, height }) => ({
      url: link({ key: sha256, name: picture.name, media_type }),
      media_type,
      width,
      height,
    })),
  };
}

function toJpeg({ name, jpeg }: PictureRecord, link: MediaLinks['toPublic']): Picture['jpeg'] {
  if (jpeg === null) return null;
  const { sha256, ...size } = jpeg;
  return { url: link({ key: sha256, name, media_type: JPEG }), ...size };
}

/** Title of a file for display. */
export function toFileTitle(
  { name, ...captions }: { name: string; caption_en: string; caption_it: string },
  language: Language,
): string {
  const spoken = [captions[`caption_${language}`], captions.caption_it, captions.caption_en];
  return spoken.find((caption) => caption !== '') ?? toWords(name);
}
