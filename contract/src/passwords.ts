import { PASSWORD_MIN_LENGTH, PASSWORD_SPECIALS } from './limits.ts';

/** The rules of spec 5 in their fixed order; the length counts code points. */
export const PASSWORD_RULES = ['length', 'capital', 'number', 'special'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const CHECKS: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => Array.from(password).length >= PASSWORD_MIN_LENGTH,
  capital: (password) => /[A-Z]/.test(password),
  number: (password) => /[0-9]/.test(password),
  special: (password) => Array.from(PASSWORD_SPECIALS).some((character) => password.includes(character)),
};

export const brokenPasswordRules = (password: string): PasswordRule[] =>
  PASSWORD_RULES.filter((rule) => !CHECKS[rule](password));
