import type { CompanyName } from '@press-room/contract/account';
import type { QuotaUse } from '@press-room/contract/company-quotas';
import { OWN_COMPANY_PATH, type OwnCompany } from '@press-room/contract/own-company';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { toCompanyPage } from '../../../paths.ts';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { NotPermitted } from '../../components/page/permitted.tsx';
import { QuotaBars } from '../../components/quotas/quota-bars.tsx';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import styles from '../companies.module.css';
import { NameState } from './name-state.tsx';
import { OwnForm } from './own-form.tsx';
import { OwnPeople } from './own-people.tsx';
import { shownName } from './own-values.ts';

/** A company as edited by its own administrator. */
export function OwnCompanyPage() {
  const company = useSignedInUser().press_office_of;
  return company ? <OneCompany company={company} /> : <NotPermitted />;
}

function OneCompany({ company }: { company: CompanyName }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<OwnCompany>(OWN_COMPANY_PATH, company.id));
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ latest }: { latest: OwnCompany }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(latest);
  const isReadOnly = !usePermissions().includes('own_company.edit');
  return (
    <OfficePage
      title={shownName(row)}
      action={
        <Link href={toCompanyPage(row.id)} className={buttons.quiet}>
          {m['office.own.page']()}
        </Link>
      }
    >
      <NameState row={row} />
      <OwnForm row={row} isReadOnly={isReadOnly} onSaved={setRow} />
      <OwnRoom quotas={latest.quotas} />
      <OwnPeople row={latest} />
    </OfficePage>
  );
}

/** Quotas of the company and their use; its members have their own section. */
function OwnRoom({ quotas }: { quotas: readonly QuotaUse[] }) {
  return (
    <section className={styles.below} aria-labelledby="own-room">
      <div>
        <h2 id="own-room" className={styles.heading}>
          {m['office.own.room']()}
        </h2>
        <p className={styles.hint}>{m['office.own.roomHint']()}</p>
      </div>
      <QuotaBars quotas={quotas.filter(({ quota }) => quota !== 'agents')} />
    </section>
  );
}
