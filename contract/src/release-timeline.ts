import { z } from 'zod';
import { officePressReleasePath } from './admin-press-releases.ts';
import { CLIPPING_KINDS, CLIPPING_TONES, clippingSchema } from './clippings.ts';
import { MAILING_KINDS, MAILING_STATES, mailingPath } from './mailings.ts';
import { namedSchema } from './named.ts';

/** GET: from a release to its coverage: who was told, what readers took, what was written. */
export const releaseTimelinePath = (id: number): string => `${officePressReleasePath(id)}timeline/`;
/** GET: the same for one mailing, from its first message on. */
export const mailingTimelinePath = (id: number): string => `${mailingPath(id)}timeline/`;

/** The latest of each kind; the rest is on the lists. */
export const TIMELINE_MAILINGS_MAX = 50;
export const TIMELINE_CLIPPINGS_MAX = 200;
export const TIMELINE_OUTLETS_MAX = 50;

/** A day in Rome, or the first one of a longer step. */
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
    /** With those that came back. */
    refused: z.int(),
    /** How often its links were followed up to now; visits have no dates. */
    visits: z.int(),
  }),
  /** People told by alerts and corrections, and by no mailing that is listed. */
  on.extend({
    kind: z.literal('alerts'),
    people: z.int(),
    /** Alerts that were refused or came back. */
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
    /** Of the clipping, else of its outlet. */
    reach: z.int().nullable(),
    /** Whether somebody of the outlet had been told. */
    was_told: z.boolean(),
  }),
]);
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** Null: not for this officer. */
const toldSchema = z.object({
  told: z.int().nullable(),
  refused: z.int().nullable(),
  /** Recipients who followed a link and agreed to be counted by name. */
  visitors: z.int().nullable(),
  clippings: z.int().nullable(),
});

const timelineOutletSchema = toldSchema.extend({
  outlet: namedSchema,
  /** People who downloaded something, in steps of `OUTCOME_STEP`; 0: fewer. Null: not counted. */
  people: z.int().nullable(),
});

const timelineCountrySchema = toldSchema.extend({
  /** A code of `COUNTRIES`, `OTHERS` for groups that are too small, or empty: not known. */
  country: z.string(),
  reads: z.int().nullable(),
  downloads: z.int().nullable(),
});

export const releaseTimelineSchema = z.object({
  release: z.object({ id: z.int(), title: z.string() }),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Steps in which readers' actions are added up. */
  per: z.enum(['day', 'week', 'month']),
  /** The earliest first. */
  entries: z.array(timelineEntrySchema),
  /** There are more clippings or mailings than listed. */
  has_more: z.boolean(),
  /** Most clippings first. */
  outlets: z.array(timelineOutletSchema),
  has_more_outlets: z.boolean(),
  /** Not known comes last. */
  countries: z.array(timelineCountrySchema),
});
export type ReleaseTimeline = z.infer<typeof releaseTimelineSchema>;
