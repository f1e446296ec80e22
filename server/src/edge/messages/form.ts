import { ANSWER_MAX_LENGTH, MESSAGE_STATUSES } from '@press-room/contract/messages';
import { z } from 'zod';
import { clearableId, optionalChoice, optionalId, requiredText } from '../../platform/http/fields.ts';

export const messageChangeForm = z.object({
  status: optionalChoice(MESSAGE_STATUSES),
  assignee: clearableId(),
  press_group: optionalId(),
});
export type MessageChangeValues = z.infer<typeof messageChangeForm>;

export const answerForm = z.object({
  text: requiredText({ max: ANSWER_MAX_LENGTH, hasLines: true }),
  status: optionalChoice(MESSAGE_STATUSES),
});
export type AnswerValues = z.infer<typeof answerForm>;
