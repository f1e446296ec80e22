import { useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import styles from './fact-list.module.css';
import type { Fact } from './facts.ts';

export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={value ? undefined : styles.soft}>
              <bdi>{value || m['account.notTold']()}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
