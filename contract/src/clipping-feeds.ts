import { z } from 'zod';
import { CLIPPING_LANGUAGES, CLIPPING_URL_MAX_LENGTH } from './clippings.ts';
import { NAME_MAX_LENGTH } from './limits.ts';
import { namedSchema } from './named.ts';

/** Feeds of outlets and alert services that are searched for mentions. */
export const CLIPPING_FEED_PATH = '/api/office/clipping_feed/';
export const clippingFeedPath = (id: number): string => `${CLIPPING_FEED_PATH}${id}/`;

export const FEEDS_MAX = 500;

/** Reason for the failure of the last read. */
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
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  name: z.string(),
  url: z.string(),
  /** Outlet of its articles; null: several outlets, for example of an alert service. */
  outlet: namedSchema.nullable(),
  /** Press group of its clippings. */
  press_group: namedSchema,
  language: z.enum(CLIPPING_LANGUAGES).or(z.literal('')),
  /** Whether it is read. The server deactivates feeds that are gone. */
  is_active: z.boolean(),
  /** Last attempt; null: none. */
  read_at: z.iso.datetime().nullable(),
  /** Next attempt. */
  next_at: z.iso.datetime(),
  /** Error of the last attempt; null: none. */
  error: z.enum(FEED_ERRORS).nullable(),
  /** Consecutive failed attempts. */
  failures: z.int(),
  /** Number of its pending proposals. */
  waiting: z.int(),
  updated_at: z.iso.datetime(),
});
export type ClippingFeed = z.infer<typeof clippingFeedSchema>;

/** Fields of a write; absent fields keep their values. A new feed needs a name, an address and a press group. */
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
