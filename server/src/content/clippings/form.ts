import {
  CLIPPING_COMPANIES_MAX,
  CLIPPING_KINDS,
  CLIPPING_LANGUAGES,
  CLIPPING_LICENCES,
  CLIPPING_PICTURES_MAX,
  CLIPPING_RELEASES_MAX,
  CLIPPING_SECTORS_MAX,
  CLIPPING_TONES,
  CLIPPING_URL_MAX_LENGTH,
  type Clipping,
  EDITION_MAX_LENGTH,
  EXCERPT_MAX_LENGTH,
  EXTENT_MAX,
  HEADLINE_MAX_LENGTH,
} from '@press-room/contract/clippings';
import { REACH_MAX } from '@press-room/contract/contacts';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { z } from 'zod';
import { invalidField } from '../../platform/errors/errors.ts';
import {
  changedText,
  clearableDate,
  clearableId,
  clearableNumber,
  optionalChoice,
  optionalDate,
  optionalId,
  optionalIds,
  optionalText,
  optionalWebAddress,
} from '../../platform/http/fields.ts';

const ids = (max: number) => optionalIds({ max, allowNone: true });
const extent = () => clearableNumber({ max: EXTENT_MAX });

export const clippingForm = z.object({
  press_group: optionalId(),
  kind: optionalChoice(CLIPPING_KINDS),
  headline: changedText({ max: HEADLINE_MAX_LENGTH }),
  outlet: optionalId(),
  outlet_name: changedText({ max: NAME_MAX_LENGTH }),
  author: optionalText({ max: NAME_MAX_LENGTH }),
  contact: clearableId(),
  published_on: optionalDate(),
  edition: optionalText({ max: EDITION_MAX_LENGTH }),
  page: optionalText({ max: EDITION_MAX_LENGTH }),
  url: optionalWebAddress({ max: CLIPPING_URL_MAX_LENGTH }),
  picture_url: optionalWebAddress({ max: CLIPPING_URL_MAX_LENGTH }),
  excerpt: optionalText({ max: EXCERPT_MAX_LENGTH, hasLines: true }),
  language: optionalChoice(['', ...CLIPPING_LANGUAGES]),
  tone: optionalChoice(['', ...CLIPPING_TONES]),
  reach: clearableNumber({ max: REACH_MAX }),
  space: extent(),
  seconds: extent(),
  licence: optionalChoice(CLIPPING_LICENCES),
  licensed_until: clearableDate(),
  file: clearableId(),
  sectors: ids(CLIPPING_SECTORS_MAX),
  companies: ids(CLIPPING_COMPANIES_MAX),
  releases: ids(CLIPPING_RELEASES_MAX),
  pictures: ids(CLIPPING_PICTURES_MAX),
});
export type ClippingForm = z.infer<typeof clippingForm>;

type Licence = Pick<ClippingForm, 'licence' | 'licensed_until'>;

/** Only a licence has an end date. @throws 400 */
export function checkLicence(form: Licence, current: Pick<Clipping, keyof Licence> | null): void {
  const { licence, licensed_until } = {
    licence: form.licence ?? current?.licence,
    licensed_until: form.licensed_until === undefined ? current?.licensed_until : form.licensed_until,
  };
  if (licensed_until && licence !== 'licensed') throw invalidField('licensed_until', 'licence_day_without');
}
