import { z } from 'zod';
import { RELEASE_ACCESS } from './access.ts';
import { officePressReleasePath } from './admin-press-releases.ts';
import { languageSchema } from './languages.ts';
import { namedSchema } from './named.ts';
import { personSchema } from './people.ts';
import { readersSchema } from './readers.ts';

/** Additional requests of the release editor. */
export const DRAFT_KEYS_PATH = '/api/office/draft_keys/';

/** Keys in base64 for the drafts that a browser stores: the first encrypts, all of them decrypt. */
export const draftKeysSchema = z.object({ keys: z.array(z.string()) });
export type DraftKeys = z.infer<typeof draftKeysSchema>;

export const releasePresencePath = (id: number): string => `${officePressReleasePath(id)}presence/`;
/** Interval of an open editor's heartbeat, and its lease. */
export const PRESENCE_EVERY_SECONDS = 15;
export const PRESENCE_SECONDS = 40;

/**
 * Other officers who have a release open, its current version for detecting conflicts early, and its state for readers.
 */
export const releasePresenceSchema = z.object({
  version: z.int(),
  readers: readersSchema,
  others: z.array(personSchema),
});
export type ReleasePresence = z.infer<typeof releasePresenceSchema>;

export const releaseCheckPath = (id: number): string => `${officePressReleasePath(id)}check/`;

/** Problems of a release before publication. Errors prevent it, also on the server; warnings need confirmation. */
export const RELEASE_PROBLEMS = {
  /** A language to be published has no title. */
  title_missing: 'error',
  /** No language has a title. */
  nothing_to_publish: 'error',
  /** It would expire before it becomes visible. */
  never_visible: 'error',
  publish_at_past: 'error',
  /**
   * A language to be published contains machine translated passages that nobody has confirmed; `value`: their number.
   */
  machine_unread: 'error',
  /** Written by the requesting officer alone; `value`: officers who may publish it. */
  written_alone: 'error',
  language_missing: 'warning',
  outdated: 'warning',
  title_long: 'warning',
  abstract_missing: 'warning',
  body_missing: 'warning',
  alt_missing: 'warning',
  credit_missing: 'warning',
  /** For a video in a text. */
  captions_missing: 'warning',
  /** Processing is running or has failed: readers get the release without the file. */
  file_unready: 'warning',
  file_failed: 'warning',
  /** Hidden until `value`: readers do not see the file when the release appears. */
  file_hidden: 'warning',
  /** The rights end before the release expires: readers then no longer see the picture. */
  rights_end: 'warning',
  /** A link without a target on this or another site, or to a release that readers will not see. */
  link_dead: 'warning',
  /** Open comments; `value`: their number. */
  comments_open: 'warning',
  embargo_past: 'warning',
  date_far: 'warning',
} as const;
export type ReleaseProblemCode = keyof typeof RELEASE_PROBLEMS;
const codes = Object.keys(RELEASE_PROBLEMS) as [ReleaseProblemCode, ...ReleaseProblemCode[]];

/** Days between the date of a release and its publication without a warning. */
export const DATE_DAYS_USUAL = 14;

export const releaseProblemSchema = z.object({
  code: z.enum(codes),
  severity: z.enum(['error', 'warning']),
  /** Field of the problem, as in a write: `text.en.title`, `pictures`. */
  field: z.string(),
  language: languageSchema.nullable(),
  /** Asset of the problem. */
  file: namedSchema.nullable(),
  /** Address, instant or number of characters of the problem. */
  value: z.string().nullable(),
});
export type ReleaseProblem = z.infer<typeof releaseProblemSchema>;

/** Who can see the release, and when, by the visibility rule. */
export const releaseOutlookSchema = z.object({
  /** Null: nobody, in the current state. */
  visible_from: z.iso.datetime().nullable(),
  visible_until: z.iso.datetime().nullable(),
  access: z.enum(RELEASE_ACCESS),
  languages: z.array(languageSchema),
  /** Whether readers see it at this instant. */
  is_visible: z.boolean(),
});
export type ReleaseOutlook = z.infer<typeof releaseOutlookSchema>;

/** Preview of a transition; it changes nothing. */
export const releaseCheckSchema = z.object({
  problems: z.array(releaseProblemSchema),
  /** External links: number of running checks, and of failed ones. */
  outside_links: z.object({ waiting: z.int(), unknown: z.int() }),
  /** Current outlook. */
  now: releaseOutlookSchema,
  /** After the transition; null: an error prevents it. */
  after: releaseOutlookSchema.nullable(),
});
export type ReleaseCheck = z.infer<typeof releaseCheckSchema>;
