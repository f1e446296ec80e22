import { z } from 'zod';
import { officeTextPairFormSchema, officeTextPairSchema } from './admin-media.ts';
import { namedSchema } from './named.ts';

/** Crises of press groups, and statements prepared for one. */
export const CRISIS_PATH = '/api/office/crisis/';
export const crisisPath = (id: number): string => `${CRISIS_PATH}${id}/`;
/** `POST`: a further update for readers. */
export const crisisUpdatesPath = (id: number): string => `${crisisPath(id)}update/`;
export const crisisUpdatePath = (id: number, update: number): string => `${crisisUpdatesPath(id)}${update}/`;

/** `GET`: what it holds. */
export const crisisHeldPath = (id: number): string => `${crisisPath(id)}held/`;

/** `POST`: lets alerts about earlier publications go on, or calls them off. */
export const crisisAlertsPath = (id: number): string => `${crisisPath(id)}alerts/`;

/** Alerts about what was published before the crisis. */
export const CRISIS_ALERTS = ['held', 'sent', 'dropped'] as const;
export type CrisisAlerts = (typeof CRISIS_ALERTS)[number];

export const CRISIS_TITLE_MAX_LENGTH = 150;
export const CRISIS_TEXT_MAX_LENGTH = 2000;
export const CRISIS_UPDATE_MAX_LENGTH = 1000;
/** Updates of one crisis. */
export const CRISIS_UPDATES_MAX = 200;

/** `draft`: prepared. In a rehearsal only officers see it, and nothing is held. */
export const CRISIS_STATES = ['draft', 'rehearsal', 'on', 'ended'] as const;
export type CrisisState = (typeof CRISIS_STATES)[number];

/** From a state to those that may follow. */
export const CRISIS_MOVES: Readonly<Record<CrisisState, readonly CrisisState[]>> = {
  draft: ['on', 'rehearsal'],
  rehearsal: ['draft', 'on'],
  on: ['ended'],
  ended: [],
};

export const crisisUpdateSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Plain text. */
  text: officeTextPairSchema,
});

export const crisisSchema = z.object({
  id: z.int(),
  version: z.int(),
  press_group: namedSchema,
  state: z.enum(CRISIS_STATES),
  title: officeTextPairSchema,
  /** Plain text; an empty line begins a paragraph. */
  text: officeTextPairSchema,
  /** For urgent questions; empty: those of the press office. */
  phone: z.string(),
  email: z.string(),
  /** Newest first. */
  updates: z.array(crisisUpdateSchema),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
});
export type Crisis = z.infer<typeof crisisSchema>;

export const crisisRowSchema = crisisSchema.omit({ text: true, updates: true, phone: true, email: true });
export type CrisisRow = z.infer<typeof crisisRowSchema>;

/** The press group is given once. */
export const crisisFormSchema = z
  .object({
    press_group: z.int(),
    title: officeTextPairFormSchema,
    text: officeTextPairFormSchema,
    phone: z.string(),
    email: z.string(),
  })
  .partial();

export const HELD_KINDS = ['press_release', 'gallery', 'magazine', 'press_kit', 'mailing', 'alerts'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

/** Held back by a crisis until somebody decides, also after its end. */
export const heldRecordSchema = z.object({
  kind: z.enum(HELD_KINDS),
  id: z.int(),
  /** Sent as `If-Match` with the decision, which is a transition of the record. */
  version: z.int(),
  /** Empty where it has none. */
  title: officeTextPairSchema,
  /** When it would have appeared or been sent; null: with its release. */
  at: z.iso.datetime().nullable(),
  /** A mailing of which messages were sent. */
  is_begun: z.boolean(),
});
export type HeldRecord = z.infer<typeof heldRecordSchema>;
export const heldSchema = z.object({ results: z.array(heldRecordSchema) });

export const crisisAlertsFormSchema = z.object({ to: z.enum(CRISIS_ALERTS).exclude(['held']) });
export const crisisMoveFormSchema = z.object({ to: z.enum(CRISIS_STATES) });
export const crisisUpdateFormSchema = z.object({ text: officeTextPairFormSchema });
