import { z } from 'zod';
import { namedSchema } from './named.ts';
import { COMPANY_GROUPS } from './roles.ts';

/** Members of companies' press offices: claims of accounts, and confirmations. */
export const COMPANY_MEMBER_PATH = '/api/office/company_member/';
export const companyMemberPath = (id: number): string => `${COMPANY_MEMBER_PATH}${id}/`;

/** `waiting`: the account claims a company, not confirmed yet. `refused`: the claim was refused. */
export const MEMBER_STATES = ['waiting', 'confirmed', 'refused'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export const companyMemberSchema = z.object({
  /** Id of the account. */
  id: z.int(),
  /** Sent as `If-Match` with the next change. */
  version: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  state: z.enum(MEMBER_STATES),
  /** Company that the account claims; a claim grants no rights. */
  claimed: namedSchema.nullable(),
  company: namedSchema.nullable(),
  role: z.enum(COMPANY_GROUPS).nullable(),
  confirmed_at: z.iso.datetime().nullable(),
  /** Reason for the refusal of the claim. */
  refusal: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
});
export type CompanyMember = z.infer<typeof companyMemberSchema>;

export const companyMemberFormSchema = z.object({
  /** Id or name. */
  company: z.union([z.int(), z.string()]),
  role: z.enum(COMPANY_GROUPS),
});

export const claimRefusalSchema = z.object({ reason: z.string() });
