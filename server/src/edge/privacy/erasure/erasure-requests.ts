import { languageSchema } from '@press-room/contract/languages';
import { ERASURE_DAYS } from '@press-room/contract/limits';
import { verifyPassword } from '../../../core/account/passwords.ts';
import { findAccountById } from '../../../core/account/queries.ts';
import { isLastAdministrator } from '../../../core/account/rights/administrators.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { createErasureRequest, deleteErasureRequest } from '../../../core/personal-data/consents.ts';
import { lockRows } from '../../../platform/db/row-locks.ts';
import { conflict, invalidField, unauthorized } from '../../../platform/errors/errors.ts';
import { queueMail } from '../../../platform/mail/queue.ts';
import { localeOf, withArticle } from '../../../platform/text/bilingual.ts';

const DAY_MS = 86_400_000;

/** A day within a sentence, in the association's time zone; Italian adds its article, `l’8 marzo`. */
function toDay(instant: Date, language: string): string {
  const known = languageSchema.catch('en').parse(language);
  const day = new Intl.DateTimeFormat(localeOf(known), {
    dateStyle: 'long',
    timeZone: 'Europe/Rome',
  }).format(instant);
  return known === 'it' ? withArticle(day) : day;
}

/** Starts the waiting period; asking again changes nothing. @throws 400 for a wrong password */
export async function askForErasure(
  { config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>,
  accountId: number,
  password: string,
): Promise<void> {
  const account = await findAccountById(database.db, accountId);
  const isRight = await verifyPassword(account?.password_hash ?? null, password);
  if (account === null) throw unauthorized('no_credentials');
  if (!isRight) throw invalidField('password', 'wrong_password');
  const due = new Date(now().getTime() + ERASURE_DAYS * DAY_MS);
  const { id, email, first_name, last_name, language } = account;
  await database.db.transaction().execute(async (trx) => {
    if (await isLastAdministrator(trx, id)) throw conflict('last_administrator');
    if (!(await createErasureRequest(trx, id, { requested_at: now(), due_at: due }))) return;
    await recordAudit(trx, { by: id, action: 'ask_erasure', about: id }, now());
    const asked = { letter: 'erasure-asked', to: { account: id } } as const;
    await queueMail(trx, { ...asked, parameters: { date: toDay(due, language) } }, now());
    await queueMail(
      trx,
      {
        letter: 'erasure-request',
        to: { address: config.PRESS_OFFICE_EMAIL, name: '', language: 'it', about: id },
        parameters: { person: `${first_name} ${last_name}`.trim(), email, date: toDay(due, 'it') },
      },
      now(),
    );
  });
}

export async function withdrawErasure(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  accountId: number,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await lockRows(trx, database, 'user_account', [accountId]);
    if (!(await deleteErasureRequest(trx, accountId))) return;
    await recordAudit(trx, { by: accountId, action: 'withdraw_erasure', about: accountId }, now());
  });
}
