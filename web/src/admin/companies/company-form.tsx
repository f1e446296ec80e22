import {
  ASSOCIATION_STATUSES,
  COMPANY_PATH,
  type Company,
  type CompanyField,
  PUBLIC_FIELD_LENGTHS,
  type PublicField,
  TYPOLOGIES,
} from '@press-room/contract/companies';
import { ChoiceField } from '../../components/choice-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { TYPOLOGY_LABELS } from '../../features/companies/typologies.ts';
import { listCountries } from '../../lib/countries.ts';
import type { Form } from '../../lib/form.ts';
import { m } from '../../paraglide/messages.js';
import { RecordForm } from '../office/record/record-form.tsx';
import { Section } from '../office/record/section.tsx';
import styles from './companies.module.css';
import { COMPANY_SCHEMA, type CompanyFormValues, listCompared, toBody, toValues } from './company-values.ts';
import { fieldLabel, STATUS_LABELS } from './labels.ts';
import { PublicPreview } from './public-preview.tsx';

interface CompanyFormProps {
  row: Company | null;
  isReadOnly: boolean;
  onSaved: (row: Company) => void;
}

/** The data of a company, its public variants, and what readers make of both beside it. */
export function CompanyForm({ row, isReadOnly, onSaved }: CompanyFormProps) {
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
          <div className={styles.fields}>
            <Own form={form} />
            <Public form={form} />
          </div>
          <PublicPreview values={form.values} />
        </div>
      )}
    </RecordForm>
  );
}

type CompanyForms = { form: Form<CompanyFormValues> };

function Own({ form }: CompanyForms) {
  const notTold = { value: '', text: m['account.notTold']() };
  return (
    <>
      <Section title={m['office.companies.section.company']()}>
        <Line form={form} field="business_name" isRequired />
        <Line form={form} field="vat" hint={m['office.companies.vatHint']()} />
        <ChoiceField
          label={fieldLabel('association_status')}
          options={[
            notTold,
            ...ASSOCIATION_STATUSES.map((value) => ({ value, text: STATUS_LABELS[value]() })),
          ]}
          {...form.field('association_status')}
        />
        <ChoiceField
          label={fieldLabel('typology')}
          options={[notTold, ...TYPOLOGIES.map((value) => ({ value, text: TYPOLOGY_LABELS[value]() }))]}
          {...form.field('typology')}
        />
      </Section>
      <Section title={m['office.companies.section.place']()}>
        <PlaceAndContacts form={form} prefix="" />
      </Section>
    </>
  );
}

function Public({ form }: CompanyForms) {
  return (
    <Section title={m['office.companies.section.public']()}>
      <p className={`${styles.hint} ${styles.pair}`}>{m['office.companies.publicHint']()}</p>
      <Line form={form} field="pub_business_name" />
      <PlaceAndContacts form={form} prefix="pub_" />
    </Section>
  );
}

function PlaceAndContacts({ form, prefix }: CompanyForms & { prefix: '' | 'pub_' }) {
  const named = <Name extends PublicField>(name: Name) => `${prefix}${name}` as const;
  const country = named('country');
  const description = named('short_description');
  return (
    <>
      <Line form={form} field={named('address')} />
      <Line form={form} field={named('postal_code')} />
      <Line form={form} field={named('city')} />
      <Line form={form} field={named('state')} />
      <ChoiceField
        label={fieldLabel(country)}
        options={[{ value: '', text: m['account.notTold']() }, ...listCountries()]}
        {...form.field(country)}
      />
      <Line form={form} field={named('telephone')} type="tel" />
      <Line form={form} field={named('fax')} type="tel" />
      <div className={styles.pair}>
        <TextArea
          label={fieldLabel(description)}
          maxLength={PUBLIC_FIELD_LENGTHS.short_description}
          isOptional
          {...form.field(description)}
        />
      </div>
    </>
  );
}

interface LineProps extends CompanyForms {
  field: CompanyField;
  hint?: string;
  type?: 'text' | 'tel';
  isRequired?: true;
}

function Line({ form, field, hint, type = 'text', isRequired }: LineProps) {
  const own = field.replace(/^pub_/, '') as PublicField;
  return (
    <TextField
      label={fieldLabel(field)}
      type={type}
      autoComplete="off"
      isOptional={isRequired !== true}
      {...(hint !== undefined && { hint })}
      {...(Object.hasOwn(PUBLIC_FIELD_LENGTHS, own) && { maxLength: PUBLIC_FIELD_LENGTHS[own] })}
      {...form.field(field)}
    />
  );
}
