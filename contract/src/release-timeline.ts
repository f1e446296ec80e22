import { z } from 'zod';
import { officePressReleasePath } from './admin-press-releases.ts';
import { CLIPPING_KINDS, CLIPPING_TONES, clippingSchema } from './clippings.ts';
import { MAILING_KINDS, MAILING_STATES, mailingPath } from './mailings.ts';
import { namedSchema } from './named.ts';

/** GET: from a release to its coverage: informed people, actions of readers, and articles. */
export const releaseTimelinePath = (id: number): string => `${officePressReleasePath(id)}timeline/`;
/** GET: the same for one mailing, from its first message. */
export const mailingTimelinePath = (id: number): string => `${mailingPath(id)}timeline/`;

/** Maximum entries of each kind, latest first; lists show the rest. */
export const TIMELINE_MAILINGS_MAX = 50;
export const TIMELINE_CLIPPINGS_MAX = 200;
export const TIMELINE_OUTLETS_MAX = 50;

/** A day in Rome, or the first day of a longer step. */
const on = z.object({ day: z.iso.date() });

const timelineEntrySchema = z.discriminatedUnion('kind', [
  on.extend({ kind: z.literal('published') }),
  on.extend({
    kind: z.literal('mailing'),
    id: z.int(),
    about: z.enum(MAILING_KINDS),
    state: z.enum(MAILING_STATES),
    recipients: z.int(),
    accepted: z.int(),
    /** Includes returned messages. */
    refused: z.int(),
    /** Number of clicks so far; visits have no dates. */
    visits: z.int(),
  }),
  /** People informed by alerts and corrections, without those of listed mailings. */
  on.extend({
    kind: z.literal('alerts'),
    people: z.int(),
    /** Alerts that were refused or returned. */
    refused: z.int(),
  }),
  /** By all readers. `files`: downloads of its pictures and attachments, in any context. */
  on.extend({
    kind: z.literal('taken'),
    reads: z.int(),
    copies: z.int(),
    downloads: z.int(),
    files: z.int(),
  }),
  on.extend({
    kind: z.literal('clipping'),
    id: z.int(),
    headline: z.string(),
    outlet: namedSchema,
    medium: z.enum(CLIPPING_KINDS),
    language: clippingSchema.shape.language,
    tone: z.enum(CLIPPING_TONES).or(z.literal('')),
    /** Reach of the clipping, else of its outlet. */
    reach: z.int().nullable(),
    /** Whether somebody at the outlet had been informed. */
    was_told: z.boolean(),
  }),
]);
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** Null: no right to see it. */
const toldSchema = z.object({
  told: z.int().nullable(),
  refused: z.int().nullable(),
  /** Recipients who followed a link and consented to statistics by name. */
  visitors: z.int().nullable(),
  clippings: z.int().nullable(),
});

const timelineOutletSchema = toldSchema.extend({
  outlet: namedSchema,
  /** People who downloaded something, in steps of `OUTCOME_STEP`; 0: fewer. Null: not counted. */
  people: z.int().nullable(),
});

const timelineCountrySchema = toldSchema.extend({
  /** A code of `COUNTRIES`, `OTHERS` for small groups, or empty: unknown. */
  country: z.string(),
  reads: z.int().nullable(),
  downloads: z.int().nullable(),
});

export const releaseTimelineSchema = z.object({
  release: z.object({ id: z.int(), title: z.string() }),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Steps by which actions of readers are summed. */
  per: z.enum(['day', 'week', 'month']),
  /** Earliest first. */
  entries: z.array(timelineEntrySchema),
  /** There are more clippings or mailings than listed. */
  has_more: z.boolean(),
  /** Most clippings first. */
  outlets: z.array(timelineOutletSchema),
  has_more_outlets: z.boolean(),
  /** Unknown last. */
  countries: z.array(timelineCountrySchema),
});
export type ReleaseTimeline = z.infer<typeof releaseTimelineSchema>;
