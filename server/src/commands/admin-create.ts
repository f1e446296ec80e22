import { parseArgs } from 'node:util';
import { toSingleLine } from '@press-room/contract/single-line';
import { findWeakness } from '../core/account/password/weakness.ts';
import { generatePassword, hashPassword } from '../core/account/passwords.ts';
import { createAccount } from '../core/account/queries.ts';
import { recordAudit } from '../core/audit/queries.ts';
import { emailSchema } from '../platform/config/variables.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';
import { commandLine } from '../platform/process/command-line.ts';
import type { Command } from './command.ts';

const USAGE = `Usage: ${commandLine('admin:create', '--email ADDRESS [--first-name NAME] [--last-name NAME]')}`;

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string', default: '' },
        'last-name': { type: 'string', default: '' },
      },
    });
    return { ...values, email: emailSchema.parse(values.email) };
  } catch {
    throw new OperatorError(USAGE);
  }
}

/** Adds an administrator. The password is read from the pipe, or generated and printed once. */
export const adminCreate: Command = {
  takesInput: true,
  run: async ({ config, database, now: clock, arguments: args, input, print }) => {
    const values = readArguments(args);
    const owner = {
      email: values.email,
      first_name: toSingleLine(values['first-name']),
      last_name: toSingleLine(values['last-name']),
    };
    const weakness = input === null ? null : await findWeakness({ config, database }, input, owner);
    if (weakness !== null) throw new OperatorError(weakness);
    const password = input ?? generatePassword();
    const now = clock();
    const account = {
      ...owner,
      password_hash: await hashPassword(password),
      language: 'en',
      verified_at: now.toISOString(),
      disabled_at: null,
      groups: ['administrator_global'],
    };
    try {
      await database.db.transaction().execute(async (trx) => {
        const about = await createAccount(trx, account, now);
        await recordAudit(trx, { by: null, action: 'create_administrator', about }, now);
      });
    } catch (error) {
      if (database.classify(error) !== 'unique') throw error;
      throw new OperatorError(`An account with the address ${values.email} exists already.`);
    }
    print(`Created ${values.email} in administrator_global.`);
    if (input === null) print(`Password, shown this once: ${password}`);
  },
};
