import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type SectionProps = { title: string; hint?: string; children: ReactNode };

/** Section of the profile: description on one side, fields on the other. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
