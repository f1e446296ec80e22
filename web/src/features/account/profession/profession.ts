import type {
  AccountType,
  CompanyName,
  JournalistType,
  Periodicity,
  Profession,
  ProfileChange,
  Sector,
} from '@press-room/contract/account';
import { PRINTING_COPIES_MAX } from '@press-room/contract/limits';
import { isWebAddress } from '@press-room/contract/urls';
import * as z from 'zod/mini';
import { m } from '../../../paraglide/messages.js';

/** Fields of `Profession` as form values: texts, empty if not given. */
export type ProfessionDraft = {
  account_type: AccountType;
  company: CompanyName | null;
  company_name: string;
  qualify: JournalistType | '';
  publishing_house: string;
  website: string;
  newspaper: string;
  country: string;
  periodicity: Periodicity | '';
  printing_copies: string;
  sector: Sector[];
};

export const NO_PROFESSION: ProfessionDraft = {
  account_type: 'USER',
  company: null,
  company_name: '',
  qualify: '',
  publishing_house: '',
  website: '',
  newspaper: '',
  country: '',
  periodicity: '',
  printing_copies: '',
  sector: [],
};

export const toProfessionDraft = (profession: Profession): ProfessionDraft => ({
  account_type: profession.account_type,
  company: profession.company,
  company_name: profession.company_name,
  qualify: profession.qualify ?? '',
  publishing_house: profession.publishing_house,
  website: profession.website,
  newspaper: profession.newspaper,
  country: profession.country,
  periodicity: profession.periodicity ?? '',
  printing_copies: profession.printing_copies === null ? '' : String(profession.printing_copies),
  sector: [...profession.sector],
});

/** Parses a number with dots, commas or spaces between groups of digits. */
const readCopies = (text: string): number | null => {
  const digits = text.replace(/[\s.,'’]/g, '');
  return digits === '' ? null : Number(/^\d+$/.test(digits) ? digits : Number.NaN);
};

export function toProfessionChange(draft: ProfessionDraft): ProfileChange {
  const isCompany = draft.account_type === 'COMPANY';
  return {
    ...draft,
    company: isCompany ? (draft.company?.id ?? null) : null,
    company_name: isCompany && !draft.company ? draft.company_name.trim() : '',
    publishing_house: draft.publishing_house.trim(),
    website: draft.website.trim(),
    newspaper: draft.newspaper.trim(),
    qualify: draft.qualify || null,
    periodicity: draft.periodicity || null,
    printing_copies: readCopies(draft.printing_copies),
  };
}

const isCountable = (text: string): boolean => {
  const copies = readCopies(text);
  return copies === null || copies <= PRINTING_COPIES_MAX;
};
const isWebsite = (text: string): boolean => text.trim() === '' || isWebAddress(text.trim());

/** Validation of these fields for every form; `withCompany` adds a rule for two of them. */
export const PROFESSION_SHAPE = {
  website: z.string().check(z.refine(isWebsite, { error: () => m['account.website.invalid']() })),
  printing_copies: z.string().check(z.refine(isCountable, { error: () => m['account.invalid']() })),
};

/** Requires a company from authors who write for one. */
export const withCompany = <Values extends ProfessionDraft>(schema: z.ZodMiniType<Values, Values>) =>
  schema.check(
    z.refine(
      ({ account_type, company, company_name }) =>
        account_type !== 'COMPANY' || company !== null || company_name.trim() !== '',
      { path: ['company_name'], error: () => m['account.required']() },
    ),
  );
