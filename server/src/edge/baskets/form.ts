import {
  BASKET_ITEM_NOTE_MAX_LENGTH,
  BASKET_NAME_MAX_LENGTH,
  keptItemSchema,
} from '@press-room/contract/baskets';
import { BASKET_NOTE_MAX_LENGTH } from '@press-room/contract/limits';
import { toSingleLine } from '@press-room/contract/single-line';
import { z } from 'zod';
import { field, refuse } from '../../platform/http/field.ts';
import { readText, requiredText } from '../../platform/http/fields.ts';
import { ID_MAX } from '../../platform/http/query.ts';
import { pagesForm, readItemsAs } from '../downloads/basket/form.ts';

const note = z.string().max(BASKET_ITEM_NOTE_MAX_LENGTH).transform(toSingleLine);
const itemsSchema = z.array(
  keptItemSchema
    .extend({ id: z.int().min(1).max(ID_MAX), note: note.optional(), pages: pagesForm.optional() })
    .transform(({ note: told, ...item }) => (told ? { ...item, note: told } : item)),
);

export const contentForm = z.object({
  name: requiredText({ max: BASKET_NAME_MAX_LENGTH, allowBlank: true }),
  note: requiredText({ max: BASKET_NOTE_MAX_LENGTH, allowBlank: true, hasLines: true }),
  items: field((value) => readItemsAs(itemsSchema, value ?? refuse('required'))),
});

const keySchema = z.uuid();
export const newBasketForm = contentForm.extend({
  key: field((value) => {
    const { success, data } = keySchema.safeParse(readText(value, { max: 36 }));
    return success ? data.toLowerCase() : refuse('not_of_this_shape');
  }),
});
