import { BRAND_NAME_MAX_LENGTH, BRAND_PATH, type Brand } from '@press-room/contract/companies';
import { TextField } from '../../components/text-field.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficePage } from '../components/page/office-page.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { RecordForm } from '../components/record/record-form.tsx';
import {
  type FormProps,
  NewRecord,
  RecordPage,
  type ScreenProps,
} from '../components/record/record-page.tsx';
import { OFFICE_PATHS, toBrand } from '../paths.ts';
import styles from './brands.module.css';
import { CompanyLinks } from './company-links.tsx';

export const BrandPage = () => (
  <RecordPage<Brand>
    noun={BRAND_PATH}
    fresh={
      <NewRecord
        title={m['office.brands.new']()}
        permission="brand.create"
        Form={BrandForm}
        toRecord={toBrand}
      />
    }
  >
    {(screen) => <BrandScreen {...screen} />}
  </RecordPage>
);

const listCompanies = ({ facts }: ApiError): string[] =>
  ((facts.companies ?? []) as Brand['companies']).map(({ name }) => name);

function BrandScreen({ row, onSaved }: ScreenProps<Brand>) {
  const permissions = usePermissions();
  return (
    <OfficePage
      title={row.name}
      action={
        <DeleteButton
          permission="brand.delete"
          noun={BRAND_PATH}
          row={row}
          name={row.name}
          text={m['office.record.deletePlain']()}
          backTo={OFFICE_PATHS.brands}
          listUses={listCompanies}
        />
      }
    >
      <BrandForm row={row} isReadOnly={!permissions.includes('brand.edit')} onSaved={onSaved} />
      {row.companies.length > 0 && (
        <section className={styles.whose} aria-labelledby="brand-companies">
          <h2 id="brand-companies" className={styles.heading}>
            {m['office.companies.title']()}
          </h2>
          <CompanyLinks companies={row.companies} />
        </section>
      )}
    </OfficePage>
  );
}

interface Values extends Record<string, unknown> {
  name: string;
}
const SCHEMA = formSchema<Values>({ name: requiredText() });

const BrandForm = ({ row, isReadOnly, onSaved }: FormProps<Brand>) => (
  <RecordForm
    noun={BRAND_PATH}
    row={row}
    schema={SCHEMA}
    toValues={(one) => ({ name: one?.name ?? '' })}
    toBody={({ name }) => ({ name })}
    compared={[{ name: 'name', label: m['office.brands.name']() }]}
    isReadOnly={isReadOnly}
    onSaved={onSaved}
  >
    {({ field }) => (
      <TextField label={m['office.brands.name']()} maxLength={BRAND_NAME_MAX_LENGTH} {...field('name')} />
    )}
  </RecordForm>
);
