import { z } from 'zod';
import { CLIPPING_LANGUAGES, CLIPPING_URL_MAX_LENGTH } from './clippings.ts';
import { NAME_MAX_LENGTH } from './limits.ts';
import { namedSchema } from './named.ts';

/** Feeds of outlets and alert services that are read for mentions. */
export const CLIPPING_FEED_PATH = '/api/office/clipping_feed/';
export const clippingFeedPath = (id: number): string => `${CLIPPING_FEED_PATH}${id}/`;

export const FEEDS_MAX = 500;

/** Why a feed was not read the last time. */
export const FEED_ERRORS = [
  'unreachable',
  'refused',
  'limited',
  'gone',
  'no_feed',
  'too_many_waiting',
] as const;
export type FeedError = (typeof FEED_ERRORS)[number];

export const clippingFeedSchema = z.object({
  id: z.int(),
  /** Goes into `If-Match` of the next write. */
  version: z.int(),
  name: z.string(),
  url: z.string(),
  /** Of its articles; null: of several outlets, as with an alert service. */
  outlet: namedSchema.nullable(),
  /** Press group that its clippings are of. */
  press_group: namedSchema,
  language: z.enum(CLIPPING_LANGUAGES).or(z.literal('')),
  /** Whether it is read. The server stops feeds that are gone. */
  is_active: z.boolean(),
  /** The last attempt; null: none yet. */
  read_at: z.iso.datetime().nullable(),
  /** The next one. */
  next_at: z.iso.datetime(),
  /** Of the last attempt; null: it went well. */
  error: z.enum(FEED_ERRORS).nullable(),
  /** Attempts in a row that failed. */
  failures: z.int(),
  /** Its proposals that wait. */
  waiting: z.int(),
  updated_at: z.iso.datetime(),
});
export type ClippingFeed = z.infer<typeof clippingFeedSchema>;

/** A write changes only what it names. A new feed needs a name, an address and a press group. */
export const clippingFeedFormSchema = z
  .object({
    name: z.string().max(NAME_MAX_LENGTH),
    url: z.string().max(CLIPPING_URL_MAX_LENGTH),
    outlet: z.int().nullable(),
    press_group: z.int(),
    language: clippingFeedSchema.shape.language,
    is_active: z.boolean(),
  })
  .partial();
