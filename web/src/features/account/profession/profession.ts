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
import type { FieldErrors } from '../../../lib/use-form.ts';
import { m } from '../../../paraglide/messages.js';

/** The fields of `Profession` as a form holds them: texts, and empty ones for what is not told. */
export type ProfessionDraft = {
  account_type: AccountType;
  company: CompanyName | null;
  company_name: string;
  qualify: JournalistType | '';
  publishing_house: string;
  website: string;
  newspaper: string;
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
  periodicity: profession.periodicity ?? '',
  printing_copies: profession.printing_copies === null ? '' : String(profession.printing_copies),
  sector: [...profession.sector],
});

/** A number as people write it: dots, commas and spaces group its digits. */
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

export function checkProfession(draft: ProfessionDraft): FieldErrors<ProfessionDraft> {
  const hasCompany = draft.company !== null || draft.company_name.trim() !== '';
  const copies = readCopies(draft.printing_copies);
  const website = draft.website.trim();
  const isCountable = copies === null || copies <= PRINTING_COPIES_MAX;
  return {
    ...(draft.account_type === 'COMPANY' && !hasCompany && { company_name: m['account.required']() }),
    ...(website !== '' && !isWebAddress(website) && { website: m['account.website.invalid']() }),
    ...(!isCountable && { printing_copies: m['account.invalid']() }),
  };
}
