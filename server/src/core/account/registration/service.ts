import type { PersonLanguage } from '@press-room/contract/account';
import { CONSENT_PURPOSES } from '@press-room/contract/privacy';
import { z } from 'zod';
import { invalidField, invalidFields } from '../../../platform/errors/errors.ts';
import { queueMail } from '../../../platform/mail/queue.ts';
import { recordAudit } from '../../audit/queries.ts';
import type { AppContext } from '../../context.ts';
import { recordConsent } from '../../personal-data/consents.ts';
import { checkNewPassword } from '../password/rules.ts';
import { hashPassword } from '../passwords.ts';
import { type ProfessionForm, toProfessionColumns } from '../profile/form.ts';
import { createAccount, type ProfessionColumns } from '../queries.ts';

type RegistrationContext = Pick<AppContext, 'config' | 'database' | 'now'>;

export interface RegistrationForm extends ProfessionForm {
  email: string;
  password: string;
  password_confirm?: string | undefined;
  first_name: string;
  last_name: string;
  language: PersonLanguage;
  consent_data_processing?: boolean | undefined;
  consent_marketing?: boolean | undefined;
}

/** A validated registration. It may be queued, so it contains only a hash of the password. */
export const registrationSchema = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  language: z.string(),
  password_hash: z.string(),
  profession: z.custom<ProfessionColumns>((value) => typeof value === 'object' && value !== null),
  consents: z.array(z.object({ purpose: z.enum(CONSENT_PURPOSES), answer: z.boolean() })),
});
export type NewRegistration = z.infer<typeof registrationSchema>;

/** Creates account, consents and the message with the link in one transaction. Returns the new id. @throws 400 */
export async function register(context: RegistrationContext, form: RegistrationForm): Promise<number> {
  const { database } = context;
  const registration = await prepareRegistration(context, form);
  try {
    return await writeRegistration(context, registration);
  } catch (error) {
    if (database.classify(error) !== 'unique') throw error;
    throw invalidField('email', 'duplicate_email');
  }
}

/** Does the same work for every address, known or not. @throws 400 */
export async function prepareRegistration(
  context: RegistrationContext,
  form: RegistrationForm,
): Promise<NewRegistration> {
  const { company: company_id, company_name, newspaper, publishing_house, website } = form;
  const names = [company_name, newspaper, publishing_house, website];
  const broken = await checkNewPassword(context, form, { ...form, company_id, names });
  if (Object.keys(broken).length > 0) throw invalidFields(broken);
  const { first_name, last_name, language } = form;
  const answers = [
    { purpose: 'notice', answer: true },
    { purpose: 'data_processing', answer: form.consent_data_processing },
    { purpose: 'marketing', answer: form.consent_marketing },
  ] as const;
  return {
    email: form.email,
    first_name,
    last_name,
    language,
    profession: await toProfessionColumns(context.database.db, requireCompany(form)),
    consents: answers.flatMap(({ purpose, answer }) => (answer === undefined ? [] : [{ purpose, answer }])),
    password_hash: await hashPassword(form.password),
  };
}

/** A COMPANY account names a known company or a new one; other accounts name none. */
function requireCompany(form: RegistrationForm): ProfessionForm {
  const { account_type = 'USER', company, company_name } = form;
  const { qualify, publishing_house, website, newspaper, country, periodicity, printing_copies, sector } =
    form;
  const rest = {
    account_type,
    qualify,
    publishing_house,
    website,
    newspaper,
    country,
    periodicity,
    printing_copies,
    sector,
  };
  if (account_type === 'USER') return rest;
  if (company !== undefined && company !== null) return { ...rest, company };
  if (company_name === undefined || company_name === '') throw invalidField('company_name', 'required');
  return { ...rest, company_name };
}

export function writeRegistration(
  { database, now }: RegistrationContext,
  { consents, ...person }: NewRegistration,
): Promise<number> {
  const facts = { verified_at: null, disabled_at: null, groups: [] };
  return database.db.transaction().execute(async (trx) => {
    const id = await createAccount(trx, { ...person, ...facts }, now());
    for (const consent of consents) await recordConsent(trx, { user_account_id: id, ...consent }, now());
    await recordAudit(trx, { by: id, action: 'register', about: id }, now());
    await queueMail(trx, { letter: 'verify-account', to: { account: id } }, now());
    return id;
  });
}
