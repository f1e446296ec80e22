import { MAGAZINE_YEARS } from '@press-room/contract/admin-magazines';
import { KIT_FILES_MAX, TITLE_MAX_LENGTH } from '@press-room/contract/admin-media';
import { KIT_STATUSES } from '@press-room/contract/admin-press-kit';
import { languageSchema } from '@press-room/contract/languages';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { NOTE_MAX_LENGTH } from '@press-room/contract/release-reviews';
import { lineSchema } from '@press-room/contract/single-line';
import { z } from 'zod';
import { officeForm, visibleFields } from '../../../core/admin/forms.ts';
import {
  optionalIdOrName,
  optionalNumber,
  optionalObjects,
  optionalText,
  requiredChoice,
} from '../../../platform/http/fields.ts';
import { ID_MAX } from '../../../platform/http/query.ts';
import { mediaTransitionForm } from '../../publishing/visible.ts';

const title = lineSchema(TITLE_MAX_LENGTH).default('');

const fileSchema = z.object({
  asset: z.int().min(1).max(ID_MAX),
  title: z.object({ it: title, en: title }).default({ it: '', en: '' }),
  language: languageSchema.nullable().default(null),
});

export const pressKitForm = officeForm(
  {
    ...visibleFields,
    press_group: optionalIdOrName({ max: NAME_MAX_LENGTH }),
    year: optionalNumber(MAGAZINE_YEARS),
    files: optionalObjects(fileSchema, KIT_FILES_MAX),
  },
  { title: { max: TITLE_MAX_LENGTH } },
);
export type PressKitForm = z.infer<typeof pressKitForm>;
export type KitFileForm = z.infer<typeof fileSchema>;

export const kitTransitionForm = mediaTransitionForm.extend({
  to: requiredChoice(KIT_STATUSES),
  note: optionalText({ max: NOTE_MAX_LENGTH, hasLines: true }),
});
export type KitTransitionForm = z.infer<typeof kitTransitionForm>;
