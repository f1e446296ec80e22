import { languageSchema } from '@press-room/contract/languages';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { MAGAZINE_YEARS } from '@press-room/contract/office-magazines';
import { KIT_FILES_MAX, TITLE_MAX_LENGTH } from '@press-room/contract/office-media';
import { z } from 'zod';
import { optionalIdOrName, optionalNumber, optionalObjects } from '../../../http/fields.ts';
import { ID_MAX } from '../../../http/query.ts';
import { officeForm, visibleFields } from '../../../office/forms.ts';
import { toSingleLine } from '../../../text/single-line.ts';

const title = z
  .string()
  .max(TITLE_MAX_LENGTH)
  .transform((text) => toSingleLine(text).trim())
  .default('');

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
  { title: { max: TITLE_MAX_LENGTH, isLine: true } },
);
export type PressKitForm = z.infer<typeof pressKitForm>;
export type KitFileForm = z.infer<typeof fileSchema>;
