import { m } from '../../paraglide/messages.js';
import type { Credentials } from './queries.ts';

export type CredentialErrors = { [Field in keyof Credentials]?: string };

/** Something, an at sign, a domain with a dot: the server has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function checkEmail(email: string): { email?: string } {
  if (email === '') return { email: m['account.email.required']() };
  return EMAIL.test(email) ? {} : { email: m['account.email.invalid']() };
}

/** The messages of spec section 5, in the reader's language. */
export function checkCredentials({ email, password }: Credentials): CredentialErrors {
  return {
    ...checkEmail(email),
    ...(password === '' && { password: m['account.password.required']() }),
  };
}
