import { MAGAZINE_YEARS } from '@press-room/contract/admin-magazines';
import { TITLE_MAX_LENGTH } from '@press-room/contract/admin-media';
import { ISSUE_NUMBER_MAX_LENGTH, MAGAZINE_KINDS, TERRITORY_PATTERN } from '@press-room/contract/magazines';
import type { z } from 'zod';
import { officeForm, visibleFields } from '../../../core/admin/forms.ts';
import {
  clearableId,
  clearableMatch,
  optionalChoice,
  optionalId,
  optionalNumber,
  optionalText,
} from '../../../platform/http/fields.ts';

export const magazineForm = officeForm(
  {
    ...visibleFields,
    kind: optionalChoice(MAGAZINE_KINDS),
    territory: clearableMatch(TERRITORY_PATTERN, 'territory_unknown'),
    year: optionalNumber(MAGAZINE_YEARS),
    month: optionalNumber({ min: 1, max: 12 }),
    issue_number: optionalText({ max: ISSUE_NUMBER_MAX_LENGTH }),
    document: optionalId(),
    cover: clearableId(),
  },
  { title: { max: TITLE_MAX_LENGTH } },
);
export type MagazineForm = z.infer<typeof magazineForm>;
