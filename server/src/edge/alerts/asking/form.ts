import { ALERT_RHYTHMS, type AlertFilter, alertFilterSchema } from '@press-room/contract/alerts';
import { LANGUAGES } from '@press-room/contract/languages';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { z } from 'zod';
import { field, refuse } from '../../../platform/http/field.ts';
import { emailText, optionalNumber, requiredChoice } from '../../../platform/http/fields.ts';

const filterField = () =>
  field((value): AlertFilter => {
    if (value === undefined) return refuse('required');
    const parsed = alertFilterSchema.safeParse(value);
    return parsed.success ? parsed.data : refuse('not_of_this_shape');
  });

const ZONE_MAX_LENGTH = 60;

/** Names known to every Node.js; offsets and custom rules are refused. */
const isTimeZone = (name: string): boolean =>
  name.length <= ZONE_MAX_LENGTH &&
  (name === 'UTC' || /^[A-Z]\w+(?:\/[\w+-]+)+$/.test(name)) &&
  canTell(name);

function canTell(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

const zoneField = () =>
  field((value): string => {
    if (value === undefined || value === null || value === '') return OFFICE_ZONE;
    return typeof value === 'string' && isTimeZone(value) ? value : refuse('time_zone');
  });

export const alertForm = z.object({
  email: emailText(),
  language: requiredChoice(LANGUAGES),
  rhythm: requiredChoice(ALERT_RHYTHMS),
  filter: filterField(),
  hour: optionalNumber({ min: 0, max: 23 }),
  weekday: optionalNumber({ min: 1, max: 7 }),
  time_zone: zoneField(),
});

export const alertPreviewForm = z.object({ filter: filterField() });
