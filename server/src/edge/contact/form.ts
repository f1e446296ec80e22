import { CONTACT_TOPICS } from '@press-room/contract/contact';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_SUBJECT_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from '@press-room/contract/limits';
import { z } from 'zod';
import {
  clearableId,
  clearableInstant,
  emailText,
  optionalAcceptance,
  optionalBoolean,
  optionalChoice,
  optionalEmail,
  optionalText,
  requiredText,
} from '../../platform/http/fields.ts';

const fields = {
  name: optionalText({ max: NAME_MAX_LENGTH }),
  subject: requiredText({ max: CONTACT_SUBJECT_MAX_LENGTH }),
  message: requiredText({ max: CONTACT_MESSAGE_MAX_LENGTH, hasLines: true }),
  topic: optionalChoice(CONTACT_TOPICS),
  deadline: clearableInstant(),
  press_release: clearableId(),
  press_group: clearableId(),
  urgent: optionalBoolean(),
  privacy: optionalAcceptance(),
};

/** Signed-in users need not give an address. */
export const ownContactForm = z.object({ ...fields, email: optionalEmail() });
export const strangerContactForm = z.object({ ...fields, email: emailText() });

export type ContactValues = z.infer<typeof ownContactForm>;
