import { EMAIL_MAX_LENGTH } from '@press-room/contract/limits';
import {
  MAILING_KINDS,
  MAILING_LINKS_MAX,
  MAILING_MOVES,
  MAILING_PER_MINUTE_MAX,
  mailingAudienceSchema,
  mailingLinkSchema,
  OPENING_MAX_LENGTH,
  PREHEADER_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
} from '@press-room/contract/mailings';
import { z } from 'zod';
import { officeForm } from '../../core/admin/forms.ts';
import {
  clearableInstant,
  optionalBoolean,
  optionalChoice,
  optionalId,
  optionalNumber,
  optionalObject,
  optionalObjects,
  optionalTextList,
  requiredChoice,
} from '../../platform/http/fields.ts';

export const mailingForm = officeForm(
  {
    press_release: optionalId(),
    press_review: optionalId(),
    appointment: optionalId(),
    kind: optionalChoice(MAILING_KINDS),
    follows: optionalId(),
    audience: optionalObject(mailingAudienceSchema),
    extent: optionalChoice(['teaser', 'full'] as const),
    shows_picture: optionalBoolean(),
    links: optionalObjects(mailingLinkSchema, MAILING_LINKS_MAX),
    hidden_contacts: optionalTextList({ max: EMAIL_MAX_LENGTH }, MAILING_LINKS_MAX),
    per_minute: optionalNumber({ min: 0, max: MAILING_PER_MINUTE_MAX }),
  },
  {
    subject: { max: SUBJECT_MAX_LENGTH },
    preheader: { max: PREHEADER_MAX_LENGTH },
    opening: { max: OPENING_MAX_LENGTH, hasLines: true },
  },
);
export type MailingForm = z.infer<typeof mailingForm>;

export const mailingMoveForm = z.object({
  to: requiredChoice(MAILING_MOVES),
  send_at: clearableInstant(),
  recipients: optionalNumber({ min: 0, max: 10_000_000 }),
  despite_crisis: optionalBoolean(),
});
export type MailingMoveForm = z.infer<typeof mailingMoveForm>;
