import { Link } from 'wouter';
import { AgendaList } from '../../../components/agenda/agenda-list.tsx';
import buttons from '../../../components/button.module.css';
import { UpcomingEvents } from '../../../components/upcoming-events.tsx';
import { useUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { EmbargoTerms } from '../embargo/embargo-terms.tsx';
import styles from './home-front.module.css';

export { ListFoot } from './list-foot.tsx';

export function HomeFront() {
  const user = useUser();
  return (
    <>
      <EmbargoTerms />
      {user && (
        <p className={`${styles.desk} no-print`}>
          <Link href={PATHS.desk} className={buttons.quiet}>
            {m['account.desk.back']()}
          </Link>
        </p>
      )}
      <UpcomingEvents />
      <AgendaList />
    </>
  );
}
