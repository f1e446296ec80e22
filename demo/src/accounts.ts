import { z } from 'zod';
import { readJson } from './content.ts';

/** Fictional people, one for each group and one that no group admits; the start generates their passwords. */
export const demoAccounts = readJson(
  'accounts.json',
  z.array(
    z.strictObject({
      email: z.email(),
      first_name: z.string(),
      last_name: z.string(),
      language: z.enum(['it', 'en']),
      groups: z.array(z.string()),
      account_type: z.enum(['USER', 'COMPANY']).default('USER'),
      /** Business name of one of `demoCompanies`. */
      company: z.string().default(''),
    }),
  ),
);

/** Invented member companies with their brands. */
export const demoCompanies = readJson(
  'companies.json',
  z.array(z.looseObject({ business_name: z.string(), brands: z.array(z.string()) })),
);
