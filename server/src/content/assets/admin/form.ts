import {
  ASSETS_AT_ONCE,
  type Crop,
  cropSchema,
  DIGITAL_SOURCE_TYPES,
  KEYWORD_MAX_LENGTH,
  KEYWORDS_MAX,
} from '@press-room/contract/admin-assets';
import { RELEASE_SECTORS_MAX } from '@press-room/contract/admin-press-releases';
import { type FocalPoint, focalPointSchema } from '@press-room/contract/assets';
import { LANGUAGES } from '@press-room/contract/languages';
import {
  ALT_MAX_LENGTH,
  CAPTION_MAX_LENGTH,
  CREDIT_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from '@press-room/contract/limits';
import { z } from 'zod';
import {
  clearableChoice,
  clearableDate,
  clearableId,
  clearableInstant,
  clearableObject,
  optionalIds,
  optionalText,
  optionalTextList,
  requiredId,
  requiredList,
  unreadable,
} from '../../../platform/http/fields.ts';

const WORDS = ['rights', 'caption', 'alt'] as const;

/** A separate field for each language, so that errors name it: `caption.it`. */
const fields = {
  name: optionalText({ max: NAME_MAX_LENGTH }),
  credit: optionalText({ max: CREDIT_MAX_LENGTH }),
  copyright: optionalText({ max: CREDIT_MAX_LENGTH }),
  taken_on: clearableDate(),
  embargo_until: clearableInstant(),
  rights_until: clearableInstant(),
  digital_source_type: clearableChoice(DIGITAL_SOURCE_TYPES),
  keywords: optionalTextList({ max: KEYWORD_MAX_LENGTH }, KEYWORDS_MAX),
  sectors: optionalIds({ max: RELEASE_SECTORS_MAX, allowNone: true }),
  focal_point: clearableObject<FocalPoint>(focalPointSchema),
  crop: clearableObject<Crop>(cropSchema),
  poster: clearableId(),
  press_group: clearableId(),
  'rights.en': optionalText({ max: CAPTION_MAX_LENGTH, hasLines: true }),
  'rights.it': optionalText({ max: CAPTION_MAX_LENGTH, hasLines: true }),
  'caption.en': optionalText({ max: CAPTION_MAX_LENGTH, hasLines: true }),
  'caption.it': optionalText({ max: CAPTION_MAX_LENGTH, hasLines: true }),
  'alt.en': optionalText({ max: ALT_MAX_LENGTH }),
  'alt.it': optionalText({ max: ALT_MAX_LENGTH }),
  rights: unreadable(),
  caption: unreadable(),
  alt: unreadable(),
};

const isWords = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((name) => LANGUAGES.some((language) => language === name));

function flatten(body: Record<string, unknown>): Record<string, unknown> {
  const flat = { ...body };
  for (const name of WORDS) {
    const words = body[name];
    if (!isWords(words)) continue;
    delete flat[name];
    for (const [language, text] of Object.entries(words)) flat[`${name}.${language}`] = text;
  }
  return flat;
}

export const assetForm = z.preprocess(flatten, z.object(fields));
export type AssetForm = z.infer<typeof assetForm>;

/** Change of one asset in a bulk edit. */
export const versionedAssetForm = z.preprocess(
  flatten,
  z.object({ ...fields, id: requiredId(), version: requiredId() }),
);
export type VersionedAssetForm = z.infer<typeof versionedAssetForm>;

export const assetsForm = z.object({ assets: requiredList(ASSETS_AT_ONCE) });

/** Names of the changed fields. */
export const namesOf = (form: AssetForm): string[] =>
  Object.entries(form).flatMap(([name, value]) =>
    value === undefined || name === 'id' || name === 'version' ? [] : [name],
  );

/** Columns of the form. */
export function toColumns(form: AssetForm) {
  const { keywords, focal_point, crop, poster, press_group } = form;
  const words = Object.fromEntries(
    WORDS.flatMap((name) =>
      LANGUAGES.flatMap((language): [string, string][] => {
        const text = form[`${name}.${language}`];
        return text === undefined ? [] : [[`${name}_${language}`, text]];
      }),
    ),
  );
  const { credit, copyright, taken_on, embargo_until, rights_until, digital_source_type } = form;
  const columns = {
    ...words,
    credit,
    copyright,
    taken_on,
    embargo_until,
    rights_until,
    digital_source_type,
    cover_asset_id: poster,
    press_group_id: press_group,
    keywords: keywords && JSON.stringify(keywords),
    focal_point: focal_point && JSON.stringify(focal_point),
    crop: crop && JSON.stringify(crop),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
