import { z } from 'zod';
import { clippingSchema } from './clippings.ts';
import { languageSchema } from './languages.ts';
import { namedSchema } from './named.ts';

/** Editions of the press review: clippings of a day, in sections. */
export const PRESS_REVIEW_PATH = '/api/office/press_review/';
export const pressReviewPath = (id: number): string => `${PRESS_REVIEW_PATH}${id}/`;
export const pressReviewTransitionPath = (id: number): string => `${pressReviewPath(id)}transition/`;
/** GET: the edition as PDF, with the pages that may be shown at that instant. */
export const pressReviewPdfPath = (id: number): string => `${pressReviewPath(id)}pdf/`;

export const REVIEW_SECTIONS = ['about_us', 'about_members', 'market', 'competitors'] as const;
export type ReviewSection = (typeof REVIEW_SECTIONS)[number];

export const REVIEW_STATES = ['draft', 'published'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REVIEW_CLIPPINGS_MAX = 300;
export const REVIEW_TITLE_MAX_LENGTH = 200;
export const REVIEW_INTRODUCTION_MAX_LENGTH = 2000;

/** Maximum pages of clippings' own files: per clipping, and per edition. */
export const REVIEW_PAGES_OF_ONE_MAX = 20;
export const REVIEW_PAGES_MAX = 200;

/** A clipping in an edition. */
export const reviewedClippingSchema = clippingSchema
  .pick({
    id: true,
    headline: true,
    author: true,
    published_on: true,
    edition: true,
    page: true,
    url: true,
    language: true,
    companies: true,
  })
  .extend({
    outlet: z.string(),
    /** Empty if its licence does not allow showing it. */
    excerpt: z.string(),
    section: z.enum(REVIEW_SECTIONS),
    /** Whether it has a file that may be shown. */
    shows_file: z.boolean(),
  });
export type ReviewedClipping = z.infer<typeof reviewedClippingSchema>;

export const reviewContentSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  press_group: namedSchema,
  day: z.iso.date(),
  title: z.string(),
  /** Plain text of the front page; blank lines separate paragraphs. */
  introduction: z.string(),
  /** Language of the words around the clippings. */
  language: languageSchema,
  state: z.enum(REVIEW_STATES),
  published_at: z.iso.datetime().nullable(),
  /** By section, each in its order. */
  clippings: z.array(reviewedClippingSchema),
  updated_at: z.iso.datetime(),
});
export type ReviewContent = z.infer<typeof reviewContentSchema>;

export const pressReviewSchema = reviewContentSchema.extend({
  /** Signed addresses of a published edition: pages without script, for readers without an account. */
  links: z
    .object({
      edition: z.string(),
      /** All published editions of the press group by month, including future ones. */
      archive: z.string(),
      /** Parts about one company. */
      members: z.array(z.object({ company: namedSchema, edition: z.string() })),
    })
    .nullable(),
});
export type PressReview = z.infer<typeof pressReviewSchema>;

export const pressReviewRowSchema = reviewContentSchema
  .omit({ clippings: true, introduction: true })
  .extend({ clipping_count: z.int() });
export type PressReviewRow = z.infer<typeof pressReviewRowSchema>;

/** A clipping and its section; the order of the list is the order of the edition. */
export const reviewPlaceSchema = z.object({ clipping: z.int(), section: z.enum(REVIEW_SECTIONS) });
export type ReviewPlace = z.infer<typeof reviewPlaceSchema>;

/** Absent fields keep their values. A new edition needs a press group, and starts with the proposed clippings. */
export const pressReviewFormSchema = z
  .object({
    press_group: z.int(),
    day: z.iso.date(),
    title: z.string().max(REVIEW_TITLE_MAX_LENGTH),
    introduction: z.string().max(REVIEW_INTRODUCTION_MAX_LENGTH),
    language: languageSchema,
    clippings: z.array(reviewPlaceSchema).max(REVIEW_CLIPPINGS_MAX),
  })
  .partial();

export const REVIEW_MOVES = ['publish', 'recall'] as const;
export type ReviewMove = (typeof REVIEW_MOVES)[number];
export const pressReviewMoveSchema = z.object({ to: z.enum(REVIEW_MOVES) });
