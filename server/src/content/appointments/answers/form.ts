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
import {
  clearableId,
  clearableObject,
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
  colleague: clearableObject(colleagueSchema).transform((colleague) => colleague ?? undefined),
});

export const askForm = z.object({
  email: emailText(),
  name: optionalText({ max: NAME_MAX_LENGTH }).transform((name) => name ?? ''),
  language: requiredChoice(LANGUAGES),
});
