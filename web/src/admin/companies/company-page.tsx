import { COMPANY_PATH, type Company, type CompanyUses } from '@press-room/contract/companies';
import { useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { StatusNote } from '../../components/status-note.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import { entryOf, labelOf } from '../../lib/labels.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../components/record/record-page.tsx';
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

export const CompanyPage = () => (
  <RecordPage<Company>
    noun={COMPANY_PATH}
    fresh={
      <NewRecord
        title={m['office.companies.new']()}
        permission="company.create"
        Form={CompanyForm}
        toRecord={toCompany}
      />
    }
  >
    {(screen) => <CompanyScreen {...screen} />}
  </RecordPage>
);

function CompanyScreen({ row, latest, onSaved }: ScreenProps<Company>) {
  const [replacements, setReplacements] = useState(0);
  const isReadOnly = !usePermissions().includes('company.edit');
  const status = row.association_status;
  const handleReplaced = (replaced: Company) => {
    onSaved(replaced);
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
      <CompanyForm key={`form ${replacements}`} row={row} isReadOnly={isReadOnly} onSaved={onSaved} />
      <CompanyBrands key={`brands ${replacements}`} row={row} isReadOnly={isReadOnly} onSaved={onSaved} />
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
      <DeleteButton
        permission="company.delete"
        noun={COMPANY_PATH}
        row={row}
        name={row.business_name}
        text={m['office.record.deletePlain']()}
        backTo={OFFICE_PATHS.companies}
        listUses={({ facts }: ApiError) => listUses((facts.uses ?? {}) as CompanyUses)}
      />
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
