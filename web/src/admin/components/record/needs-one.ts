import * as z from 'zod/mini';
import { m } from '../../../paraglide/messages.js';

type InBoth<Field extends string> = Record<`${Field}_it` | `${Field}_en`, string>;

/** One of the two languages is required; the error is shown at the Italian one. */
export const needsOne = <Field extends string, Values extends InBoth<Field>>(
  field: Field,
  schema: z.ZodMiniType<Values, Values>,
) =>
  schema.check(
    z.refine((values: Values) => `${values[`${field}_it`]}${values[`${field}_en`]}`.trim() !== '', {
      path: [`${field}_it`],
      error: () => m['office.record.oneTitle'](),
    }),
  );
