import {
  ANSWER_MAX_LENGTH,
  HANDOUT_ITEMS_MAX,
  HANDOUT_KINDS,
  MESSAGE_STATUSES,
  NOTE_MAX_LENGTH,
} from '@press-room/contract/messages';
import { z } from 'zod';
import {
  clearableId,
  clearableInstant,
  optionalBoolean,
  optionalChoice,
  optionalId,
  optionalObjects,
  requiredText,
} from '../../platform/http/fields.ts';
import { ID_MAX } from '../../platform/http/query.ts';

export const messageChangeForm = z.object({
  status: optionalChoice(MESSAGE_STATUSES),
  assignee: clearableId(),
  press_group: optionalId(),
});
export type MessageChangeValues = z.infer<typeof messageChangeForm>;

export const answerForm = z.object({
  text: requiredText({ max: ANSWER_MAX_LENGTH, hasLines: true }),
  status: optionalChoice(MESSAGE_STATUSES),
  items: optionalObjects(
    z.object({ kind: z.enum(HANDOUT_KINDS), id: z.int().min(1).max(ID_MAX) }),
    HANDOUT_ITEMS_MAX,
  ),
  expires_at: clearableInstant(),
  is_confirmed: optionalBoolean(),
});
export type AnswerValues = z.infer<typeof answerForm>;

export const noteForm = z.object({ text: requiredText({ max: NOTE_MAX_LENGTH, hasLines: true }) });
