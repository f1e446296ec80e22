import { m } from '../../../paraglide/messages.js';
import sections from './profile-sections.module.css';
import styles from './profile-skeleton.module.css';

export function ProfileSkeleton() {
  return (
    <>
      <header className={sections.header}>
        <h1 className={sections.title}>{m['account.profile.title']()}</h1>
      </header>
      <div role="status">
        <span className="visually-hidden">{m['account.profile.loading']()}</span>
        <div aria-hidden="true" className={styles.body} />
      </div>
    </>
  );
}
