import { z } from 'zod';
import { RELEASE_ACCESS } from './access.ts';
import { attachmentSchema, pictureSchema } from './assets.ts';
import { cappedSchema, datatablesSchema } from './datatables.ts';
import { languageSchema } from './languages.ts';
import { namedSchema } from './named.ts';
import { galleryPictureSchema } from './press-gallery.ts';
import { sectorSchema } from './sectors.ts';

export const PRESS_RELEASE_PATH = '/api/press_room/press_release/';
export const PRESS_RELEASE_YEARS_PATH = '/api/press_room/press_release_years/';
export const PRESS_RELEASE_COMPANIES_PATH = '/api/press_room/press_release_companies/';
export const PRESS_RELEASE_SUGGESTIONS_PATH = '/api/press_room/press_release_suggestions/';
export const PRESS_RELEASE_GROUPS_PATH = '/api/press_room/press_release_groups/';
export const pressReleasePath = (id: number): string => `${PRESS_RELEASE_PATH}${id}/`;

export const RELEASE_STATUSES = ['draft', 'in_review', 'scheduled', 'published', 'archived'] as const;
export const TEXT_STATUSES = ['draft', 'published'] as const;
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number];
export type TextStatus = (typeof TEXT_STATUSES)[number];

/** Part of a text; `hit`: matches the search. */
export const snippetPartSchema = z.object({ text: z.string(), hit: z.boolean() });
export type SnippetPart = z.infer<typeof snippetPartSchema>;

/** Only for accredited press, and not to be published before an instant. */
export const releaseEmbargoSchema = z.object({
  until: z.iso.datetime(),
  /** Embargo line in the language of the text; shown wherever the text is used. */
  line: z.string(),
});
export type ReleaseEmbargo = z.infer<typeof releaseEmbargoSchema>;

/** A row of the list. `language`: language of the shown texts; differs from the requested one for a fallback. */
export const pressReleaseRowSchema = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  abstract: z.string(),
  date: z.iso.date(),
  year: z.int(),
  month: z.int(),
  group: namedSchema,
  /** Issuing company; null: the press group. */
  company: namedSchema.nullable(),
  access: z.enum(RELEASE_ACCESS),
  language: languageSchema,
  languages: z.array(languageSchema),
  image: pictureSchema.nullable(),
  /** Time of the last correction; null: none. */
  corrected_at: z.iso.datetime().nullable(),
  /** Absent: none. */
  embargo: releaseEmbargoSchema.optional(),
  /** Only in answers to a search (`q`): matching passages. */
  snippet: z.object({ title: z.array(snippetPartSchema), text: z.array(snippetPartSchema) }).optional(),
});
export type PressReleaseRow = z.infer<typeof pressReleaseRowSchema>;

export const pressReleaseListSchema = datatablesSchema(pressReleaseRowSchema).extend({
  /** Release pinned to the top of Home, if requested; null: none. */
  lead: pressReleaseRowSchema.nullable().optional(),
});
export type PressReleaseList = z.infer<typeof pressReleaseListSchema>;

export const releaseContactSchema = z.object({
  name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type ReleaseContact = z.infer<typeof releaseContactSchema>;

export const releasePictureSchema = galleryPictureSchema.omit({ gallery: true });
export type ReleasePicture = z.infer<typeof releasePictureSchema>;

export const releaseAttachmentSchema = attachmentSchema.extend({
  /** Display title: the caption, else words from the file name. */
  title: z.string(),
  /** Poster of a video. */
  poster: pictureSchema.nullable(),
});
export type ReleaseAttachment = z.infer<typeof releaseAttachmentSchema>;

/**
 * Note to readers about a change; `language` differs from the requested one if the note exists only in the other one.
 */
export const releaseCorrectionSchema = z.object({
  at: z.iso.datetime(),
  note: z.string(),
  language: languageSchema,
});
export type ReleaseCorrection = z.infer<typeof releaseCorrectionSchema>;

/** Answer for a withdrawn release (410). */
export const withdrawnReleaseSchema = z.object({
  detail: z.string(),
  code: z.literal('withdrawn'),
  withdrawn_at: z.iso.datetime(),
  /** Reason, as given to readers; can be empty. */
  note: z.string(),
  language: languageSchema,
});
export type WithdrawnRelease = z.infer<typeof withdrawnReleaseSchema>;

export const pressReleaseSchema = pressReleaseRowSchema.omit({ snippet: true }).extend({
  /** Dateline, shown before the first paragraph; can be empty. */
  dateline: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  /** About texts of the release, sanitised HTML; empty: none. */
  boilerplate: z.string(),
  /** Pictures of the release, the hero picture first, with their downloads. */
  pictures: z.array(releasePictureSchema),
  attachments: z.array(releaseAttachmentSchema),
  /** Titles of pictures and attachments that are not ready. */
  missing: z.array(z.string()),
  /** Contacts of the release, and the press contact of its company. */
  contacts: z.array(releaseContactSchema),
  /** One of the company's brands. */
  brand: namedSchema.nullable(),
  sectors: z.array(sectorSchema),
  /** Event of the release. */
  event: z.object({ id: z.int(), name: sectorSchema.shape.name }).nullable(),
  /** Location at the fair. */
  hall: z.string(),
  stand: z.string(),
  /** Newest first. */
  corrections: z.array(releaseCorrectionSchema),
  updated_at: z.iso.datetime(),
  /** Public page in the language of these texts; null: press-only. */
  address: z.url().nullable(),
});
export type PressRelease = z.infer<typeof pressReleaseSchema>;

export const pressReleaseYearSchema = z.object({ year: z.int(), count: z.int() });
export type PressReleaseYear = z.infer<typeof pressReleaseYearSchema>;

/** A company with press releases, and the number of those visible to the reader. */
export const pressReleaseCompanySchema = z.object({ company: namedSchema, count: z.int() });
export type PressReleaseCompany = z.infer<typeof pressReleaseCompanySchema>;

/** Number of matching releases of a press group; groups without any are omitted. */
export const pressReleaseGroupSchema = z.object({
  group: namedSchema,
  count: z.int(),
  is_capped: cappedSchema,
});
export type PressReleaseGroup = z.infer<typeof pressReleaseGroupSchema>;

/** A query with results, suggested if `q` has none. */
export const pressReleaseSuggestionSchema = z.object({ query: z.string() });
export type PressReleaseSuggestion = z.infer<typeof pressReleaseSuggestionSchema>;
