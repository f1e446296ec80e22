import { TextField } from '../../../components/text-field.tsx';
import type { Form } from '../../../lib/form.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './record-form.module.css';

export interface TitleValues {
  title_it: string;
  title_en: string;
}

/** A title in each language; one of them is required. */
export function TitleFields<Values extends TitleValues & Record<string, unknown>>({
  form: { field },
}: {
  form: Form<Values>;
}) {
  return (
    <div className={styles.pair}>
      <TextField label={m['office.magazines.titleIt']()} isOptional {...field('title_it')} />
      <TextField label={m['office.magazines.titleEn']()} isOptional {...field('title_en')} />
    </div>
  );
}
