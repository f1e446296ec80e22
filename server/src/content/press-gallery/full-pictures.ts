import type { ReleaseAccess } from '@press-room/contract/access';
import { pictureSchema } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import { releasePictureSchema } from '@press-room/contract/press-releases';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { linkFor, toPicture } from '../assets/presentation.ts';
import { listPictures } from '../assets/queries.ts';
import { listChoices } from './picture-queries.ts';

/** A picture for readers, with its downloads. */
const fullPictureSchema = z.object({
  picture: pictureSchema,
  choices: releasePictureSchema.shape.choices,
});
export type FullPicture = z.infer<typeof fullPictureSchema>;

/** Approximate memory of a picture, and of each of its files. */
const PICTURE_BYTES = 1000;
const FILE_BYTES = 300;

/**
 * By id, for releases or galleries with the same access; pictures that are not processed are omitted. Cached until
 * content changes.
 */
export function findFullPictures(
  { cache, database: { db }, links }: Pick<AppContext, 'cache' | 'database' | 'links'>,
  { access, language }: { access: ReleaseAccess; language: Language },
  ids: readonly number[],
): Promise<Map<number, FullPicture>> {
  return cache.rememberEach(`pictures ${access} ${language}`, ids, {
    build: async (missing) => {
      const [records, choices] = await Promise.all([
        listPictures(db, language, missing),
        listChoices(db, missing),
      ]);
      const link = linkFor(links.media, access);
      return new Map(
        Array.from(records.values()).flatMap((record) => {
          const picture = toPicture(record, link);
          if (picture === null) return [];
          // Parsed once for all readers of the cache.
          return [[record.id, fullPictureSchema.parse({ picture, choices: choices.get(record.id) ?? [] })]];
        }),
      );
    },
    sizeOf: ({ picture, choices }) =>
      PICTURE_BYTES + (picture.renditions.length + choices.length) * FILE_BYTES,
  });
}
