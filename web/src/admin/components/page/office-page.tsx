import type { ReactNode } from 'react';
import { InEnglish } from '../../../components/in-english.tsx';
import { useScreenTitle } from '../../../features/press-groups/use-screen-title.ts';
import styles from './office-page.module.css';

interface OfficePageProps {
  /** Title of the page and last part of the breadcrumb, which the shell renders. */
  title: string;
  /** A `StatusChip` on the screen of one record. */
  status?: ReactNode;
  /** Line below the title: numbers, last change. */
  facts?: ReactNode;
  /** Main action, as a button or link; secondary ones can precede it. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen of the back office. */
export function OfficePage({ title, status, facts, action, children }: OfficePageProps) {
  useScreenTitle(title);
  return (
    <InEnglish>
      <div className={styles.page}>
        <header className={styles.header}>
          <div className={styles.heading}>
            <h1 className={styles.title}>
              <bdi>{title}</bdi>
            </h1>
            {status}
          </div>
          {action && <div className={styles.action}>{action}</div>}
          {facts && <p className={styles.facts}>{facts}</p>}
        </header>
        {children}
      </div>
    </InEnglish>
  );
}
