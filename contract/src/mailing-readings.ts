import { z } from 'zod';
import { officeTextPairSchema } from './admin-media.ts';
import { languageSchema } from './languages.ts';
import { LEFT_OUT_REASONS, MERGE_FIELDS, mailingLinkSchema } from './mailings.ts';
import { namedSchema } from './named.ts';
import { sectorSchema } from './sectors.ts';

/** Audience of a mailing, shown before sending. */
export const mailingAudienceReportSchema = z.object({
  recipients: z.int(),
  by_language: z.object({ it: z.int(), en: z.int() }),
  /** Recipients who get it in another language, because theirs is not published. */
  in_other_language: z.int(),
  left_out: z.array(z.object({ reason: z.enum(LEFT_OUT_REASONS), count: z.int() })),
});
export type MailingAudienceReport = z.infer<typeof mailingAudienceReportSchema>;

export const MAILING_SAMPLES = 3;
export const MAILING_SAMPLES_FOUND_MAX = 10;
export const mailingSampleSchema = z.object({
  /** Id of the contact. */
  id: z.int(),
  name: z.string(),
  email: z.string(),
  language: languageSchema,
  /** Merge fields that are empty for this contact. */
  empty: z.array(z.enum(MERGE_FIELDS)),
});
export type MailingSample = z.infer<typeof mailingSampleSchema>;

export const mailingMaterialSchema = mailingLinkSchema.extend({ title: officeTextPairSchema });
export type MailingMaterial = z.infer<typeof mailingMaterialSchema>;

/** Key of a press contact, for excluding it from a message. */
export const toContactKey = ({
  name,
  email,
  phone,
}: {
  name: string;
  email: string;
  phone: string;
}): string => email || phone || name;

export const mailingChoiceSchema = z.object({
  /** Issuer of the release; empty for an edition. */
  issuer: z.string(),
  sectors: z.array(sectorSchema),
  has_picture: z.boolean(),
  /** Not published yet: the mailing can be sent upon publication. */
  is_awaited: z.boolean(),
  /** Contacts of the audience by name, without deleted ones. */
  people: z.array(namedSchema),
  documents: z.array(mailingMaterialSchema),
  /** Linked materials that still exist, and the results of the search. */
  chosen: z.array(mailingMaterialSchema),
  found: z.array(mailingMaterialSchema),
  /** Press contacts of the release. */
  contacts: z.array(z.object({ key: z.string(), name: z.string(), role: z.string() })),
});
export type MailingChoice = z.infer<typeof mailingChoiceSchema>;

const MAILING_PROBLEMS = [
  'no_release',
  'not_published',
  'no_subject',
  'missing_language',
  'no_alt_text',
  'no_picture',
  'dead_link',
  'no_material',
  'no_contacts',
  'too_large',
  'unknown_field',
  'empty_field',
  'other_mailing',
  'pending_changes',
] as const;
export type MailingProblem = (typeof MAILING_PROBLEMS)[number];
export const mailingProofSchema = z.object({
  problems: z.array(
    z.object({
      code: z.enum(MAILING_PROBLEMS),
      /** Null: the message in all languages. */
      language: languageSchema.nullable(),
      about: z.string(),
      /** Number of recipients concerned, if not all. */
      count: z.int(),
    }),
  ),
});
export type MailingProof = z.infer<typeof mailingProofSchema>;

export const mailingPreviewSchema = z.object({
  language: languageSchema,
  subject: z.string(),
  text: z.string(),
  /** Empty: nothing to show. */
  html: z.string(),
  bytes: z.int(),
});
export type MailingPreview = z.infer<typeof mailingPreviewSchema>;
