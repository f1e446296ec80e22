import { z } from 'zod';
import { ASSET_KINDS, ASSET_STATES, assetSchema, focalPointSchema, pictureSchema } from './assets.ts';
import { namedSchema } from './named.ts';
import { personSchema } from './people.ts';

export const OFFICE_ASSET_PATH = '/api/office/asset/';
export const officeAssetPath = (id: number): string => `${OFFICE_ASSET_PATH}${id}/`;
export const assetUsagePath = (id: number): string => `${officeAssetPath(id)}usage/`;
/** Endpoint of the tus protocol. */
export const ASSET_UPLOAD_PATH = `${OFFICE_ASSET_PATH}upload/`;

/** Headers of the answer to the last byte of an upload: id of the asset, and whether its content was already stored. */
export const UPLOAD_HEADERS = { asset: 'Asset-Id', isKnown: 'Asset-Is-Known' } as const;
/** Metadata of an upload (`Upload-Metadata`): the file's name, and the asset and its version that it replaces. */
export const UPLOAD_METADATA = { name: 'filename', replaces: 'replaces', version: 'version' } as const;
/** Size of the parts of an upload; the server checks the rights again for each part. */
export const UPLOAD_CHUNK_BYTES = 8 * 1024 * 1024;
/** Maximum unfinished uploads of one person, of the members of one company, and of all together. */
export const UPLOADS_OPEN_MAX = { ofPerson: 40, ofCompany: 80, inAll: 400 } as const;
/** Hours after which the server deletes an unfinished upload. */
export const UPLOAD_HOURS = 24;

/** Origin of a picture: terms of the IPTC vocabulary `digitalsourcetype`. */
export const DIGITAL_SOURCE_TYPES = [
  /** A photograph. */
  'digitalCapture',
  /** Composed of several pictures. */
  'composite',
  /** Drawn or rendered by a person with a program. */
  'digitalCreation',
  /** Made by a trained model. */
  'trainedAlgorithmicMedia',
] as const;
export type DigitalSourceType = (typeof DIGITAL_SOURCE_TYPES)[number];

export const KEYWORDS_MAX = 50;
export const KEYWORD_MAX_LENGTH = 64;
/** Assets that can be changed at once. */
export const ASSETS_AT_ONCE = 200;

/** Minimum size of a crop, in percent. */
export const CROP_MIN = 5;
const share = z.number().min(0).max(100);
const side = z.number().min(CROP_MIN).max(100);
/** Part of the whole upright picture that readers get, in percent. */
export const cropSchema = z
  .object({ x: share, y: share, width: side, height: side })
  .refine(({ x, y, width, height }) => x + width <= 100.001 && y + height <= 100.001);
export type Crop = z.infer<typeof cropSchema>;

/** Role of an asset in the noun that shows it. */
const ASSET_ROLES = [
  'hero',
  'picture',
  'text',
  'attachment',
  /** In pending changes of a release. */
  'pending',
  'document',
  /** Cover of a magazine, instead of its first page. */
  'cover',
  'file',
  'logo',
  /** Poster of a video. */
  'poster',
] as const;
const ASSET_PLACES = [
  'press_release',
  'press_release_template',
  'gallery',
  'magazine',
  'press_kit',
  'press_group',
  'clipping',
  'asset',
] as const;
export const assetUseSchema = z.object({
  noun: z.enum(ASSET_PLACES),
  id: z.int(),
  role: z.enum(ASSET_ROLES),
  title: z.string(),
});
export type AssetUse = z.infer<typeof assetUseSchema>;

/** Texts whose absence a list can be filtered by. */
export const MISSING_WORDS = ['credit', 'alt', 'caption'] as const;
export type MissingWords = (typeof MISSING_WORDS)[number];
export const RIGHTS_FILTERS = ['ended', 'embargoed', 'limited'] as const;
/** Parts of a video in a text, besides its poster. */
export const VIDEO_PARTS = ['video', 'captions'] as const;

/** A stored file in the library. */
export const officeAssetRowSchema = assetSchema.omit({ renditions: true }).extend({
  kind: z.enum(ASSET_KINDS),
  state: z.enum(ASSET_STATES),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  /** When the file is hidden from everybody. */
  rights_until: z.iso.datetime().nullable(),
  digital_source_type: z.enum(DIGITAL_SOURCE_TYPES).nullable(),
  keywords: z.array(z.string()),
  sectors: z.array(z.int()),
  /** In percent of the whole upright picture, without its crop. */
  focal_point: focalPointSchema.nullable(),
  crop: cropSchema.nullable(),
  press_group: namedSchema.nullable(),
  created_at: z.iso.datetime(),
  /** Null: the account was deleted. */
  created_by: personSchema.nullable(),
  updated_at: z.iso.datetime(),
  /** Id of the picture shown before a video plays. */
  poster: z.int().nullable(),
  /** Cover of a document, or poster of a video. */
  picture: pictureSchema.nullable(),
  /** Number of records that show it. */
  uses: z.int(),
});
export type OfficeAssetRow = z.infer<typeof officeAssetRowSchema>;

export const officeAssetSchema = officeAssetRowSchema.extend({
  renditions: assetSchema.shape.renditions,
  /** Temporary signed address of the uncropped picture. Null: none, or still being processed. */
  whole_url: z.string().nullable(),
  /** Temporary signed address of a video that browsers can play. */
  video_url: z.string().nullable(),
});
export type OfficeAsset = z.infer<typeof officeAssetSchema>;

const wordsSchema = z.object({ it: z.string(), en: z.string() }).partial();
/** Fields of a write; absent fields keep their values. */
export const officeAssetFormSchema = z
  .object({
    name: z.string(),
    credit: z.string(),
    copyright: z.string(),
    rights: wordsSchema,
    caption: wordsSchema,
    alt: wordsSchema,
    taken_on: z.iso.date().nullable(),
    embargo_until: z.iso.datetime({ offset: true }).nullable(),
    rights_until: z.iso.datetime({ offset: true }).nullable(),
    digital_source_type: z.enum(DIGITAL_SOURCE_TYPES).nullable(),
    keywords: z.array(z.string()),
    sectors: z.array(z.int()),
    focal_point: focalPointSchema.nullable(),
    crop: cropSchema.nullable(),
    /** Only for videos. */
    poster: z.int().nullable(),
    press_group: z.int().nullable(),
  })
  .partial();
export type OfficeAssetForm = z.infer<typeof officeAssetFormSchema>;

/** Several at once, each with the version that it is based on. */
export const officeAssetsFormSchema = z.object({
  assets: z.array(officeAssetFormSchema.extend({ id: z.int(), version: z.int() })),
});
export type OfficeAssetsForm = z.infer<typeof officeAssetsFormSchema>;
/** Reason why a file was not changed: changed by others (412), deleted (404), or not in this state (409). */
const assetLeftSchema = z.object({ id: z.int(), status: z.int(), detail: z.string() });
export type AssetLeft = z.infer<typeof assetLeftSchema>;
export const officeAssetsSchema = z.object({
  assets: z.array(officeAssetRowSchema),
  failed: z.array(assetLeftSchema),
});
export type OfficeAssetsAnswer = z.infer<typeof officeAssetsSchema>;

/**
 * Whether the rights of a picture end before those of the record that it is attached to; screens warn of it before
 * publishing.
 */
export const rightsEndBefore = (
  { rights_until }: Pick<OfficeAssetRow, 'rights_until'>,
  { expires_at }: { expires_at: string | null },
): boolean =>
  rights_until !== null && (expires_at === null || Date.parse(rights_until) < Date.parse(expires_at));
