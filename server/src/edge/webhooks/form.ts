import {
  WEBHOOK_EVENTS,
  WEBHOOK_NAME_MAX_LENGTH,
  WEBHOOK_URL_MAX_LENGTH,
} from '@press-room/contract/webhooks';
import { z } from 'zod';
import { changedText, clearableId, optionalBoolean, optionalChoices } from '../../platform/http/fields.ts';

export const webhookForm = z.object({
  name: changedText({ max: WEBHOOK_NAME_MAX_LENGTH }),
  url: changedText({ max: WEBHOOK_URL_MAX_LENGTH }),
  press_group: clearableId(),
  events: optionalChoices(WEBHOOK_EVENTS),
  is_active: optionalBoolean(),
});
export type WebhookForm = z.infer<typeof webhookForm>;
