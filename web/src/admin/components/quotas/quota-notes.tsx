import {
  type CompanyQuotas,
  companyQuotaPath,
  isNearQuota,
  type Quota,
  type QuotaUse,
} from '@press-room/contract/company-quotas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { StatusNote } from '../../../components/status-note.tsx';
import { getJson } from '../../../lib/api.ts';
import { useSignedInUser } from '../../../lib/auth.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { listsKey } from '../saving/queries.ts';
import { QUOTA_ADVICE, QUOTA_LABELS, showUse } from './labels.ts';
import styles from './quotas.module.css';

interface QuotaNotesProps {
  /** Noun of the list below: its changes change the remaining quota. */
  noun: string;
  quotas: readonly Quota[];
}

/** Warns a company's press office about a low or exhausted quota, above the form that uses it. */
export function QuotaNotes({ noun, quotas }: QuotaNotesProps) {
  const company = useSignedInUser().press_office_of;
  return company ? <NotesOf noun={noun} quotas={quotas} company={company.id} /> : null;
}

const quotasQuery = (noun: string, company: number) =>
  queryOptions({
    queryKey: [...listsKey(noun), 'quotas', company],
    queryFn: ({ signal }) => getJson<CompanyQuotas>(companyQuotaPath(company), {}, signal),
    staleTime: 0,
  });

function NotesOf({ noun, quotas, company }: QuotaNotesProps & { company: number }) {
  const { data } = useQuery(quotasQuery(noun, company));
  const near = (data?.quotas ?? []).filter((use) => quotas.includes(use.quota) && isNearQuota(use));
  if (near.length === 0) return null;
  return (
    <div className={styles.notes}>
      {near.map((use) => (
        <QuotaNote key={use.quota} use={use} />
      ))}
    </div>
  );
}

function QuotaNote({ use }: { use: QuotaUse }) {
  const isFull = use.used >= use.max;
  return (
    <StatusNote
      kind={isFull ? 'alert' : 'plain'}
      title={m['office.quotas.title']({ label: labelOf(QUOTA_LABELS, use.quota), use: showUse(use) })}
      isLive={false}
    >
      <p>
        {isFull && `${m['office.quotas.full']()} `}
        {labelOf(QUOTA_ADVICE, use.quota)}
      </p>
    </StatusNote>
  );
}
