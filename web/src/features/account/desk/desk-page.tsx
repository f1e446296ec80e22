import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Failure } from '../../../components/failure.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { useSignedInUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import page from '../profile/profile-sections.module.css';
import { AccreditedSection } from './accredited-section.tsx';
import { AlertsSection } from './alerts-section.tsx';
import { AppointmentsSection } from './appointments-section.tsx';
import { AskedSection } from './asked-section.tsx';
import { ChangedSection } from './changed-section.tsx';
import styles from './desk.module.css';
import { OpenedSection } from './opened-section.tsx';
import { deskQuery } from './queries.ts';
import { SearchesSection } from './searches-section.tsx';
import { TakenSection } from './taken-section.tsx';

/** Continues where the reader left off, and shows news on what they downloaded. */
export function DeskPage() {
  useScreenTitle(m['account.desk.title']());
  const { id } = useSignedInUser();
  const { data, error, refetch } = useQuery(deskQuery(id, useContentLanguage()));
  return (
    <div className={page.page}>
      <header className={page.header}>
        <h1 className={page.title}>{m['account.desk.title']()}</h1>
        <p className={styles.lede}>{m['account.desk.lede']()}</p>
        <p>
          <Link href={PATHS.userProfile}>{m['account.profile.back']()}</Link>
        </p>
      </header>
      <ChangedSection />
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <OpenedSection opened={data.opened} />
          <TakenSection taken={data.taken} />
          <AskedSection asked={data.asked} />
        </>
      )}
      <AccreditedSection />
      {data && <AppointmentsSection appointments={data.appointments} />}
      {data && <AlertsSection alerts={data.alerts} />}
      <SearchesSection />
    </div>
  );
}
