import { z } from 'zod';
import { officePressReleasePath } from './admin-press-releases.ts';
import { languageSchema } from './languages.ts';
import { namedSchema } from './named.ts';
import { personSchema } from './people.ts';
import { RELEASE_ACCESS } from './press-releases.ts';
import { readersSchema } from './readers.ts';

/** What the editor of releases asks besides the release itself. */
export const DRAFT_KEYS_PATH = '/api/office/draft_keys/';

/** Keys for what a browser keeps of somebody's drafts, in base64; the first seals, each may open. */
export const draftKeysSchema = z.object({ keys: z.array(z.string()) });
export type DraftKeys = z.infer<typeof draftKeysSchema>;

export const releasePresencePath = (id: number): string => `${officePressReleasePath(id)}presence/`;
/** How often an open editor says that it is there, and how long that holds. */
export const PRESENCE_EVERY_SECONDS = 15;
export const PRESENCE_SECONDS = 40;

/** Who else has a release open, the version that stands, so that nobody writes long upon an older one, and what readers get. */
export const releasePresenceSchema = z.object({
  version: z.int(),
  readers: readersSchema,
  others: z.array(personSchema),
});
export type ReleasePresence = z.infer<typeof releasePresenceSchema>;

export const releaseCheckPath = (id: number): string => `${officePressReleasePath(id)}check/`;

/** What can be wrong with a release that is about to appear. Errors stop it, at the server too; warnings ask. */
export const RELEASE_PROBLEMS = {
  /** A language that is to appear has no title. */
  title_missing: 'error',
  /** No language has one. */
  nothing_to_publish: 'error',
  /** It would end before it begins. */
  never_visible: 'error',
  publish_at_past: 'error',
  /** A machine proposed passages of a language that is to appear, and nobody has read them: `value` says how many. */
  machine_unread: 'error',
  /** By who asks: `value` names who else may release it. */
  written_alone: 'error',
  language_missing: 'warning',
  outdated: 'warning',
  title_long: 'warning',
  abstract_missing: 'warning',
  body_missing: 'warning',
  alt_missing: 'warning',
  credit_missing: 'warning',
  /** Of a video in a text. */
  captions_missing: 'warning',
  /** Is still being prepared, or could not be: readers get the release without it. */
  file_unready: 'warning',
  file_failed: 'warning',
  /** Hidden until `value`: readers do not see it when the release appears. */
  file_hidden: 'warning',
  /** Rights end before the release does: readers do not see the picture from then on. */
  rights_end: 'warning',
  /** A link that leads nowhere, here or in another house, or to a release that its readers will not see. */
  link_dead: 'warning',
  /** Remarks that nobody has settled: `value` says how many. */
  comments_open: 'warning',
  embargo_past: 'warning',
  date_far: 'warning',
} as const;
export type ReleaseProblemCode = keyof typeof RELEASE_PROBLEMS;
const codes = Object.keys(RELEASE_PROBLEMS) as [ReleaseProblemCode, ...ReleaseProblemCode[]];

/** Days between the date of a release and its appearing that are not odd yet. */
export const DATE_DAYS_USUAL = 14;

export const releaseProblemSchema = z.object({
  code: z.enum(codes),
  severity: z.enum(['error', 'warning']),
  /** The field that it is about, as a write names it: `text.en.title`, `pictures`. */
  field: z.string(),
  language: languageSchema.nullable(),
  /** The asset that it is about, by number and name. */
  file: namedSchema.nullable(),
  /** The address, instant or number of characters that it is about. */
  value: z.string().nullable(),
});
export type ReleaseProblem = z.infer<typeof releaseProblemSchema>;

/** Who will see a release from when until when, as the one rule of visibility says. */
export const releaseOutlookSchema = z.object({
  /** Null: nobody as things stand. */
  visible_from: z.iso.datetime().nullable(),
  visible_until: z.iso.datetime().nullable(),
  access: z.enum(RELEASE_ACCESS),
  languages: z.array(languageSchema),
  /** Whether readers see it at this instant. */
  is_visible: z.boolean(),
});
export type ReleaseOutlook = z.infer<typeof releaseOutlookSchema>;

/** Answer to what a transition would do; nothing is done. */
export const releaseCheckSchema = z.object({
  problems: z.array(releaseProblemSchema),
  /** Links to other houses: how many are being asked just now, and how many could not be. */
  outside_links: z.object({ waiting: z.int(), unknown: z.int() }),
  /** As things stand. */
  now: releaseOutlookSchema,
  /** After the transition; null where an error stops it. */
  after: releaseOutlookSchema.nullable(),
});
export type ReleaseCheck = z.infer<typeof releaseCheckSchema>;
