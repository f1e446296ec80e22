import {
  ORDER_NUMBER_PATTERN,
  ORDER_REGIONS,
  OUTLET_MAX_LENGTH,
  REMARK_MAX_LENGTH,
} from '@press-room/contract/event-accreditations';
import { EVENT_LANES } from '@press-room/contract/events';
import { WEBSITE_MAX_LENGTH } from '@press-room/contract/limits';
import { z } from 'zod';
import {
  clearableChoice,
  clearableMatch,
  optionalChoice,
  optionalText,
  optionalWebAddress,
  requiredChoice,
  requiredId,
  requiredText,
} from '../../../platform/http/fields.ts';

const fields = {
  outlet: optionalText({ max: OUTLET_MAX_LENGTH }),
  order_number: clearableMatch(ORDER_NUMBER_PATTERN, 'order_number_invalid'),
  order_region: clearableChoice(ORDER_REGIONS),
  website: optionalWebAddress({ max: WEBSITE_MAX_LENGTH }),
  remark: optionalText({ max: REMARK_MAX_LENGTH, hasLines: true }),
};

export const newApplicationForm = z.object({
  ...fields,
  event: requiredId(),
  lane: requiredChoice(EVENT_LANES),
});
export const applicationForm = z.object({ ...fields, lane: optionalChoice(EVENT_LANES) });
export type NewApplication = z.infer<typeof newApplicationForm>;
export type ApplicationChange = z.infer<typeof applicationForm>;

export const appealForm = z.object({ text: requiredText({ max: REMARK_MAX_LENGTH, hasLines: true }) });
