import * as z from 'zod/mini';
import { m } from '../paraglide/messages.js';

type Shape<Values> = { [Name in keyof Values]?: z.ZodMiniType<Values[Name], Values[Name]> };

/**
 * Validation of a form. Fields without a rule are not checked: a choice is always one of its options, and an error
 * without a place to show it would block the reader silently.
 */
export const formSchema = <Values extends object>(shape: Shape<Values>): z.ZodMiniType<Values, Values> =>
  z.looseObject(shape) as unknown as z.ZodMiniType<Values, Values>;

type Words = () => string;
const REQUIRED: Words = () => m['account.required']();

/** More than spaces. */
export const requiredText = (error: Words = REQUIRED) =>
  z.string().check(z.refine((text) => text.trim() !== '', { error }));

/** A secret may begin or end with a space. */
export const requiredSecret = () =>
  z.string().check(z.minLength(1, { error: () => m['account.password.required']() }));

/** A box that has to be ticked. */
export const accepted = () =>
  z.boolean().check(z.refine((isTicked) => isTicked, { error: () => m['account.mustAccept']() }));

/** Something, an at sign, a domain with a dot, or nothing yet: the server has the last word. */
const EMAIL = /^(?:(?:[^\s@]+|".+")@[^\s@]+\.[^\s@]+)?$/;

export const optionalEmailText = () =>
  z
    .string()
    .check(z.refine((text) => EMAIL.test(text.trim()), { error: () => m['account.email.invalid']() }));

export const emailText = () =>
  optionalEmailText().check(
    z.refine((text) => text.trim() !== '', { error: () => m['account.email.required']() }),
  );

/** Empty: not answered yet. Nothing is chosen for the person. */
export type Answer = 'accept' | 'refuse' | '';

export const answered = () =>
  z.enum(['accept', 'refuse', '']).check(z.refine((answer) => answer !== '', { error: REQUIRED }));
