import { BRAND_NAME_MAX_LENGTH, BRAND_PATH, type Brand } from '@press-room/contract/companies';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { RecordForm } from '../components/record/record-form.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS, toBrand } from '../paths.ts';
import styles from './brands.module.css';
import { CompanyLinks } from './company-links.tsx';

export function BrandPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewBrand /> : <OneBrand key={id} id={Number(id)} />;
}

const NewBrand = () => (
  <OfficePage title={m['office.brands.new']()}>
    <BrandForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toBrand(id))} />
  </OfficePage>
);

function OneBrand({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<Brand>(BRAND_PATH, id));
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

const listCompanies = ({ facts }: ApiError): string[] =>
  ((facts.companies ?? []) as Brand['companies']).map(({ name }) => name);

function Loaded({ latest }: { latest: Brand }) {
  const [row, setRow] = useState(latest);
  const permissions = usePermissions();
  return (
    <OfficePage
      title={row.name}
      action={
        permissions.includes('brand.delete') && (
          <DeleteButton
            noun={BRAND_PATH}
            row={row}
            name={row.name}
            text={m['office.record.deletePlain']()}
            onDeleted={() => navigate(OFFICE_PATHS.brands, { replace: true })}
            listUses={listCompanies}
          />
        )
      }
    >
      <BrandForm row={row} isReadOnly={!permissions.includes('brand.edit')} onSaved={setRow} />
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

interface BrandFormProps {
  row: Brand | null;
  isReadOnly: boolean;
  onSaved: (row: Brand) => void;
}

const BrandForm = ({ row, isReadOnly, onSaved }: BrandFormProps) => (
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
      <TextField
        label={m['office.brands.name']()}
        type="text"
        autoComplete="off"
        maxLength={BRAND_NAME_MAX_LENGTH}
        {...field('name')}
      />
    )}
  </RecordForm>
);
