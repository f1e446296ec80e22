import { parseArgs } from 'node:util';
import { findAccount } from '../core/account/queries.ts';
import { recordAudit } from '../core/audit/queries.ts';
import { deleteFactors } from '../core/second-factor/queries.ts';
import { emailSchema } from '../platform/config/variables.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';
import { queueMail } from '../platform/mail/queue.ts';
import { commandLine } from '../platform/process/command-line.ts';
import type { Command } from './command.ts';

const USAGE = `Usage: ${commandLine('second-factor:reset', '--email ADDRESS')}`;

function readEmail(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { email: { type: 'string' } } });
    return emailSchema.parse(values.email);
  } catch {
    throw new OperatorError(USAGE);
  }
}

/** For people who have lost app, passkeys and recovery codes, after the operator has verified their identity. */
export const secondFactorReset: Command = {
  run: async ({ database, now: clock, arguments: args, print }) => {
    const email = readEmail(args);
    const account = await findAccount(database.db, email);
    if (account === null) throw new OperatorError(`There is no account with the address ${email}.`);
    if (account.second_factor_at === null) throw new OperatorError(`${email} has no second factor.`);
    const now = clock();
    await database.db.transaction().execute(async (trx) => {
      await deleteFactors(trx, account.id);
      await recordAudit(trx, { by: null, action: 'reset_second_factor', about: account.id }, now);
      await queueMail(trx, { letter: 'second-factor-reset', to: { account: account.id } }, now);
    });
    print(`${email} signs in with the password alone until a second factor is set up again.`);
  },
};
