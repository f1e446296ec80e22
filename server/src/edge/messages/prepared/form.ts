import { LANGUAGES } from '@press-room/contract/languages';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { PREPARED_NOTE_MAX_LENGTH } from '@press-room/contract/prepared-baskets';
import { z } from 'zod';
import {
  changedText,
  clearableId,
  clearableInstant,
  optionalBoolean,
  optionalChoice,
  optionalEmail,
  optionalText,
} from '../../../platform/http/fields.ts';
import { optionalHandoutItems } from '../../handouts/form.ts';

export const preparedForm = z.object({
  name: changedText({ max: NAME_MAX_LENGTH }),
  email: optionalEmail(),
  language: optionalChoice(LANGUAGES),
  press_group: clearableId(),
  note: optionalText({ max: PREPARED_NOTE_MAX_LENGTH, hasLines: true }),
  items: optionalHandoutItems(),
  expires_at: clearableInstant(),
  is_confirmed: optionalBoolean(),
  is_open: optionalBoolean(),
});
export type PreparedForm = z.infer<typeof preparedForm>;
