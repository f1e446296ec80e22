import { brokenPasswordRules } from '@press-room/contract/passwords';
import type { Config } from '../../../config.ts';
import type { Message } from '../../../text/messages.ts';
import { normalise } from '../passwords.ts';

const RULE_KEYS = {
  length: 'password_length',
  capital: 'password_capital',
  number: 'password_number',
  special: 'password_special',
} as const;

/** Every broken rule in the order of contract 9. */
export async function listBrokenRules(
  { PASSWORD_CHECK }: Pick<Config, 'PASSWORD_CHECK'>,
  password: string,
): Promise<Message[]> {
  const normal = normalise(password);
  const broken: Message[] = brokenPasswordRules(normal).map((rule) => ({ key: RULE_KEYS[rule] }));
  if (PASSWORD_CHECK === 'off') return broken;
  // The list is large: it is read when the first password is chosen.
  const { isCommonPassword } = await import('./common-passwords.ts');
  return isCommonPassword(normal) ? [...broken, { key: 'password_common' }] : broken;
}

/** What is wrong with a new password and its repetition, by field; the latter only once the password itself is good. */
export async function checkNewPassword(
  config: Pick<Config, 'PASSWORD_CHECK'>,
  { password, password_confirm = password }: { password: string; password_confirm?: string | undefined },
): Promise<Record<string, Message[]>> {
  const broken = await listBrokenRules(config, password);
  if (broken.length > 0) return { password: broken };
  const isRepeated = normalise(password_confirm) === normalise(password);
  return isRepeated ? {} : { password_confirm: [{ key: 'password_mismatch' }] };
}
