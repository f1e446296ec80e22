import * as z from 'zod/mini';
import { m } from '../paraglide/messages.js';

type Shape<Values> = { [Name in keyof Values]?: z.ZodMiniType<Values[Name], Values[Name]> };

/**
 * Validation of a form. Fields without a rule are not checked: choices are always valid, and an error without a place
 * to show it would block the reader.
 */
export const formSchema = <Values extends object>(shape: Shape<Values>): z.ZodMiniType<Values, Values> =>
  z.looseObject(shape) as unknown as z.ZodMiniType<Values, Values>;

type Words = () => string;
const REQUIRED: Words = () => m['account.required']();

/** Text that contains more than spaces. */
export const requiredText = (error: Words = REQUIRED) =>
  z.string().check(z.refine((text) => text.trim() !== '', { error }));

/** Required secret, which may start or end with a space. */
export const requiredSecret = () =>
  z.string().check(z.minLength(1, { error: () => m['account.password.required']() }));

/** Required checkbox. */
export const accepted = () =>
  z.boolean().check(z.refine((isTicked) => isTicked, { error: () => m['account.mustAccept']() }));

/** Empty, or text with an @ and a domain with a dot; the server decides. */
const EMAIL = /^(?:(?:[^\s@]+|".+")@[^\s@]+\.[^\s@]+)?$/;

export const optionalEmailText = () =>
  z
    .string()
    .check(z.refine((text) => EMAIL.test(text.trim()), { error: () => m['account.email.invalid']() }));

export const emailText = () =>
  optionalEmailText().check(
    z.refine((text) => text.trim() !== '', { error: () => m['account.email.required']() }),
  );

/** Empty: no answer yet. Nothing is preselected. */
export type Answer = 'accept' | 'refuse' | '';

export const answered = () =>
  z.enum(['accept', 'refuse', '']).check(z.refine((answer) => answer !== '', { error: REQUIRED }));
