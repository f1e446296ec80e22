import { brokenPasswordRules } from '@press-room/contract/passwords';
import type { Config } from '../../../config.ts';
import type { Message } from '../../../text/messages.ts';

const RULE_KEYS = {
  length: 'password_length',
  capital: 'password_capital',
  number: 'password_number',
  special: 'password_special',
} as const;

/**
 * What is wrong with a new password and its repetition, by field: every broken rule in the order of contract 9, and the
 * repetition only once the password itself is good.
 */
export async function checkNewPassword(
  config: Pick<Config, 'PASSWORD_CHECK'>,
  { password, password_confirm }: { password: string; password_confirm?: string | undefined },
): Promise<Record<string, Message[]>> {
  const broken: Message[] = brokenPasswordRules(password).map((rule) => ({ key: RULE_KEYS[rule] }));
  if (config.PASSWORD_CHECK === 'common') {
    // The list is large: it is read where it is wanted.
    const { isCommonPassword } = await import('./common-passwords.ts');
    if (isCommonPassword(password)) broken.push({ key: 'password_common' });
  }
  if (broken.length > 0) return { password: broken };
  const isRepeated = password_confirm === undefined || password_confirm === password;
  return isRepeated ? {} : { password_confirm: [{ key: 'password_mismatch' }] };
}
