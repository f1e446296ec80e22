import {
  ACCOUNT_TYPES,
  type AccountType,
  JOURNALIST_TYPES,
  type JournalistType,
  PERIODICITIES,
  PERSON_LANGUAGES,
  type Periodicity,
  SECTORS,
  type Sector,
} from '@press-room/contract/account';
import { COUNTRIES } from '@press-room/contract/countries';
import {
  COMPANY_NAME_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PRINTING_COPIES_MAX,
  PUBLICATION_MAX_LENGTH,
  WEBSITE_MAX_LENGTH,
} from '@press-room/contract/limits';
import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import {
  clearableChoice,
  clearableId,
  clearableNumber,
  optionalChoice,
  optionalChoices,
  optionalText,
  optionalWebAddress,
  requiredText,
  withCamelCase,
} from '../../../platform/http/fields.ts';
import { findCompanyName } from '../../companies/names.ts';
import type { ProfessionColumns } from '../queries.ts';

/** Fields of `professionSchema`; `company` is an id. Absent fields are undefined. */
export const professionFields = {
  account_type: optionalChoice(ACCOUNT_TYPES),
  company: clearableId(),
  company_name: optionalText({ max: COMPANY_NAME_MAX_LENGTH }),
  qualify: clearableChoice(JOURNALIST_TYPES),
  publishing_house: optionalText({ max: PUBLICATION_MAX_LENGTH }),
  website: optionalWebAddress({ max: WEBSITE_MAX_LENGTH }),
  newspaper: optionalText({ max: PUBLICATION_MAX_LENGTH }),
  country: optionalChoice(['', ...COUNTRIES]),
  periodicity: clearableChoice(PERIODICITIES),
  printing_copies: clearableNumber({ max: PRINTING_COPIES_MAX }),
  sector: optionalChoices(SECTORS),
};

export interface ProfessionForm {
  account_type?: AccountType | undefined;
  company?: number | null | undefined;
  company_name?: string | undefined;
  qualify?: JournalistType | null | undefined;
  publishing_house?: string | undefined;
  website?: string | undefined;
  newspaper?: string | undefined;
  country?: string | undefined;
  periodicity?: Periodicity | null | undefined;
  printing_copies?: number | null | undefined;
  sector?: Sector[] | undefined;
}

const language = optionalChoice(PERSON_LANGUAGES);

export const profileChangeForm = withCamelCase(
  z.object({
    first_name: optionalText({ max: NAME_MAX_LENGTH }),
    last_name: optionalText({ max: NAME_MAX_LENGTH }),
    language,
    ...professionFields,
  }),
);
export const profileForm = withCamelCase(
  z.object({
    first_name: requiredText({ max: NAME_MAX_LENGTH }),
    last_name: requiredText({ max: NAME_MAX_LENGTH }),
    language,
    ...professionFields,
  }),
);

/** Columns for the fields of the form. @throws 400 for an unknown company */
export async function toProfessionColumns(db: Db, form: ProfessionForm): Promise<ProfessionColumns> {
  const { company, sector, ...columns } = form;
  if (company !== undefined && company !== null && (await findCompanyName(db, company)) === null) {
    throw invalidField('company', 'unknown_company');
  }
  return {
    ...columns,
    ...(company === undefined ? {} : { company_id: company }),
    ...(sector === undefined ? {} : { sector: JSON.stringify(sector) }),
  };
}
