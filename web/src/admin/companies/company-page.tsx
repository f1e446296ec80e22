import { COMPANY_PATH, type Company, type CompanyUses } from '@press-room/contract/companies';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import buttons from '../../components/button.module.css';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { StatusNote } from '../../components/status-note.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import { entryOf, labelOf } from '../../lib/labels.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS, toCompany, toUsersOf } from '../paths.ts';
import styles from './companies.module.css';
import { CompanyBrands } from './company-brands.tsx';
import { CompanyHistory } from './company-history.tsx';
import { CompanyForm } from './form/company-form.tsx';
import { STATUS_KINDS, STATUS_LABELS, WARNING_LABELS } from './labels.ts';
import { LazyPeopleOfCompany } from './members/lazy-people-of-company.tsx';
import { MergeButton } from './merge/merge-button.tsx';
import { NameRequest } from './names/name-request.tsx';
import { listUses } from './uses.ts';

export function CompanyPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewCompany /> : <OneCompany key={id} id={Number(id)} />;
}

const NewCompany = () => (
  <OfficePage title={m['office.companies.new']()}>
    <CompanyForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toCompany(id))} />
  </OfficePage>
);

function OneCompany({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<Company>(COMPANY_PATH, id));
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ latest }: { latest: Company }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(latest);
  const [replacements, setReplacements] = useState(0);
  const isReadOnly = !usePermissions().includes('company.edit');
  const status = row.association_status;
  const handleReplaced = (replaced: Company) => {
    setRow(replaced);
    setReplacements(replacements + 1);
  };
  return (
    <OfficePage
      title={row.business_name}
      status={
        status && (
          <StatusChip
            kind={entryOf(STATUS_KINDS, status) ?? 'plain'}
            label={labelOf(STATUS_LABELS, status)}
          />
        )
      }
      facts={listUses(latest.uses).join(' · ')}
      action={<Actions row={row} uses={latest.uses} onMerged={handleReplaced} />}
    >
      <NameRequest row={row} onChanged={handleReplaced} />
      <Warnings row={row} />
      <CompanyForm key={`form ${replacements}`} row={row} isReadOnly={isReadOnly} onSaved={setRow} />
      <CompanyBrands key={`brands ${replacements}`} row={row} isReadOnly={isReadOnly} onSaved={setRow} />
      <CompanyMembers row={latest} />
      <CompanyHistory id={row.id} />
    </OfficePage>
  );
}

interface ActionsProps {
  row: Company;
  uses: CompanyUses;
  onMerged: (row: Company) => void;
}

function Actions({ row, uses, onMerged }: ActionsProps) {
  const permissions = usePermissions();
  return (
    <>
      {uses.user_account !== undefined && permissions.includes('account.view') && (
        <Link href={toUsersOf(row.id)} className={buttons.quiet}>
          {m['office.companies.accounts']()}
        </Link>
      )}
      {permissions.includes('company.merge') && <MergeButton row={row} onMerged={onMerged} />}
      {permissions.includes('company.delete') && (
        <DeleteButton
          noun={COMPANY_PATH}
          row={row}
          name={row.business_name}
          text={m['office.record.deletePlain']()}
          onDeleted={() => navigate(OFFICE_PATHS.companies, { replace: true })}
          listUses={({ facts }: ApiError) => listUses((facts.uses ?? {}) as CompanyUses)}
        />
      )}
    </>
  );
}

/** Warnings, with the companies that have the same VAT number. */
function Warnings({ row: { warnings, same_vat } }: { row: Company }) {
  if (warnings.length === 0) return null;
  return (
    <div className={styles.warnings}>
      {warnings.map((warning) => (
        <StatusNote key={warning} kind="plain" title={labelOf(WARNING_LABELS, warning)} isLive={false}>
          {warning === 'vat_shared' && (
            <ul className={styles.same}>
              {same_vat.map(({ id, name }) => (
                <li key={id}>
                  <Link href={toCompany(id)}>
                    <bdi>{name}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </StatusNote>
      ))}
    </div>
  );
}

/** Members of a company's press office, and waiting claims. */
function CompanyMembers({ row: { id, uses } }: { row: Pick<Company, 'id' | 'uses'> }) {
  if (!usePermissions().includes('company_member.view')) return null;
  const isEmpty = (uses.user_account ?? 0) + (uses.company_member ?? 0) === 0;
  return (
    <section className={styles.below} aria-labelledby="company-members">
      <div>
        <h2 id="company-members" className={styles.heading}>
          {m['office.members.ofCompany']()}
        </h2>
        <p className={styles.hint}>{isEmpty ? m['office.members.noneText']() : m['office.members.hint']()}</p>
      </div>
      {!isEmpty && <LazyPeopleOfCompany company={id} />}
    </section>
  );
}
