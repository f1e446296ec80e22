import {
  APPOINTMENT_ANSWERS,
  APPOINTMENT_NEEDS,
  NEEDS_NOTE_MAX_LENGTH,
} from '@press-room/contract/appointment-answers';
import { LANGUAGES } from '@press-room/contract/languages';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { toMailAddress } from '@press-room/contract/mail-addresses';
import { lineSchema } from '@press-room/contract/single-line';
import { z } from 'zod';
import { refuse, whenPresent } from '../../../platform/http/field.ts';
import {
  clearableId,
  emailText,
  optionalChoices,
  optionalText,
  requiredChoice,
} from '../../../platform/http/fields.ts';

const colleagueSchema = z.object({
  name: lineSchema(NAME_MAX_LENGTH).pipe(z.string().min(1)),
  email: z
    .string()
    .max(EMAIL_MAX_LENGTH)
    .transform((typed, context) => {
      const address = toMailAddress(typed.trim());
      if (address !== null) return address;
      context.addIssue({ code: 'custom', message: 'email' });
      return z.NEVER;
    }),
});

export const answerForm = z.object({
  answer: requiredChoice(APPOINTMENT_ANSWERS),
  slot: clearableId(),
  needs: optionalChoices(APPOINTMENT_NEEDS),
  needs_note: optionalText({ max: NEEDS_NOTE_MAX_LENGTH, hasLines: true }),
  colleague: whenPresent((value) => {
    if (value === null) return undefined;
    const parsed = colleagueSchema.safeParse(value);
    return parsed.success ? parsed.data : refuse('colleague_incomplete');
  }),
});

export const askForm = z.object({
  email: emailText(),
  name: optionalText({ max: NAME_MAX_LENGTH }).transform((name) => name ?? ''),
  language: requiredChoice(LANGUAGES),
});
