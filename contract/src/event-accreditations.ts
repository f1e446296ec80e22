import { z } from 'zod';
import { officeTextPairSchema } from './admin-media.ts';
import { EVENT_LANES, type EventLane, eventSchema } from './events.ts';
import { personSchema } from './people.ts';

/** Accreditation for one event; for the account itself see `accreditationSchema`. */
export const OWN_ACCREDITATION_PATH = '/api/account/event_accreditation/';
export const ownAccreditationPath = (id: number): string => `${OWN_ACCREDITATION_PATH}${id}/`;
export const ownProofPath = (id: number): string => `${ownAccreditationPath(id)}proof/`;
export const ownProofOnePath = (id: number, proof: number): string => `${ownProofPath(id)}${proof}/`;
export const ownSubmissionPath = (id: number): string => `${ownAccreditationPath(id)}submission/`;
export const ownAppealPath = (id: number): string => `${ownAccreditationPath(id)}appeal/`;
export const ownBadgePath = (id: number): string => `${ownAccreditationPath(id)}badge/`;
export const OFFICE_ACCREDITATION_PATH = '/api/office/accreditation/';
const officeAccreditationPath = (id: number): string => `${OFFICE_ACCREDITATION_PATH}${id}/`;
export const officeProofPath = (id: number, proof: number): string =>
  `${officeAccreditationPath(id)}proof/${proof}/`;

/**
 * `question`: the press office asked for additions. `appealed`: refused once, to be reviewed by another officer.
 * `revoked`: the badge is invalid.
 */
export const EVENT_ACCREDITATION_STATUSES = [
  'draft',
  'submitted',
  'question',
  'appealed',
  'approved',
  'refused',
  'revoked',
] as const;
export type EventAccreditationStatus = (typeof EVENT_ACCREDITATION_STATUSES)[number];
/** States that need a decision by the press office. */
export const WAITING_STATUSES = ['submitted', 'appealed'] as const;
/** States in which the applicant can change the application. */
export const EDITABLE_STATUSES = ['draft', 'question'] as const;

/** Decisions that the press office can make. */
export const ACCREDITATION_DECISIONS: readonly {
  from: EventAccreditationStatus;
  to: EventAccreditationStatus;
}[] = [
  { from: 'submitted', to: 'approved' },
  { from: 'submitted', to: 'refused' },
  { from: 'submitted', to: 'question' },
  { from: 'appealed', to: 'approved' },
  { from: 'appealed', to: 'refused' },
  { from: 'approved', to: 'revoked' },
];

/** Official names of the regional Orders of journalists. */
export const ORDER_REGION_NAMES = {
  abruzzo: 'Abruzzo',
  basilicata: 'Basilicata',
  calabria: 'Calabria',
  campania: 'Campania',
  emilia_romagna: 'Emilia-Romagna',
  friuli_venezia_giulia: 'Friuli-Venezia Giulia',
  lazio: 'Lazio',
  liguria: 'Liguria',
  lombardia: 'Lombardia',
  marche: 'Marche',
  molise: 'Molise',
  piemonte: 'Piemonte',
  puglia: 'Puglia',
  sardegna: 'Sardegna',
  sicilia: 'Sicilia',
  toscana: 'Toscana',
  trentino_alto_adige: 'Trentino-Alto Adige',
  umbria: 'Umbria',
  valle_d_aosta: 'Valle d’Aosta',
  veneto: 'Veneto',
} as const;
export type OrderRegion = keyof typeof ORDER_REGION_NAMES;
export const ORDER_REGIONS = Object.keys(ORDER_REGION_NAMES) as [OrderRegion, ...OrderRegion[]];
export const ORDER_NUMBER_PATTERN = /^\d{1,6}$/;

/** Lanes for which membership of the Order is sufficient; others need a proof. */
export const ORDER_LANES: readonly EventLane[] = ['journalist', 'photographer'];

export const PROOFS_MAX = 5;
export const PROOF_MAX_BYTES = 10 * 1024 ** 2;
export const PROOF_MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** Days after the decision until proofs are erased. */
export const PROOF_DAYS = 30;
/** Days in which a single appeal is possible. */
export const APPEAL_DAYS = 14;
export const OUTLET_MAX_LENGTH = 200;
export const REMARK_MAX_LENGTH = 2000;

export const proofSchema = z.object({
  id: z.int(),
  name: z.string(),
  media_type: z.enum(PROOF_MEDIA_TYPES),
  bytes: z.int(),
  created_at: z.iso.datetime(),
});
export type Proof = z.infer<typeof proofSchema>;

const accreditationShape = {
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  status: z.enum(EVENT_ACCREDITATION_STATUSES),
  lane: z.enum(EVENT_LANES),
  /** Newspaper, agency, channel or company that the applicant works for. */
  outlet: z.string(),
  order_number: z.string(),
  order_region: z.enum(ORDER_REGIONS).nullable(),
  /** Website of the channel or portfolio. */
  website: z.string(),
  remark: z.string(),
  submitted_at: z.iso.datetime().nullable(),
  /** Deadline of the decision; null: none is pending. */
  due_at: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** Reason for the decision, or the question. */
  reason: z.string(),
  appeal: z.string(),
  appealed_at: z.iso.datetime().nullable(),
  proofs: z.array(proofSchema),
  /** When the proofs were erased, or will be. */
  proofs_erased_at: z.iso.datetime().nullable(),
};

export const ownAccreditationSchema = z.object({
  ...accreditationShape,
  event: eventSchema,
  /** End of the appeal period; null: no appeal possible. */
  appeal_until: z.iso.datetime().nullable(),
  /** Content of the QR code, and the code printed below it. */
  badge: z.object({ token: z.string(), code: z.string() }).nullable(),
});
export type OwnAccreditation = z.infer<typeof ownAccreditationSchema>;

export const applicationFormSchema = z
  .object({
    event: z.int(),
    lane: z.enum(EVENT_LANES),
    outlet: z.string(),
    order_number: z.string(),
    order_region: z.enum(ORDER_REGIONS).nullable(),
    website: z.string(),
    remark: z.string(),
  })
  .partial();

export const appealFormSchema = z.object({ text: z.string() });

const applicantSchema = personSchema.extend({ email: z.string(), language: z.string() });

export const officeAccreditationRowSchema = z.object({
  id: z.int(),
  version: z.int(),
  status: z.enum(EVENT_ACCREDITATION_STATUSES),
  lane: z.enum(EVENT_LANES),
  outlet: z.string(),
  person: applicantSchema,
  event: z.object({ id: z.int(), name: officeTextPairSchema }),
  submitted_at: z.iso.datetime().nullable(),
  due_at: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime().nullable(),
  proofs: z.int(),
});
export type OfficeAccreditationRow = z.infer<typeof officeAccreditationRowSchema>;

export const officeAccreditationSchema = z.object({
  ...accreditationShape,
  event: eventSchema,
  person: applicantSchema,
  decided_by: personSchema.nullable(),
  badge_code: z.string().nullable(),
  entries: z.array(z.object({ at: z.iso.datetime(), by: personSchema.nullable() })),
});
export type OfficeAccreditation = z.infer<typeof officeAccreditationSchema>;

export const decisionFormSchema = z.object({
  to: z.enum(['approved', 'refused', 'question', 'revoked']),
  /** In the applicant's language; optional only for an approval. */
  reason: z.string().optional(),
});
export type DecisionForm = z.infer<typeof decisionFormSchema>;
