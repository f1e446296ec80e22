import { HALL_MAX_LENGTH, STAND_MAX_LENGTH } from '@press-room/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { StatusNote } from '../../../components/status-note.tsx';
import { useCompanies } from '../../../components/use-companies.ts';
import { companyPageQuery } from '../../../features/companies/queries.ts';
import { useReader } from '../../../features/press-releases/use-reader.ts';
import { useOwnCompany } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { useStep } from '../publication/use-step.ts';
import { useEditing, useSaved } from '../saving/use-editing.ts';
import styles from './panels.module.css';

/** Whose news it is, under which brand, and where to find it at the fair. Whoever types goes on while a part is on its way. */
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

/** Each part is written by itself, and says by itself what came of it. */
function usePart() {
  const { step, failure } = useStep();
  return {
    write: (body: object): Promise<boolean> => step({ method: 'PATCH', body }),
    refusal: failure && <StatusNote kind="alert" title={failure} />,
  };
}

/** A company by its name; an empty field is the association. */
function CompanyField({ isReadOnly }: { isReadOnly: boolean }) {
  const id = useId();
  const { write, refusal } = usePart();
  const { company } = useSaved();
  const [typed, setTyped] = useState<string | null>(null);
  const found = useCompanies(typed ?? '');
  const finish = async () => {
    const name = typed?.trim();
    const chosen = found.find((each) => each.name === name)?.id ?? (name === '' ? null : name);
    if (name !== undefined && name !== (company?.name ?? '') && !(await write({ company: chosen }))) return;
    setTyped((now) => (now === typed ? null : now));
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {m['office.contributor.company']()}
      </label>
      <input
        id={id}
        className={styles.input}
        list={`${id}-found`}
        autoComplete="off"
        value={typed ?? company?.name ?? ''}
        readOnly={isReadOnly}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void finish()}
      />
      <datalist id={`${id}-found`}>
        {found.map(({ id: key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
      <p id={`${id}-hint`} className={styles.hint}>
        {m['office.contributor.companyHint']()}
      </p>
      {refusal}
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
  const { write, refusal } = usePart();
  const [typed, setTyped] = useState<string | null>(null);
  const finish = async () => {
    const text = typed?.trim();
    // Until it is saved the field shows what was typed, and what has been typed since stays.
    if (text !== undefined && text !== value && !(await write({ [name]: text }))) return;
    setTyped((now) => (now === typed ? null : now));
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        autoComplete="off"
        maxLength={maxLength}
        value={typed ?? value}
        readOnly={isReadOnly}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void finish()}
      />
      {refusal}
    </div>
  );
}
