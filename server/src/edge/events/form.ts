import { BOILERPLATE_MAX_LENGTH } from '@press-room/contract/admin-press-groups';
import {
  CRITERIA_MAX_LENGTH,
  DECISION_DAYS,
  EVENT_NAME_MAX_LENGTH,
  EVENT_PLACE_MAX_LENGTH,
} from '@press-room/contract/events';
import type { z } from 'zod';
import { officeForm } from '../../core/admin/forms.ts';
import { clearableInstant, optionalDate, optionalNumber } from '../../platform/http/fields.ts';

const criteria = { max: CRITERIA_MAX_LENGTH, hasLines: true };

export const eventForm = officeForm(
  {
    starts_on: optionalDate(),
    ends_on: optionalDate(),
    applications_from: clearableInstant(),
    applications_until: clearableInstant(),
    decision_days: optionalNumber(DECISION_DAYS),
  },
  {
    name: { max: EVENT_NAME_MAX_LENGTH },
    place: { max: EVENT_PLACE_MAX_LENGTH },
    about: { max: BOILERPLATE_MAX_LENGTH, hasLines: true },
    criteria_journalist: criteria,
    criteria_photographer: criteria,
    criteria_creator: criteria,
    criteria_company_press_office: criteria,
  },
);
export type EventForm = z.infer<typeof eventForm>;
