import { LANGUAGES } from '@press-room/contract/languages';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { HANDOUT_ITEMS_MAX, HANDOUT_KINDS } from '@press-room/contract/messages';
import { PREPARED_NOTE_MAX_LENGTH } from '@press-room/contract/prepared-baskets';
import { z } from 'zod';
import {
  changedText,
  clearableId,
  clearableInstant,
  optionalBoolean,
  optionalChoice,
  optionalEmail,
  optionalObjects,
  optionalText,
} from '../../../platform/http/fields.ts';
import { ID_MAX } from '../../../platform/http/query.ts';

export const preparedForm = z.object({
  name: changedText({ max: NAME_MAX_LENGTH }),
  email: optionalEmail(),
  language: optionalChoice(LANGUAGES),
  press_group: clearableId(),
  note: optionalText({ max: PREPARED_NOTE_MAX_LENGTH, hasLines: true }),
  items: optionalObjects(
    z.object({ kind: z.enum(HANDOUT_KINDS), id: z.int().min(1).max(ID_MAX) }),
    HANDOUT_ITEMS_MAX,
  ),
  expires_at: clearableInstant(),
  is_confirmed: optionalBoolean(),
  is_open: optionalBoolean(),
});
export type PreparedForm = z.infer<typeof preparedForm>;
