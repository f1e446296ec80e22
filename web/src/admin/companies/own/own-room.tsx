import type { QuotaUse } from '@press-room/contract/company-quotas';
import { m } from '../../../paraglide/messages.js';
import { QuotaBars } from '../../components/quotas/quota-bars.tsx';
import styles from '../companies.module.css';

/** What the company may have and how much of it is taken; its people stand by themselves. */
export function OwnRoom({ quotas }: { quotas: readonly QuotaUse[] }) {
  return (
    <section className={styles.below} aria-labelledby="own-room">
      <div>
        <h2 id="own-room" className={styles.heading}>
          {m['office.own.room']()}
        </h2>
        <p className={styles.hint}>{m['office.own.roomHint']()}</p>
      </div>
      <QuotaBars quotas={quotas.filter(({ quota }) => quota !== 'agents')} />
    </section>
  );
}
