import {
  ASSOCIATION_STATUSES,
  COMPANY_PATH,
  type Company,
  PUBLIC_FIELD_LENGTHS,
  TYPOLOGIES,
} from '@press-room/contract/companies';
import { CheckField } from '../../../components/check-field.tsx';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { TYPOLOGY_LABELS } from '../../../features/companies/typologies.ts';
import { listCountries } from '../../../lib/countries.ts';
import type { Form } from '../../../lib/form.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { RecordForm } from '../../components/record/record-form.tsx';
import type { FormProps } from '../../components/record/record-page.tsx';
import { Section } from '../../components/record/section.tsx';
import { COMPANY_SCHEMA, type CompanyFormValues, listCompared, toBody, toValues } from '../company-values.ts';
import { fieldLabel, STATUS_LABELS } from '../labels.ts';
import styles from './form.module.css';
import { PublicPreview } from './public-preview.tsx';
import { PublicVariant, type VariantName } from './public-variant.tsx';
import { QuotaFields } from './quota-fields.tsx';

/** Fields of a company, each with its public variant in a disclosure, beside a preview of the public page. */
export function CompanyForm({ row, isReadOnly, onSaved }: FormProps<Company>) {
  return (
    <RecordForm
      noun={COMPANY_PATH}
      row={row}
      schema={COMPANY_SCHEMA}
      toValues={toValues}
      toBody={toBody}
      compared={listCompared()}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {(form) => (
        <div className={styles.sides}>
          <div className={styles.parts}>
            <Section title={m['office.companies.section.company']()}>
              <House form={form} />
            </Section>
            <Section title={m['office.companies.section.place']()}>
              <PlaceAndContacts form={form} />
            </Section>
            <Section title={m['inThePress.title']()}>
              <CheckField
                name="shows_clippings"
                isChecked={form.values.shows_clippings}
                onChange={(shows_clippings) => form.change({ shows_clippings })}
              >
                {m['office.inThePress.shown']()}
              </CheckField>
              <p>{m['office.inThePress.companyHint']()}</p>
            </Section>
            <Section title={m['office.companies.section.quotas']()}>
              <QuotaFields form={form} uses={row?.quotas ?? []} />
            </Section>
          </div>
          <PublicPreview values={form.values} />
        </div>
      )}
    </RecordForm>
  );
}

type CompanyForms = { form: Form<CompanyFormValues> };

function House({ form }: CompanyForms) {
  const notTold = { value: '', text: m['account.notTold']() };
  return (
    <div className={styles.pairs}>
      <Line form={form} field="business_name" isRequired />
      <TextField
        label={fieldLabel('vat')}
        isOptional
        hint={m['office.companies.vatHint']()}
        {...form.field('vat')}
      />
      <ChoiceField
        label={fieldLabel('association_status')}
        options={[
          notTold,
          ...ASSOCIATION_STATUSES.map((value) => ({ value, text: labelOf(STATUS_LABELS, value) })),
        ]}
        {...form.field('association_status')}
      />
      <ChoiceField
        label={fieldLabel('typology')}
        options={[notTold, ...TYPOLOGIES.map((value) => ({ value, text: labelOf(TYPOLOGY_LABELS, value) }))]}
        {...form.field('typology')}
      />
    </div>
  );
}

function PlaceAndContacts({ form }: CompanyForms) {
  return (
    <div className={styles.pairs}>
      <Line form={form} field="address" />
      <Line form={form} field="postal_code" />
      <Line form={form} field="city" />
      <Line form={form} field="state" />
      <PublicVariant form={form} field="country">
        {(name) => (
          <ChoiceField
            label={fieldLabel(name)}
            options={[{ value: '', text: m['account.notTold']() }, ...listCountries()]}
            {...form.field(name)}
          />
        )}
      </PublicVariant>
      <Line form={form} field="telephone" type="tel" />
      <Line form={form} field="fax" type="tel" />
      <Line form={form} field="press_contact" />
      <Line form={form} field="press_email" type="email" />
      <PublicVariant form={form} field="short_description" className={styles.whole}>
        {(name) => (
          <TextArea
            label={fieldLabel(name)}
            maxLength={PUBLIC_FIELD_LENGTHS.short_description}
            isOptional
            {...form.field(name)}
          />
        )}
      </PublicVariant>
    </div>
  );
}

interface LineProps extends CompanyForms {
  field: Exclude<VariantName, 'country' | 'short_description'>;
  type?: 'text' | 'tel' | 'email';
  isRequired?: true;
}

const Line = ({ form, field, type = 'text', isRequired }: LineProps) => (
  <PublicVariant form={form} field={field}>
    {(name) => (
      <TextField
        label={fieldLabel(name)}
        type={type}
        isOptional={isRequired !== true || name !== field}
        maxLength={PUBLIC_FIELD_LENGTHS[field]}
        {...form.field(name)}
      />
    )}
  </PublicVariant>
);
