import type { Company } from '@press-room/contract/companies';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import styles from '../companies.module.css';
import { LatePeopleOfCompany } from './late-people-of-company.tsx';

/** Who works for the press office of a company, and who says so and waits. */
export function CompanyMembers({ row: { id, uses } }: { row: Pick<Company, 'id' | 'uses'> }) {
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
      {!isEmpty && <LatePeopleOfCompany company={id} />}
    </section>
  );
}
