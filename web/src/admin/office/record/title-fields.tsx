import * as z from 'zod/mini';
import { TextField } from '../../../components/text-field.tsx';
import type { Form } from '../../../lib/form.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './record-form.module.css';

export interface TitleValues {
  title_it: string;
  title_en: string;
}

type InBoth<Field extends string> = Record<`${Field}_it` | `${Field}_en`, string>;

/** One of the two languages is enough; that there is neither is said at the Italian one. */
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

/** A title in each language, of which one is enough. */
export function TitleFields<Values extends TitleValues & Record<string, unknown>>({
  form: { field },
}: {
  form: Form<Values>;
}) {
  return (
    <div className={styles.pair}>
      <TextField
        label={m['office.magazines.titleIt']()}
        type="text"
        autoComplete="off"
        isOptional
        {...field('title_it')}
      />
      <TextField
        label={m['office.magazines.titleEn']()}
        type="text"
        autoComplete="off"
        isOptional
        {...field('title_en')}
      />
    </div>
  );
}
