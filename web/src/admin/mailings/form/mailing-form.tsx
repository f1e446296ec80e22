import { MAILING_PATH, type Mailing } from '@press-room/contract/mailings';
import { useEffect } from 'react';
import type { Form } from '../../../lib/form.ts';
import { capitalise, languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { RecordForm } from '../../components/record/record-form.tsx';
import { Section } from '../../components/record/section.tsx';
import { AudienceNote } from '../audience-note.tsx';
import styles from '../mailings.module.css';
import { AudienceFields } from './audience-fields.tsx';
import { ContentFields } from './content-fields.tsx';
import {
  isUnsaved,
  listCompared,
  type MailingValues,
  SCHEMA,
  toAudience,
  toBody,
  toValues,
} from './mailing-values.ts';
import { WordsFields } from './words-fields.tsx';

interface MailingFormProps {
  row: Mailing;
  isReadOnly: boolean;
  /** Called because preview and sending use the saved state. */
  onUnsaved: (isUnsaved: boolean) => void;
}

export const MailingForm = ({ row, isReadOnly, onUnsaved }: MailingFormProps) => (
  <RecordForm
    noun={MAILING_PATH}
    row={row}
    schema={SCHEMA}
    toValues={toValues}
    toBody={toBody}
    compared={listCompared()}
    isReadOnly={isReadOnly}
    onSaved={() => undefined}
  >
    {(form) => <MailingFields form={form} row={row} onUnsaved={onUnsaved} />}
  </RecordForm>
);

interface MailingFieldsProps extends Pick<MailingFormProps, 'row' | 'onUnsaved'> {
  form: Form<MailingValues>;
}

function MailingFields({ form, row, onUnsaved }: MailingFieldsProps) {
  const unsaved = isUnsaved(row, form.values);
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  return (
    <>
      <Section title={m['office.mailings.section.audience']()}>
        <AudienceFields form={form} row={row} />
        <AudienceNote row={row} audience={toAudience(form.values)} />
      </Section>
      {(['it', 'en'] as const).map((language) => (
        <Section key={language} title={capitalise(languageName(language))}>
          <div className={styles.words}>
            <WordsFields form={form} language={language} />
          </div>
        </Section>
      ))}
      <Section title={m['office.mailings.section.content']()}>
        <ContentFields form={form} row={row} />
      </Section>
    </>
  );
}
