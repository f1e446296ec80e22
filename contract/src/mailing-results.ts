import { z } from 'zod';
import { languageSchema } from './languages.ts';
import { EMAIL_MAX_LENGTH } from './limits.ts';
import { LEFT_OUT_REASONS, RECIPIENT_STATES, REFUSAL_REASONS } from './mailings.ts';
import { namedSchema } from './named.ts';

/**
 * Recipients behind a number. `addressed`: all except excluded ones; `waiting`: queued or being sent; `left`,
 * `complained` and `visited`: in any state.
 */
export const RECIPIENT_FILTERS = [
  'addressed',
  'waiting',
  'deferred',
  'accepted',
  'refused',
  'bounced',
  'left_out',
  'left',
  'complained',
  'visited',
] as const;
export type RecipientFilterName = (typeof RECIPIENT_FILTERS)[number];

export const mailingRecipientSchema = z.object({
  id: z.int(),
  /** Null: erased. */
  contact: namedSchema.nullable(),
  email: z.string().max(EMAIL_MAX_LENGTH),
  /** Names of their outlets, and of the lists that selected them. */
  outlets: z.array(z.string()),
  lists: z.array(z.string()),
  language: languageSchema,
  state: z.enum(RECIPIENT_STATES),
  /** Reason for exclusion, refusal or delay; null: none. */
  reason: z.enum([...LEFT_OUT_REASONS, ...REFUSAL_REASONS]).nullable(),
  /** Last answer of the mail server, or the reason for exclusion. */
  answer: z.string(),
  attempts: z.int(),
  accepted_at: z.iso.datetime().nullable(),
  bounced_at: z.iso.datetime().nullable(),
  left_at: z.iso.datetime().nullable(),
  complained_at: z.iso.datetime().nullable(),
  /** When they followed a link, if they consented to statistics by name. */
  visited_at: z.iso.datetime().nullable(),
});
export type MailingRecipient = z.infer<typeof mailingRecipientSchema>;

/** Maximum outlets in the results, most recipients first. */
export const RESULT_OUTLETS_MAX = 100;

const figuresSchema = z.object({
  recipients: z.int(),
  accepted: z.int(),
  refused: z.int(),
  bounced: z.int(),
  complained: z.int(),
  left: z.int(),
  /** Recipients who followed a link and consented to statistics by name. */
  visitors: z.int(),
  /** Downloads of the release and its files by signed-in users after the message; null if too few people are counted. */
  downloads: z.int().nullable(),
});
export type MailingFigures = z.infer<typeof figuresSchema>;

export const mailingResultRowSchema = figuresSchema.extend({
  /** An outlet or a list; null: recipients without one. */
  of: namedSchema.nullable(),
});
export type MailingResultRow = z.infer<typeof mailingResultRowSchema>;

export const mailingResultSchema = z.object({
  visitors: z.int(),
  downloads: z.int(),
  /** Number of clicks by address on this site, most frequent first. */
  links: z.array(
    z.object({
      target: z.string(),
      /** In the language of the message. */
      title: z.string(),
      language: languageSchema,
      visits: z.int(),
    }),
  ),
  lists: z.array(mailingResultRowSchema),
  outlets: z.array(mailingResultRowSchema),
  /** Whether there are more outlets than `RESULT_OUTLETS_MAX`. */
  has_more_outlets: z.boolean(),
});
export type MailingResult = z.infer<typeof mailingResultSchema>;
