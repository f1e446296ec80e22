import type { OwnCompany } from '@press-room/contract/own-company';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { NewLink } from '../../components/page/new-link.tsx';
import { OFFICE_PATHS } from '../../paths.ts';
import styles from '../companies.module.css';
import { LazyPeopleOfCompany } from '../members/lazy-people-of-company.tsx';
import names from '../names/names.module.css';

/** Members of the company's press office, their limit, and a link to invite more. */
export function OwnPeople({ row: { id, seats } }: { row: Pick<OwnCompany, 'id' | 'seats'> }) {
  const permissions = usePermissions();
  const { max, members, invited } = seats;
  const isFull = members + invited >= max;
  return (
    <section className={styles.below} aria-labelledby="own-people">
      <div>
        <h2 id="own-people" className={styles.heading}>
          {m['office.own.people']()}
        </h2>
        <p className={styles.hint}>{m['office.own.seats']({ members, invited, max })}</p>
        {isFull && <p className={styles.hint}>{m['office.own.full']()}</p>}
      </div>
      {permissions.includes('account.invite') && (
        <p className={names.actions}>
          {!isFull && (
            <NewLink
              permission="account.invite"
              to={OFFICE_PATHS.newInvitation}
              label={m['users.invite.title']()}
            />
          )}
          <Link href={OFFICE_PATHS.invitations} className={buttons.quiet}>
            {m['users.invitations.title']()}
          </Link>
        </p>
      )}
      {permissions.includes('company_member.view') && <LazyPeopleOfCompany company={id} />}
    </section>
  );
}
