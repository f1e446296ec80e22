import { z } from 'zod';
import { languageSchema } from './languages.ts';
import { handoutChoiceSchema, handoutItemSchema } from './messages.ts';
import { personSchema } from './people.ts';

/** Baskets that the office prepares for a person, each with an expiring link. */
export const PREPARED_BASKET_PATH = '/api/office/prepared_basket/';
export const preparedBasketPath = (id: number): string => `${PREPARED_BASKET_PATH}${id}/`;

export const PREPARED_NOTE_MAX_LENGTH = 1000;
/** Days after the end of their link until they are deleted. */
export const PREPARED_BASKET_DAYS = 180;

/** Use of the link: not opened, opened, or something downloaded. */
export const PREPARED_STATES = ['unopened', 'opened', 'taken'] as const;
export type PreparedState = (typeof PREPARED_STATES)[number];

export const preparedBasketRowSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  /** Name of the recipient. */
  name: z.string(),
  email: z.string(),
  /** Language of the recipient, used on the page of the link. */
  language: languageSchema,
  /** Sending press group; null: the association as a whole. */
  press_group: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** For colleagues; hidden from the recipient. */
  note: z.string(),
  /** Responsible officer; null: the account was deleted, and the link is invalid. */
  by: personSchema.nullable(),
  state: z.enum(PREPARED_STATES),
  /** False: expired or ended, or the account of the responsible officer was deleted or blocked. */
  is_open: z.boolean(),
  expires_at: z.iso.datetime(),
  openings: z.int(),
  /** When its page was last opened. */
  opened_at: z.iso.datetime().nullable(),
  takings: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type PreparedBasketRow = z.infer<typeof preparedBasketRowSchema>;

export const preparedBasketSchema = preparedBasketRowSchema.extend({
  /** Null: this officer may not see all of its content, or not share anything. */
  url: z.url().nullable(),
  items: z.array(handoutItemSchema.extend({ id: z.int(), is_confirmed: z.boolean() })),
});
export type PreparedBasket = z.infer<typeof preparedBasketSchema>;

export const preparedBasketFormSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    language: languageSchema,
    press_group: z.int().nullable(),
    note: z.string().max(PREPARED_NOTE_MAX_LENGTH),
    items: z.array(handoutChoiceSchema),
    /** Null: `HANDOUT_DAYS` from now. */
    expires_at: z.iso.datetime({ offset: true }).nullable(),
    /** The recipient may have unpublished material. */
    is_confirmed: z.boolean(),
    /** False ends the link, true reactivates it. */
    is_open: z.boolean(),
  })
  .partial();
