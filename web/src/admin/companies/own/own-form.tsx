import { PUBLIC_FIELD_LENGTHS } from '@press-room/contract/companies';
import { OWN_COMPANY_PATH, type OwnCompany } from '@press-room/contract/own-company';
import { TextField } from '../../../components/text-field.tsx';
import { m } from '../../../paraglide/messages.js';
import { RecordForm } from '../../components/record/record-form.tsx';
import { Section } from '../../components/record/section.tsx';
import page from '../companies.module.css';
import styles from '../form/form.module.css';
import { PublicPreview } from '../form/public-preview.tsx';
import { OwnFields } from './own-fields.tsx';
import { listOwnCompared, OWN_SCHEMA, shownName, toOwnBody, toOwnValues } from './own-values.ts';

interface OwnFormProps {
  row: OwnCompany;
  isReadOnly: boolean;
  onSaved: (row: OwnCompany) => void;
}

/** Public data of a company, edited by its own press office; a changed name waits for approval. */
export function OwnForm({ row, isReadOnly, onSaved }: OwnFormProps) {
  return (
    <RecordForm
      noun={OWN_COMPANY_PATH}
      row={row}
      schema={OWN_SCHEMA}
      toValues={toOwnValues}
      toBody={toOwnBody}
      compared={listOwnCompared()}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {(form) => (
        <div className={styles.sides}>
          <div className={styles.parts}>
            <Section title={m['office.own.data']()}>
              <div className={styles.pairs}>
                <div className={styles.whole}>
                  <TextField
                    label={m['office.own.name']()}
                    hint={m['office.own.nameHint']()}
                    maxLength={PUBLIC_FIELD_LENGTHS.business_name}
                    {...form.field('name')}
                  />
                </div>
                <p className={`${page.hint} ${styles.whole}`}>{m['office.own.dataHint']()}</p>
                <OwnFields form={form} />
              </div>
            </Section>
          </div>
          <PublicPreview values={{ ...form.values, pub_business_name: shownName(row) }} />
        </div>
      )}
    </RecordForm>
  );
}
