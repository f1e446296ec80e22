import { z } from 'zod';
import { namedSchema } from './named.ts';
import { FACTOR_STATES } from './second-factor.ts';

export const PROFILE_PATH = '/api/account/profile/';
export const REGISTER_PATH = '/api/account/register/';
export const VERIFY_REGISTRATION_PATH = '/api/account/verify-registration/';
export const RESEND_ACTIVATION_PATH = '/api/account/resend-activation-email/';
export const SEND_RESET_LINK_PATH = '/api/account/send-reset-password-link/';
export const RESET_PASSWORD_PATH = '/api/account/reset-password/';
export const SEND_SIGN_IN_LINK_PATH = '/api/account/send-sign-in-link/';
export const SIGN_IN_BY_LINK_PATH = '/api/account/sign-in-by-link/';
export const SIGN_IN_BY_CODE_PATH = '/api/account/sign-in-by-code/';
export const CHANGE_PASSWORD_PATH = '/api/account/change-password/';
export const CHANGE_EMAIL_PATH = '/api/account/change-email/';
export const VERIFY_EMAIL_PATH = '/api/account/verify-email/';
export const PICTURE_PATH = '/api/account/picture/';
export const ACCREDITATION_PATH = '/api/account/accreditation/';
export const COMPANY_SEARCH_PATH = '/api/account/company_search/';

/** Choices of the spec (sections 1 and 3) as stable keys; the web app contains their labels. */
export const ACCOUNT_TYPES = ['USER', 'COMPANY'] as const;
export const JOURNALIST_TYPES = [
  'director',
  'journalist',
  'company_press_office',
  'freelance',
  'advertising',
  'blogger',
] as const;
export const PERIODICITIES = ['daily', 'weekly_monthly', 'bimonthly_trimonthly'] as const;
export const SECTORS = [
  'ceramic_and_bathroom_furniture',
  'architecture_and_construction',
  'design',
  'trade',
] as const;
/** Languages that a person can choose; interface and mails exist in the first two. */
export const PERSON_LANGUAGES = ['it', 'en', 'fr', 'es', 'de'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];
export type JournalistType = (typeof JOURNALIST_TYPES)[number];
export type Periodicity = (typeof PERIODICITIES)[number];
export type Sector = (typeof SECTORS)[number];
export type PersonLanguage = (typeof PERSON_LANGUAGES)[number];

/** A user for the user's own view. */
export const userSchema = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  language: z.string(),
  groups: z.array(namedSchema),
  /** Rights assigned directly, in addition to those of the groups; absent: none. */
  permissions: z.array(z.string()).optional(),
  /** Company whose press office the account belongs to, once confirmed; absent: none. */
  press_office_of: namedSchema.optional(),
});
export type User = z.infer<typeof userSchema>;

/** Answer to sign-in and refresh; `token` is a compact JWS. */
export const sessionSchema = z.object({ token: z.string(), user: userSchema });
export type Session = z.infer<typeof sessionSchema>;

/** Body of the request that ends the session; `everywhere` ends all other sessions too. */
export const logoutSchema = z.object({ everywhere: z.boolean().optional() });

export type CompanyName = z.infer<typeof namedSchema>;
export const companySearchSchema = z.object({ results: z.array(namedSchema) });

/** Profession as stated by the person; empty text, null or an empty list: not given. */
export const professionSchema = z.object({
  account_type: z.enum(ACCOUNT_TYPES),
  /** Known company of a COMPANY account. */
  company: namedSchema.nullable(),
  /** Name of a company that is not known yet. */
  company_name: z.string(),
  qualify: z.enum(JOURNALIST_TYPES).nullable(),
  publishing_house: z.string(),
  /** Website of the newspaper or publisher, as typed: the scheme may be missing. */
  website: z.string(),
  newspaper: z.string(),
  /** A code of `COUNTRIES`. */
  country: z.string(),
  periodicity: z.enum(PERIODICITIES).nullable(),
  printing_copies: z.int().nullable(),
  sector: z.array(z.enum(SECTORS)),
});
export type Profession = z.infer<typeof professionSchema>;

/** Addresses of the square picture, valid for a quarter of an hour. */
export const accountPictureSchema = z.object({ small: z.string(), large: z.string() });
export type AccountPicture = z.infer<typeof accountPictureSchema>;

/** `none`: nothing is pending, but no group admits the account. */
const ACCREDITATION_STATES = ['none', 'pending', 'approved', 'refused'] as const;
export const accreditationSchema = z.object({
  state: z.enum(ACCREDITATION_STATES),
  requested_at: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** Reason for the refusal, in the officer's words. */
  reason: z.string(),
  /** Empty profile fields that the press office considers. */
  missing: z.array(z.string()),
  /** Usual time to a decision in hours: the median of the latest ones. */
  usual_hours: z.int(),
});
export type Accreditation = z.infer<typeof accreditationSchema>;

/** A past sign-in: time and program (`Firefox, Linux`). */
export const signInSchema = z.object({ at: z.iso.datetime(), user_agent: z.string() });

export const profileSchema = userSchema.extend({
  ...professionSchema.shape,
  /** All rights, of groups and assigned directly: names of `PERMISSIONS`. */
  permissions: z.array(z.string()),
  picture: accountPictureSchema.nullable(),
  /** New address that is not confirmed yet. */
  pending_email: z.string().nullable(),
  accreditation: accreditationSchema,
  /** Version of the privacy notice in force; `needs_consent`: this person has not accepted it yet. */
  privacy_version: z.string(),
  needs_consent: z.boolean(),
  second_factor: z.enum(FACTOR_STATES),
  /** When the account is erased; null: no erasure was requested. */
  erasure_due_at: z.iso.datetime().nullable(),
  /** Newest first. */
  recent_sign_ins: z.array(signInSchema),
});
export type Profile = z.infer<typeof profileSchema>;

/** Fields of PATCH, all optional; PUT and POST require the names. `company` is an id. */
export const profileChangeSchema = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    language: z.enum(PERSON_LANGUAGES),
    ...professionSchema.shape,
    company: z.int().nullable(),
  })
  .partial();
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** camelCase spellings (`firstName`, `passwordConfirm` …) are accepted too. */
export const registrationSchema = profileChangeSchema.extend({
  email: z.string(),
  password: z.string(),
  password_confirm: z.string().optional(),
  first_name: z.string(),
  last_name: z.string(),
  /** Notice read and at least 18 years old: must be true. */
  accept: z.boolean(),
  /** The two choices; absent: not answered. */
  consent_data_processing: z.boolean().optional(),
  consent_marketing: z.boolean().optional(),
});
export type Registration = z.infer<typeof registrationSchema>;

/** Answer to a registration; without `id` if it must not disclose whether the address is known. */
export const registeredSchema = userSchema.extend(professionSchema.shape).partial({ id: true });
export type Registered = z.infer<typeof registeredSchema>;

/** The three fields of a signed link (contract 6); `user_id` of an invitation is the invitation's id. */
export const accountLinkSchema = z.object({
  user_id: z.string(),
  timestamp: z.string(),
  signature: z.string(),
});
export type AccountLink = z.infer<typeof accountLinkSchema>;

/** Purposes of signed links; each is the name of the screen after `#/account/`. */
const LINK_PURPOSES = ['verify-account', 'reset-password', 'verify-email', 'invitation', 'login'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export const detailSchema = z.object({ detail: z.string() });
/** Answer to a request for a link and code; `ticket` is opaque, and the code is valid only together with it. */
export const signInLinkSentSchema = detailSchema.extend({ ticket: z.string() });
export type SignInLinkSent = z.infer<typeof signInLinkSentSchema>;
export const signInCodeSchema = z.object({ email: z.string(), ticket: z.string(), code: z.string() });
export type SignInCode = z.infer<typeof signInCodeSchema>;
/** Answer to a password change; the old token is invalid. */
export const passwordChangedSchema = detailSchema.extend({ token: z.string() });
