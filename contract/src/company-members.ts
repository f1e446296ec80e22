import { z } from 'zod';
import { namedSchema } from './named.ts';
import { COMPANY_GROUPS } from './roles.ts';

/** Who works for which company's press office: what accounts say of themselves, and what was confirmed. */
export const COMPANY_MEMBER_PATH = '/api/office/company_member/';
export const companyMemberPath = (id: number): string => `${COMPANY_MEMBER_PATH}${id}/`;

/** `waiting`: it says that it works for a company, and nobody has confirmed that. `refused`: somebody has said no to just that. */
export const MEMBER_STATES = ['waiting', 'confirmed', 'refused'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export const companyMemberSchema = z.object({
  /** Of the account. */
  id: z.int(),
  /** Goes into `If-Match` of what is done next. */
  version: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  state: z.enum(MEMBER_STATES),
  /** What the account says; it gains nothing by that. */
  claimed: namedSchema.nullable(),
  company: namedSchema.nullable(),
  role: z.enum(COMPANY_GROUPS).nullable(),
  confirmed_at: z.iso.datetime().nullable(),
  /** Why the office said no to what it says. */
  refusal: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
});
export type CompanyMember = z.infer<typeof companyMemberSchema>;

export const companyMemberFormSchema = z.object({
  /** Id or name. */
  company: z.union([z.int(), z.string()]),
  role: z.enum(COMPANY_GROUPS),
});

export const claimRefusalSchema = z.object({ reason: z.string() });
