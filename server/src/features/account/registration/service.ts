import type { PersonLanguage } from '@press-room/contract/account';
import type { AppContext } from '../../../context.ts';
import { invalidField, invalidFields } from '../../../errors.ts';
import { queueMail } from '../../../mail/queue.ts';
import { recordConsent } from '../../privacy/queries.ts';
import { admitOrReview } from '../../users/accreditation.ts';
import { checkNewPassword } from '../password/rules.ts';
import { hashPassword } from '../passwords.ts';
import { type ProfessionForm, toProfessionColumns } from '../profile/form.ts';
import {
  type Account,
  createAccount,
  findAccount,
  markVerified,
  type ProfessionColumns,
  recordAudit,
} from '../queries.ts';

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

/** Account, consents and the message with the link, or nothing of it. Answers the new id. @throws 400 */
export async function register(context: RegistrationContext, form: RegistrationForm): Promise<number> {
  const { config, database } = context;
  const broken = await checkNewPassword(config, form);
  if (Object.keys(broken).length > 0) throw invalidFields(broken);
  const profession = await toProfessionColumns(database.db, requireCompany(form));
  if ((await findAccount(database.db, form.email)) !== null) throw invalidField('email', 'duplicate_email');
  const password_hash = await hashPassword(form.password);
  try {
    return await writeRegistration(context, form, { profession, password_hash });
  } catch (error) {
    if (database.classify(error) !== 'unique') throw error;
    throw invalidField('email', 'duplicate_email');
  }
}

/** A COMPANY account names a known company or a new one; other accounts name none. */
function requireCompany(form: RegistrationForm): ProfessionForm {
  const { account_type = 'USER', company, company_name } = form;
  const { qualify, publishing_house, newspaper, periodicity, printing_copies, sector } = form;
  const rest = { account_type, qualify, publishing_house, newspaper, periodicity, printing_copies, sector };
  if (account_type === 'USER') return rest;
  if (company !== undefined && company !== null) return { ...rest, company };
  if (company_name === undefined || company_name === '') throw invalidField('company_name', 'required');
  return { ...rest, company_name };
}

function writeRegistration(
  { database, now }: RegistrationContext,
  form: RegistrationForm,
  stored: { profession: ProfessionColumns; password_hash: string },
): Promise<number> {
  const { email, first_name, last_name, language } = form;
  const facts = { verified_at: null, disabled_at: null, groups: [] };
  return database.db.transaction().execute(async (trx) => {
    const id = await createAccount(
      trx,
      { email, first_name, last_name, language, ...facts, ...stored },
      now(),
    );
    const answers = [
      { purpose: 'notice', answer: true },
      { purpose: 'data_processing', answer: form.consent_data_processing },
      { purpose: 'marketing', answer: form.consent_marketing },
    ] as const;
    for (const { purpose, answer } of answers) {
      if (answer !== undefined) await recordConsent(trx, { user_account_id: id, purpose, answer }, now());
    }
    await recordAudit(trx, { by: id, action: 'register', about: id }, now());
    await queueMail(trx, { letter: 'verify-account', to: { account: id } }, now());
    return id;
  });
}

/** Sets the one fact that the link proves; doing it again changes nothing, and a disabled account stays disabled. */
export async function verifyAccount(context: RegistrationContext, account: Account): Promise<void> {
  const { database, now } = context;
  await database.db.transaction().execute(async (trx) => {
    if (!(await markVerified(trx, account.id, now()))) return;
    await recordAudit(trx, { by: account.id, action: 'verify', about: account.id }, now());
    await admitOrReview(trx, context, account);
  });
}
