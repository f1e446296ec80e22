import { z } from 'zod';
import { despiteCrisisShape, officeTextPairFormSchema, officeTextPairSchema } from './admin-media.ts';
import { EMAIL_MAX_LENGTH } from './limits.ts';
import { namedSchema } from './named.ts';
import { personSchema } from './people.ts';

/** Messages of the press office to many people. */
export const MAILING_PATH = '/api/office/mailing/';
export const mailingPath = (id: number): string => `${MAILING_PATH}${id}/`;
export const mailingTransitionPath = (id: number): string => `${mailingPath(id)}transition/`;
/** GET: recipients of the news that a release was corrected or withdrawn. */
export const MAILING_HOLDERS_PATH = `${MAILING_PATH}holders/`;
/** GET: recipients, and excluded people with the reason; also for an unsaved audience. */
export const mailingAudiencePath = (id: number): string => `${mailingPath(id)}audience/`;
/** GET: some recipients, to preview their messages. */
export const mailingSamplePath = (id: number): string => `${mailingPath(id)}sample/`;
/** GET: parts of its subject that the message can contain, and other materials that it can link to. */
export const mailingChoicePath = (id: number): string => `${mailingPath(id)}choice/`;
/** GET: problems to correct before it is sent. */
export const mailingProofPath = (id: number): string => `${mailingPath(id)}proof/`;
/** GET: preview for one of its recipients, or in one language. */
export const mailingPreviewPath = (id: number): string => `${mailingPath(id)}preview/`;
/** GET: recipients with their results. */
export const mailingRecipientPath = (id: number): string => `${mailingPath(id)}recipient/`;
/** GET: recipients as a table, with `state` like their list. */
export const mailingRecipientExportPath = (id: number): string => `${mailingRecipientPath(id)}export/`;
/** GET: results by link, list and outlet. */
export const mailingResultPath = (id: number): string => `${mailingPath(id)}result/`;

export const RELEASE_MAILING_KINDS = ['release', 'correction', 'withdrawal', 'follow_up'] as const;
/** `edition`: press review; `invitation`: appointment. */
export const MAILING_KINDS = [...RELEASE_MAILING_KINDS, 'edition', 'invitation'] as const;
export type MailingKind = (typeof MAILING_KINDS)[number];

/**
 * `draft`: being written; `scheduled`: waits for an instant; `awaiting`: waits for the publication of its subject;
 * `paused`: can be resumed; `stopped`: cannot.
 */
export const MAILING_STATES = [
  'draft',
  'scheduled',
  'awaiting',
  'sending',
  'paused',
  'sent',
  'stopped',
] as const;
export type MailingState = (typeof MAILING_STATES)[number];

export const RECIPIENT_STATES = [
  'queued',
  'sending',
  'deferred',
  'accepted',
  'refused',
  'bounced',
  'left_out',
] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** Reasons for excluding a member of the audience; `not_named`: an edition contains nothing about their company. */
export const LEFT_OUT_REASONS = [
  'called_off',
  'stopped',
  'no_address',
  'away',
  'has_it',
  'has_looked',
  'embargo',
  'hidden',
  'not_named',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** Reason of a refusal or of a delivery failure (RFC 3463). */
export const REFUSAL_REASONS = ['no_mailbox', 'full', 'policy', 'too_large', 'later', 'other'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Reasons for an automatic pause; a crisis also pauses mailings that were about to start. */
const PAUSE_REASONS = ['refusals', 'hidden', 'crisis'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Number of recipients above which a recent proof of identity is required. */
export const MAILING_STEP_UP_OVER = 200;
const MAILING_LISTS_MAX = 50;
export const MAILING_CONTACTS_MAX = 500;
export const MAILING_LINKS_MAX = 20;
export const SUBJECT_MAX_LENGTH = 200;
export const PREHEADER_MAX_LENGTH = 200;
export const OPENING_MAX_LENGTH = 5000;
/** Webmail cuts longer messages. */
export const MAILING_MAX_BYTES = 100_000;
export const MAILING_PER_MINUTE_MAX = 100_000;
/** Share of refused messages among the first ones at which a mailing is paused. */
export const REFUSED_SHARE = 0.05;
export const REFUSED_AMONG = 500;
/** Days for which the recipients of an ended mailing are kept. */
export const MAILING_NAMES_DAYS = 730;
/** Minimum number of refusals for a pause. */
export const REFUSED_MIN = 10;

/** Audience of the mailing. */
export const mailingAudienceSchema = z.object({
  /** Ids of lists and contacts. */
  lists: z.array(z.int()).max(MAILING_LISTS_MAX),
  contacts: z.array(z.int()).max(MAILING_CONTACTS_MAX),
  /**
   * Includes recipients and readers of earlier releases of the company; for a correction or withdrawal: of this
   * release; for a follow-up: recipients of the earlier mailing; for an edition: press offices of the members that it
   * names; for an invitation: people who were invited more than a day ago and have not answered.
   */
  has_takers: z.boolean(),
  /** Includes recipients and readers of earlier releases of its sectors. */
  has_subject_takers: z.boolean().default(false),
});
export type MailingAudience = z.infer<typeof mailingAudienceSchema>;

/** Plain text; `{first_name}`, or `{first_name|colleague}` with a default for an empty field. */
export const mailingTextsSchema = z.object({
  subject: officeTextPairSchema,
  preheader: officeTextPairSchema,
  opening: officeTextPairSchema,
});

export const MERGE_FIELDS = ['salutation', 'first_name', 'last_name', 'outlet'] as const;

const MAILING_LINK_KINDS = ['document', 'gallery', 'press_kit', 'press_release'] as const;
export type MailingLinkKind = (typeof MAILING_LINK_KINDS)[number];

/** A document of the release, a gallery, a kit or another release that the message links to. */
export const mailingLinkSchema = z.object({ kind: z.enum(MAILING_LINK_KINDS), id: z.int() });
export type MailingLink = z.infer<typeof mailingLinkSchema>;

export const mailingCountsSchema = z.object({
  recipients: z.int(),
  waiting: z.int(),
  /** Will be retried. */
  deferred: z.int(),
  accepted: z.int(),
  refused: z.int(),
  bounced: z.int(),
  /** Messages reported as spam. */
  complained: z.int(),
  /** Number of people who unsubscribed through this message. */
  left: z.int(),
  visits: z.int(),
});
export type MailingCounts = z.infer<typeof mailingCountsSchema>;

const titledSchema = z.object({ id: z.int(), title: officeTextPairSchema });

export const mailingSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  press_group: namedSchema,
  /** Its subject is one of these; all null: deleted. */
  press_release: titledSchema.nullable(),
  press_review: z.object({ id: z.int(), title: z.string() }).nullable(),
  appointment: titledSchema.nullable(),
  kind: z.enum(MAILING_KINDS),
  /** Id of the mailing that a follow-up refers to. */
  follows: z.int().nullable(),
  /** Its press release is withdrawn: no follow-up is sent. */
  is_withdrawn: z.boolean(),
  state: z.enum(MAILING_STATES),
  audience: mailingAudienceSchema,
  ...mailingTextsSchema.shape,
  /** Part of the release in the message; for an edition: only headlines, or also excerpts. */
  extent: z.enum(['teaser', 'full']),
  shows_picture: z.boolean(),
  links: z.array(mailingLinkSchema),
  /** Keys of press contacts of the release that the message omits. */
  hidden_contacts: z.array(z.string()),
  /** Messages per minute; 0: no limit. */
  per_minute: z.int(),
  send_at: z.iso.datetime().nullable(),
  /** Reason of the automatic pause. */
  pause_reason: z.enum(PAUSE_REASONS).nullable(),
  counts: mailingCountsSchema,
  created_by: personSchema.nullable(),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
});
export type Mailing = z.infer<typeof mailingSchema>;

export const mailingRowSchema = mailingSchema.pick({
  id: true,
  version: true,
  press_group: true,
  press_release: true,
  press_review: true,
  appointment: true,
  kind: true,
  state: true,
  send_at: true,
  counts: true,
  updated_at: true,
});
export type MailingRow = z.infer<typeof mailingRowSchema>;

/** Fields of a write; absent fields keep their values. A new mailing needs a release, an edition or an appointment. */
export const mailingFormSchema = z
  .object({
    press_release: z.int(),
    /** Edition of the press review. */
    press_review: z.int(),
    appointment: z.int(),
    kind: z.enum(MAILING_KINDS),
    /** For a follow-up: id of the mailing that it refers to. */
    follows: z.int(),
    audience: mailingAudienceSchema,
    subject: officeTextPairFormSchema,
    preheader: officeTextPairFormSchema,
    opening: officeTextPairFormSchema,
    extent: z.enum(['teaser', 'full']),
    shows_picture: z.boolean(),
    links: z.array(mailingLinkSchema).max(MAILING_LINKS_MAX),
    hidden_contacts: z.array(z.string().max(EMAIL_MAX_LENGTH)).max(MAILING_LINKS_MAX),
    per_minute: z.int().min(0).max(MAILING_PER_MINUTE_MAX),
  })
  .partial();

/** `send`: at `send_at` or now; `await`: upon publication; `recall`: back to a draft. */
export const MAILING_MOVES = ['send', 'await', 'recall', 'pause', 'resume', 'stop'] as const;
export type MailingMove = (typeof MAILING_MOVES)[number];
export const mailingMoveSchema = z.object({
  to: z.enum(MAILING_MOVES),
  send_at: z.iso.datetime().nullable().optional(),
  /** Confirmed number of recipients. */
  recipients: z.int().optional(),
  ...despiteCrisisShape,
});
