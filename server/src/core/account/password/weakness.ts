import type { Owner } from './own-words-queries.ts';
import { listBrokenRules, type PasswordContext } from './rules.ts';

/** Why the app would refuse this password too, for operators; null: it would accept it. */
export async function findWeakness(
  context: PasswordContext,
  password: string,
  owner: Owner,
): Promise<string | null> {
  const broken = (await listBrokenRules(context, password, owner)).map(({ key }) => key);
  if (broken.includes('password_common')) return 'The password is one that everybody uses.';
  if (broken.includes('password_own'))
    return 'The password is made of names of its owner, the company, the town or this press room.';
  if (broken.length === 0) return null;
  return 'The password needs at least 8 characters, a capital letter, a number and one of !@#$%_';
}
