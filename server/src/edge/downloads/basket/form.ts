import { type BasketItem, basketItemSchema } from '@press-room/contract/downloads';
import {
  BASKET_DOCUMENTS_MAX,
  BASKET_ITEMS_MAX,
  BASKET_TITLE_MAX_LENGTH,
  PAGES_AT_ONCE_MAX,
} from '@press-room/contract/limits';
import { isPageRange, nameRange } from '@press-room/contract/page-range';
import { toSingleLine } from '@press-room/contract/single-line';
import { z } from 'zod';
import { field, refuse } from '../../../platform/http/field.ts';
import { ID_MAX } from '../../../platform/http/query.ts';

const title = z.string().max(BASKET_TITLE_MAX_LENGTH).transform(toSingleLine);
export const pagesForm = z
  .object({ first: z.int(), last: z.int() })
  .transform((pages) => (isPageRange(pages) ? pages : refuse('page_range', { n: PAGES_AT_ONCE_MAX })));
const itemsSchema = z.array(
  basketItemSchema.extend({
    id: z.int().min(1).max(ID_MAX),
    title: title.optional(),
    pages: pagesForm.optional(),
  }),
);

function readItems(value: unknown): BasketItem[] {
  if (Array.isArray(value) && value.length === 0) return refuse('empty_list');
  return readItemsAs(itemsSchema, value);
}

/** Without duplicates, up to the limit of a basket. */
export function readItemsAs<Item extends Pick<BasketItem, 'kind' | 'id' | 'pages'>>(
  schema: z.ZodType<Item[]>,
  value: unknown,
): Item[] {
  if (!Array.isArray(value)) return refuse('not_a_list');
  if (value.length > BASKET_ITEMS_MAX) return refuse('too_many', { n: BASKET_ITEMS_MAX });
  const { success, data } = schema.safeParse(value);
  if (!success) return refuse('not_of_this_shape');
  if (data.some(({ kind, pages }) => pages !== undefined && kind !== 'magazine'))
    return refuse('not_of_this_shape');
  const items = new Map(data.map((item) => [nameItem(item), item]));
  const documents = [...items.values()].filter(({ kind }) => kind !== 'picture');
  if (documents.length > BASKET_DOCUMENTS_MAX) return refuse('basket_documents', { n: BASKET_DOCUMENTS_MAX });
  return [...items.values()];
}

const nameItem = ({ kind, id, pages }: Pick<BasketItem, 'kind' | 'id' | 'pages'>): string =>
  `${kind} ${id} ${pages === undefined ? '' : nameRange(pages)}`;

/** Items of a basket in their order, without duplicates. */
export const requiredItems = () => field((value) => readItems(value ?? refuse('required')));
export const optionalItems = () => field((value) => (value === undefined ? undefined : readItems(value)));
