import { brokenPasswordRules } from '@press-room/contract/passwords';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Message } from '../../../platform/text/messages.ts';
import { normalise } from '../passwords.ts';
import { type HouseSettings, listOwnWords, type Owner } from './own-words-queries.ts';

const RULE_KEYS = {
  length: 'password_length',
  capital: 'password_capital',
  number: 'password_number',
  special: 'password_special',
} as const;

export interface PasswordContext {
  config: Pick<Config, 'PASSWORD_CHECK'> & HouseSettings;
  database: Pick<Database, 'db'>;
}

/** All broken rules in the order of contract 9, then whether the password is easy to guess. */
export async function listBrokenRules(
  { config, database }: PasswordContext,
  password: string,
  owner: Owner,
): Promise<Message[]> {
  const normal = normalise(password);
  const broken: Message[] = brokenPasswordRules(normal).map((rule) => ({ key: RULE_KEYS[rule] }));
  if (config.PASSWORD_CHECK === 'off') return broken;
  // The list is large, so it is loaded when the first password is chosen.
  const { isCommonPassword } = await import('./common-passwords.ts');
  if (isCommonPassword(normal)) return [...broken, { key: 'password_common' }];
  const { isOwnWords } = await import('./own-words.ts');
  const words = await listOwnWords(database.db, config, owner);
  return isOwnWords(normal, words) ? [...broken, { key: 'password_own' }] : broken;
}

export interface NewPassword {
  password: string;
  password_confirm?: string | undefined;
}

/** Errors of a new password and its repetition, by field; errors of the repetition only if the password is valid. */
export async function checkNewPassword(
  context: PasswordContext,
  { password, password_confirm = password }: NewPassword,
  owner: Owner,
): Promise<Record<string, Message[]>> {
  const broken = await listBrokenRules(context, password, owner);
  if (broken.length > 0) return { password: broken };
  const isRepeated = normalise(password_confirm) === normalise(password);
  return isRepeated ? {} : { password_confirm: [{ key: 'password_mismatch' }] };
}
