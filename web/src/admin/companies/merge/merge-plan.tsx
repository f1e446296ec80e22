import {
  COMPANY_PATH,
  type Company,
  type CompanyField,
  type CompanyMerge,
  companyMergePath,
} from '@press-room/contract/companies';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { getJson } from '../../../lib/api.ts';
import { joinWords } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { listsKey } from '../../components/saving/queries.ts';
import { useOfficeAct } from '../../components/saving/use-office-write.ts';
import { listUses } from '../uses.ts';
import { FieldChoice } from './field-choice.tsx';
import styles from './merge.module.css';

const planQuery = (kept: number, merged: number) =>
  queryOptions({
    queryKey: [...listsKey(COMPANY_PATH), 'merge', kept, merged],
    queryFn: ({ signal }) => getJson<CompanyMerge>(companyMergePath(kept), { merged }, signal),
    staleTime: 0,
    gcTime: 0,
  });

interface MergePlanProps {
  kept: number;
  merged: number;
  onBack: () => void;
  onMerged: (row: Company) => void;
}

export function MergePlan(props: MergePlanProps) {
  const { data, error, refetch } = useQuery(planQuery(props.kept, props.merged));
  if (data) return <Plan key={`${data.kept.version} ${data.merged.version}`} plan={data} {...props} />;
  return error ? <OfficeFailure error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
}

/** Values that only the removed company has are taken over by default. */
const takenAtFirst = ({ kept, merged, differences }: CompanyMerge): ReadonlySet<CompanyField> =>
  new Set(differences.filter((field) => !kept[field] && merged[field]));

/** Preview of the merge with a choice between differing values, and its execution. */
function Plan({ plan, onBack, onMerged }: MergePlanProps & { plan: CompanyMerge }) {
  const { kept, merged, differences } = plan;
  const [taken, setTaken] = useState(() => takenAtFirst(plan));
  const { isBusy, act } = useOfficeAct(COMPANY_PATH);
  const merge = async () => {
    const saved = await act<Company>({
      method: 'POST',
      id: kept.id,
      action: 'merge/',
      version: kept.version,
      body: { merged: merged.id, merged_version: merged.version, take: [...taken] },
    });
    if (saved === null) return;
    showToast('success', m['office.companies.merge.done']({ name: merged.business_name }));
    onMerged(saved.row);
  };
  const choose = (field: CompanyField, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(field);
    else next.delete(field);
    setTaken(next);
  };
  return (
    <div className={styles.parts}>
      <p className={styles.text}>
        {m['office.companies.merge.plan']({ merged: merged.business_name, kept: kept.business_name })}
      </p>
      <Moves plan={plan} />
      {differences.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          plan={plan}
          isTaken={taken.has(field)}
          onChoose={(isTaken) => choose(field, isTaken)}
        />
      ))}
      <div className={styles.actions}>
        <button type="button" className={buttons.button} disabled={isBusy} onClick={() => void merge()}>
          {m['office.companies.merge.submit']()}
        </button>
        <button type="button" className={buttons.quiet} disabled={isBusy} onClick={onBack}>
          {m['office.companies.merge.other']()}
        </button>
      </div>
    </div>
  );
}

function Moves({ plan: { moves, brands } }: { plan: CompanyMerge }) {
  const lines = [
    ...listUses(moves),
    ...(brands.length > 0
      ? [`${m['office.brands.title']()}: ${joinWords(brands.map(({ name }) => name))}`]
      : []),
  ];
  if (lines.length === 0) return <p className={styles.note}>{m['office.companies.merge.nothingMoves']()}</p>;
  return (
    <div>
      <p>{m['office.companies.merge.moves']()}</p>
      <ul className={styles.moves}>
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
