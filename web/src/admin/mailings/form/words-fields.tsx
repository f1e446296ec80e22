import type { Language } from '@press-room/contract/languages';
import {
  MERGE_FIELDS,
  OPENING_MAX_LENGTH,
  PREHEADER_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
} from '@press-room/contract/mailings';
import { useRef } from 'react';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { Form } from '../../../lib/form.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { MERGE_FIELD_LABELS } from '../labels.ts';
import styles from '../mailings.module.css';
import type { MailingValues } from './mailing-values.ts';

interface WordsFieldsProps {
  form: Form<MailingValues>;
  language: Language;
}

/** Texts written for the message in one language. */
export function WordsFields({ form, language }: WordsFieldsProps) {
  const line = { isOptional: true } as const;
  return (
    <>
      <TextField
        label={m['office.mailings.subject']()}
        maxLength={SUBJECT_MAX_LENGTH}
        {...line}
        {...form.field(`subject_${language}`)}
      />
      <TextField
        label={m['office.mailings.preheader']()}
        hint={m['office.mailings.preheaderHint']()}
        maxLength={PREHEADER_MAX_LENGTH}
        {...line}
        {...form.field(`preheader_${language}`)}
      />
      <Opening form={form} language={language} />
    </>
  );
}

type MergeField = (typeof MERGE_FIELDS)[number];

/** Default texts of empty merge fields. */
const OTHERWISE: Record<MergeField, Record<Language, string>> = {
  salutation: { it: 'Gentile collega', en: 'Dear colleague' },
  first_name: { it: 'collega', en: 'colleague' },
  last_name: { it: 'collega', en: 'colleague' },
  outlet: { it: 'la vostra redazione', en: 'your newsroom' },
};

function Opening({ form, language }: WordsFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = form.field(`opening_${language}`);
  const insert = (name: MergeField) => {
    const area = box.current?.querySelector('textarea');
    const { value } = field;
    const [start, end] = [area?.selectionStart ?? value.length, area?.selectionEnd ?? value.length];
    const added = `{${name}|${OTHERWISE[name][language]}}`;
    field.onChange(value.slice(0, start) + added + value.slice(end));
    // Place the caret behind the inserted field after rendering.
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(start + added.length, start + added.length);
    });
  };
  return (
    <div ref={box} className={styles.group}>
      <TextArea
        label={m['office.mailings.opening']()}
        hint={m['office.mailings.openingHint']({ field: `{first_name|${OTHERWISE.first_name[language]}}` })}
        maxLength={OPENING_MAX_LENGTH}
        isOptional
        {...field}
      />
      <fieldset className={styles.fieldButtons}>
        <legend className={styles.fieldLegend}>{m['office.mailings.fields']()}</legend>
        {MERGE_FIELDS.map((name) => (
          <button key={name} type="button" className={styles.fieldButton} onClick={() => insert(name)}>
            {labelOf(MERGE_FIELD_LABELS, name)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
