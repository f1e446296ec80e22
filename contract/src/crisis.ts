import { z } from 'zod';
import { officeTextPairFormSchema, officeTextPairSchema } from './admin-media.ts';
import { namedSchema } from './named.ts';

/** Active, past and prepared crises of press groups. */
export const CRISIS_PATH = '/api/office/crisis/';
export const crisisPath = (id: number): string => `${CRISIS_PATH}${id}/`;
/** `POST`: adds an update for readers. */
export const crisisUpdatesPath = (id: number): string => `${crisisPath(id)}update/`;
export const crisisUpdatePath = (id: number, update: number): string => `${crisisUpdatesPath(id)}${update}/`;

/** `GET`: records held by it. */
export const crisisHeldPath = (id: number): string => `${crisisPath(id)}held/`;

/** `POST`: releases or cancels alerts about earlier publications. */
export const crisisAlertsPath = (id: number): string => `${crisisPath(id)}alerts/`;

/** State of alerts about content published before the crisis. */
export const CRISIS_ALERTS = ['held', 'sent', 'dropped'] as const;
export type CrisisAlerts = (typeof CRISIS_ALERTS)[number];

export const CRISIS_TITLE_MAX_LENGTH = 150;
export const CRISIS_TEXT_MAX_LENGTH = 2000;
export const CRISIS_UPDATE_MAX_LENGTH = 1000;
/** Maximum updates per crisis. */
export const CRISIS_UPDATES_MAX = 200;

/** `draft`: prepared. A rehearsal is visible to officers only, and holds nothing. */
export const CRISIS_STATES = ['draft', 'rehearsal', 'on', 'ended'] as const;
export type CrisisState = (typeof CRISIS_STATES)[number];

/** Possible next states. */
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
  /** Plain text; empty lines separate paragraphs. */
  text: officeTextPairSchema,
  /** For urgent questions; empty: contact data of the press office. */
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

/** The press group cannot be changed later. */
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

/** Held by a crisis until an officer decides, also after its end. */
export const heldRecordSchema = z.object({
  kind: z.enum(HELD_KINDS),
  id: z.int(),
  /** Sent as `If-Match` with the decision, which is a transition of the record. */
  version: z.int(),
  /** Empty: no title. */
  title: officeTextPairSchema,
  /** Planned publication or sending; null: with its release. */
  at: z.iso.datetime().nullable(),
  /** A mailing that was partly sent. */
  is_begun: z.boolean(),
});
export type HeldRecord = z.infer<typeof heldRecordSchema>;
export const heldSchema = z.object({ results: z.array(heldRecordSchema) });

export const crisisAlertsFormSchema = z.object({ to: z.enum(CRISIS_ALERTS).exclude(['held']) });
export const crisisMoveFormSchema = z.object({ to: z.enum(CRISIS_STATES) });
export const crisisUpdateFormSchema = z.object({ text: officeTextPairFormSchema });
