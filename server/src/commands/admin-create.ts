import { fstatSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { brokenPasswordRules } from '@press-room/contract/passwords';
import { z } from 'zod';
import { generatePassword, hashPassword } from '../features/account/passwords.ts';
import { createAccount } from '../features/account/queries.ts';
import { OperatorError } from '../process/operator-error.ts';
import { runCommand } from './command.ts';

const USAGE = 'Usage: npm run admin:create -- --email ADDRESS [--first-name NAME] [--last-name NAME]';

/** A password piped in, null at a terminal. */
async function readPassword(): Promise<string | null> {
  const input = fstatSync(0);
  if (process.stdin.isTTY || !(input.isFIFO() || input.isFile() || input.isSocket())) return null;
  const piped = (await text(process.stdin)).replace(/\r?\n$/, '');
  return piped === '' ? null : piped;
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string', default: '' },
        'last-name': { type: 'string', default: '' },
      },
    });
    return { ...values, email: z.email().parse(values.email) };
  } catch {
    throw new OperatorError(USAGE);
  }
}

await runCommand(async (database) => {
  const values = readArguments();
  const given = await readPassword();
  if (given !== null && brokenPasswordRules(given).length > 0) {
    throw new OperatorError(
      'The password needs at least 8 characters, a capital letter, a number and one of !@#$%_',
    );
  }
  const password = given ?? generatePassword();
  const now = new Date();
  const account = {
    email: values.email,
    password_hash: await hashPassword(password),
    first_name: values['first-name'],
    last_name: values['last-name'],
    language: 'en',
    verified_at: now.toISOString(),
    disabled_at: null,
    groups: ['administrator_global'],
  };
  try {
    await database.db.transaction().execute((trx) => createAccount(trx, account, now));
  } catch (error) {
    if (database.classify(error) !== 'unique') throw error;
    throw new OperatorError(`An account with the address ${values.email} exists already.`);
  }
  console.log(`Created ${values.email} in administrator_global.`);
  if (given === null) console.log(`Password, shown this once: ${password}`);
});
