import { Link } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import page from '../profile/profile-sections.module.css';
import { ChangedSection } from './changed-section.tsx';
import styles from './desk.module.css';

/** What a reader took, and what became of it. */
export function DeskPage() {
  useScreenTitle(m['account.desk.title']());
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
    </div>
  );
}
