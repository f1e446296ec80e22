import { z } from 'zod';
import { FEED_FORM_NAMES } from './feeds.ts';
import { languageSchema } from './languages.ts';
import { SEARCH_QUERY_MAX_LENGTH } from './limits.ts';
import { namedSchema } from './named.ts';

/** Private feeds of the signed-in user: addresses with a secret, for programs that cannot sign in. */
export const PRIVATE_FEED_PATH = '/api/account/feed/';
export const privateFeedPath = (id: number): string => `${PRIVATE_FEED_PATH}${id}/`;
/** A new address for the same feed; invalidates the old one. */
export const privateFeedRenewalPath = (id: number): string => `${privateFeedPath(id)}renew/`;

export const PRIVATE_FEEDS_MAX = 20;
export const PRIVATE_FEED_NAME_MAX_LENGTH = 100;

/** Kinds of feeds: releases visible to the reader, or issues of one kind of magazine. */
export const PRIVATE_FEED_KINDS = ['press_releases', 'italian_magazine', 'international_magazine'] as const;
export type PrivateFeedKind = (typeof PRIVATE_FEED_KINDS)[number];

export const privateFeedSchema = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(PRIVATE_FEED_KINDS),
  /** Language of the entries. */
  language: languageSchema,
  /** Only for releases: one press group (null: all), and those that a search finds (empty: all). */
  group: namedSchema.nullable(),
  q: z.string(),
  created_at: z.iso.datetime(),
  /** Last request of a program, rounded to the hour; null: never. */
  used_at: z.iso.datetime().nullable(),
  /** False if the feed ended with all sessions, for example after a new password: it then needs a new address. */
  is_living: z.boolean(),
});
export type PrivateFeed = z.infer<typeof privateFeedSchema>;

/** With its addresses, shown only once, because the database contains only the hash of the secret. */
export const newPrivateFeedSchema = privateFeedSchema.extend({
  addresses: z.array(z.object({ format: z.enum(FEED_FORM_NAMES), url: z.url() })),
});
export type NewPrivateFeed = z.infer<typeof newPrivateFeedSchema>;

export const privateFeedFormSchema = z.object({
  name: z.string().max(PRIVATE_FEED_NAME_MAX_LENGTH),
  kind: z.enum(PRIVATE_FEED_KINDS),
  language: languageSchema,
  group: z.int().optional(),
  q: z.string().max(SEARCH_QUERY_MAX_LENGTH).optional(),
});
export type PrivateFeedForm = z.infer<typeof privateFeedFormSchema>;
