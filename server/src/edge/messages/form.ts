import { ANSWER_MAX_LENGTH, MESSAGE_STATUSES, NOTE_MAX_LENGTH } from '@press-room/contract/messages';
import { z } from 'zod';
import {
  clearableId,
  clearableInstant,
  optionalBoolean,
  optionalChoice,
  optionalId,
  requiredText,
} from '../../platform/http/fields.ts';
import { optionalHandoutItems } from '../handouts/form.ts';

export const messageChangeForm = z.object({
  status: optionalChoice(MESSAGE_STATUSES),
  assignee: clearableId(),
  press_group: optionalId(),
});
export type MessageChangeValues = z.infer<typeof messageChangeForm>;

export const answerForm = z.object({
  text: requiredText({ max: ANSWER_MAX_LENGTH, hasLines: true }),
  status: optionalChoice(MESSAGE_STATUSES),
  items: optionalHandoutItems(),
  expires_at: clearableInstant(),
  is_confirmed: optionalBoolean(),
});
export type AnswerValues = z.infer<typeof answerForm>;

export const noteForm = z.object({ text: requiredText({ max: NOTE_MAX_LENGTH, hasLines: true }) });
