import { type Registered, registeredSchema } from '@press-room/contract/account';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { queueMail } from '../../../platform/mail/queue.ts';
import { findCompanyName } from '../../companies/names.ts';
import type { AppContext } from '../../context.ts';
import { dropPassword } from '../confirmation/queries.ts';
import { toSectors } from '../profile/queries.ts';
import { findAccount } from '../queries.ts';
import { REGISTRATION_JOB } from './job.ts';
import {
  type NewRegistration,
  prepareRegistration,
  type RegistrationForm,
  registrationSchema,
  writeRegistration,
} from './service.ts';

type PrivateContext = Pick<AppContext, 'config' | 'database' | 'now'>;

/**
 * Registers without disclosing whether the address has an account. Only the job looks it up, so neither the answer nor
 * its time differs. The answer repeats the request.
 * @throws 400
 */
export async function registerPrivately(
  context: PrivateContext,
  form: RegistrationForm,
): Promise<Registered> {
  const { db } = context.database;
  const registration = await prepareRegistration(context, form);
  const { company_id = null } = registration.profession;
  const company = company_id === null ? null : await findCompanyName(db, company_id);
  await enqueueJob(db, REGISTRATION_JOB, registration, context.now());
  return toAnswer(registration, company);
}

function toAnswer(
  { email, first_name, last_name, language, profession }: NewRegistration,
  company: Registered['company'],
): Registered {
  const told = Object.fromEntries(Object.entries(profession).filter(([, value]) => value !== undefined));
  return registeredSchema.parse({
    account_type: 'USER',
    company_name: '',
    qualify: null,
    publishing_house: '',
    website: '',
    newspaper: '',
    country: '',
    periodicity: null,
    printing_copies: null,
    ...told,
    sector: toSectors(profession.sector ?? '[]'),
    company,
    email,
    first_name,
    last_name,
    language,
    groups: [],
  });
}

/**
 * Creates the account, or informs its owner that it exists. An unconfirmed account loses its password, and its owner
 * receives a link to choose one.
 */
export async function completeRegistration(context: PrivateContext, payload: unknown): Promise<void> {
  const { database, now } = context;
  const registration = registrationSchema.parse(payload);
  const { email } = registration;
  const isKnown = (await findAccount(database.db, email)) !== null;
  if (!isKnown && (await isWritten(context, registration))) return;
  await database.db.transaction().execute(async (trx) => {
    const letter = (await dropPassword(trx, email)) ? 'finish-registration' : 'account-exists';
    await queueMail(trx, { letter, to: { email } }, now());
  });
}

/** False if a concurrent registration used the same address. */
async function isWritten(context: PrivateContext, registration: NewRegistration): Promise<boolean> {
  try {
    await writeRegistration(context, registration);
    return true;
  } catch (error) {
    if (context.database.classify(error) !== 'unique') throw error;
    return false;
  }
}
