import { z } from 'zod';

export const CONSENT_PATH = '/api/account/consent/';
export const EXPORT_PATH = '/api/account/export/';
export const ERASURE_PATH = '/api/account/erasure/';

/** `notice`: read, and at least 18 years old. It can only be accepted; the others can be given and withdrawn. */
export const CONSENT_PURPOSES = ['notice', 'data_processing', 'marketing'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const consentEntrySchema = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  answer: z.boolean(),
  privacy_version: z.string(),
  at: z.iso.datetime(),
});
export type ConsentEntry = z.infer<typeof consentEntrySchema>;

export const consentsSchema = z.object({
  /** Version of the notice in force. */
  privacy_version: z.string(),
  /** The person has not accepted this version yet. */
  needs_consent: z.boolean(),
  /** Latest answer to each choice; null: not answered. */
  standing: z.object({ data_processing: z.boolean().nullable(), marketing: z.boolean().nullable() }),
  /** All answers, newest first. */
  history: z.array(consentEntrySchema),
});
export type Consents = z.infer<typeof consentsSchema>;

export const consentAnswerSchema = z.object({ purpose: z.enum(CONSENT_PURPOSES), answer: z.boolean() });
export type ConsentAnswer = z.infer<typeof consentAnswerSchema>;

/** A request for erasure; nulls: none is pending. */
export const erasureSchema = z.object({
  requested_at: z.iso.datetime().nullable(),
  due_at: z.iso.datetime().nullable(),
});
export type Erasure = z.infer<typeof erasureSchema>;
