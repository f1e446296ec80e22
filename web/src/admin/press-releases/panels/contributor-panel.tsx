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
  const { step, failure } = useStep();
  const own = useOwnCompany('press_release.edit');
  const { company, hall, stand } = useSaved();
  const { isReadOnly } = useEditing();
  const write = (body: object) => step({ method: 'PATCH', body });
  return (
    <>
      {own === null ? (
        <CompanyField isReadOnly={isReadOnly} onWrite={write} />
      ) : (
        <p className={styles.field}>
          <span className={styles.label}>{m['office.contributor.company']()}</span>
          <bdi>{company?.name}</bdi>
        </p>
      )}
      {company && <BrandField company={company.id} isReadOnly={isReadOnly} onWrite={write} />}
      <PlaceField
        label={m['office.contributor.hall']()}
        value={hall}
        maxLength={HALL_MAX_LENGTH}
        isReadOnly={isReadOnly}
        onWrite={(text) => write({ hall: text })}
      />
      <PlaceField
        label={m['office.contributor.stand']()}
        value={stand}
        maxLength={STAND_MAX_LENGTH}
        isReadOnly={isReadOnly}
        onWrite={(text) => write({ stand: text })}
      />
      {failure && <StatusNote kind="alert" title={failure} />}
    </>
  );
}

interface WritingProps {
  isReadOnly: boolean;
  /** @returns whether it was saved */
  onWrite: (body: object) => Promise<boolean>;
}

/** A company by its name; an empty field is the association. */
function CompanyField({ isReadOnly, onWrite }: WritingProps) {
  const id = useId();
  const { company } = useSaved();
  const [typed, setTyped] = useState<string | null>(null);
  const found = useCompanies(typed ?? '');
  const finish = async () => {
    const name = typed?.trim();
    const chosen = found.find((each) => each.name === name)?.id ?? (name === '' ? null : name);
    if (name !== undefined && name !== (company?.name ?? '') && !(await onWrite({ company: chosen }))) return;
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
    </div>
  );
}

function BrandField({ company, isReadOnly, onWrite }: WritingProps & { company: number }) {
  const id = useId();
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
        onChange={({ target }) => void onWrite({ brand: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{m['office.contributor.noBrand']()}</option>
        {brands.map(({ id: key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PlaceFieldProps {
  label: string;
  value: string;
  maxLength: number;
  isReadOnly: boolean;
  onWrite: (text: string) => Promise<boolean>;
}

function PlaceField({ label, value, maxLength, isReadOnly, onWrite }: PlaceFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const finish = async () => {
    const text = typed?.trim();
    // Until it is saved the field shows what was typed, and what has been typed since stays.
    if (text !== undefined && text !== value && !(await onWrite(text))) return;
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
    </div>
  );
}
