import * as z from 'zod/mini';
import { TextField } from '../../../components/text-field.tsx';
import type { Form } from '../../../lib/form.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './record-form.module.css';

export interface TitleValues {
  title_it: string;
  title_en: string;
}

export const needsTitle = <Values extends TitleValues>(schema: z.ZodMiniType<Values, Values>) =>
  schema.check(
    z.refine(({ title_it, title_en }: TitleValues) => `${title_it}${title_en}`.trim() !== '', {
      path: ['title_it'],
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
