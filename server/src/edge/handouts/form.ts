import { HANDOUT_ITEMS_MAX, HANDOUT_KINDS } from '@press-room/contract/messages';
import { z } from 'zod';
import { refuse } from '../../platform/http/field.ts';
import { optionalObjects } from '../../platform/http/fields.ts';
import { ID_MAX } from '../../platform/http/query.ts';
import { pagesForm } from '../downloads/basket/form.ts';

const itemSchema = z
  .object({
    kind: z.enum(HANDOUT_KINDS),
    id: z.int().min(1).max(ID_MAX),
    pages: pagesForm.optional(),
  })
  .transform(({ pages, ...item }) => {
    if (pages === undefined) return item;
    return item.kind === 'magazine' ? { ...item, pages } : refuse('not_of_this_shape');
  });

/** Items that a link shares. */
export const optionalHandoutItems = () => optionalObjects(itemSchema, HANDOUT_ITEMS_MAX);
