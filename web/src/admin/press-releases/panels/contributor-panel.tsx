import { HALL_MAX_LENGTH, STAND_MAX_LENGTH } from '@press-room/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useId, useState } from 'react';
import { LeaveDialog } from '../../../components/leave-dialog.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { useCompanies } from '../../../components/use-companies.ts';
import { companyPageQuery } from '../../../features/companies/queries.ts';
import { useReader } from '../../../features/press-releases/use-reader.ts';
import { useHold } from '../../../lib/leave.ts';
import { useOwnCompany } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { useStep } from '../publication/use-step.ts';
import { useEditing, useSaved } from '../saving/use-editing.ts';
import styles from './panels.module.css';

/** Issuer, brand and location at the fair. Typing is possible while a field is being saved. */
export function ContributorPanel() {
  const own = useOwnCompany('press_release.edit');
  const { company, hall, stand } = useSaved();
  const { isReadOnly } = useEditing();
  return (
    <>
      {own === null ? (
        <CompanyField isReadOnly={isReadOnly} />
      ) : (
        <p className={styles.field}>
          <span className={styles.label}>{m['office.contributor.company']()}</span>
          <bdi>{company?.name}</bdi>
        </p>
      )}
      {company && <BrandField company={company.id} isReadOnly={isReadOnly} />}
      <PlaceField
        label={m['office.contributor.hall']()}
        value={hall}
        maxLength={HALL_MAX_LENGTH}
        isReadOnly={isReadOnly}
        name="hall"
      />
      <PlaceField
        label={m['office.contributor.stand']()}
        value={stand}
        maxLength={STAND_MAX_LENGTH}
        isReadOnly={isReadOnly}
        name="stand"
      />
    </>
  );
}

/** Saves a field on its own, and reports its own errors. */
function usePart() {
  const { step, failure, isBusy } = useStep();
  return {
    write: (body: object): Promise<boolean> => step({ method: 'PATCH', body }),
    isBusy,
    refusal: failure && <StatusNote kind="alert" title={failure} />,
  };
}

/** A typed field: shows the input until it is saved, and keeps later input. */
function useTypedPart(stands: string) {
  const { write, isBusy, refusal } = usePart();
  const [typed, setTyped] = useState<string | null>(null);
  const isChanged = typed !== null && typed.trim() !== stands;
  const hold = useHold(isChanged && !isBusy);
  const finish = async (toBody: (text: string) => object) => {
    if (isChanged && !(await write(toBody(typed.trim())))) return;
    setTyped((now) => (now === typed ? null : now));
  };
  return {
    typed,
    finish,
    input: {
      className: styles.input,
      autoComplete: 'off',
      value: typed ?? stands,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    },
    ending: (
      <>
        {refusal}
        <LeaveDialog hold={hold} />
      </>
    ),
  };
}

/** Company field; empty means the association. */
function CompanyField({ isReadOnly }: { isReadOnly: boolean }) {
  const id = useId();
  const { company } = useSaved();
  const { typed, input, finish, ending } = useTypedPart(company?.name ?? '');
  const found = useCompanies(typed ?? '');
  const toBody = (name: string) => ({
    company: found.find((each) => each.name === name)?.id ?? (name === '' ? null : name),
  });
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {m['office.contributor.company']()}
      </label>
      <input
        id={id}
        list={`${id}-found`}
        readOnly={isReadOnly}
        aria-describedby={`${id}-hint`}
        onBlur={() => void finish(toBody)}
        {...input}
      />
      <datalist id={`${id}-found`}>
        {found.map(({ id: key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
      <p id={`${id}-hint`} className={styles.hint}>
        {m['office.contributor.companyHint']()}
      </p>
      {ending}
    </div>
  );
}

function BrandField({ company, isReadOnly }: { company: number; isReadOnly: boolean }) {
  const id = useId();
  const { write, refusal } = usePart();
  const { brand } = useSaved();
  const { data } = useQuery(companyPageQuery(useReader(), company));
  const known = data?.brands ?? [];
  const brands = brand === null || known.some((each) => each.id === brand.id) ? known : [brand, ...known];
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {m['office.contributor.brand']()}
      </label>
      <select
        id={id}
        className={styles.input}
        value={brand?.id ?? ''}
        disabled={isReadOnly}
        onChange={({ target }) => void write({ brand: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{m['office.contributor.noBrand']()}</option>
        {brands.map(({ id: key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      {refusal}
    </div>
  );
}

interface PlaceFieldProps {
  label: string;
  value: string;
  maxLength: number;
  isReadOnly: boolean;
  name: 'hall' | 'stand';
}

function PlaceField({ label, value, maxLength, isReadOnly, name }: PlaceFieldProps) {
  const id = useId();
  const { input, finish, ending } = useTypedPart(value);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        maxLength={maxLength}
        readOnly={isReadOnly}
        onBlur={() => void finish((text) => ({ [name]: text }))}
        {...input}
      />
      {ending}
    </div>
  );
}
