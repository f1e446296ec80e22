import type { QuotaUse } from '@press-room/contract/company-quotas';
import { isNearQuota } from '@press-room/contract/company-quotas';
import { labelOf } from '../../../lib/labels.ts';
import { QUOTA_ADVICE, QUOTA_LABELS, showUse } from './labels.ts';
import styles from './quotas.module.css';

/** Quotas of a company, with advice if little is left. */
export function QuotaBars({ quotas }: { quotas: readonly QuotaUse[] }) {
  return (
    <ul className={styles.bars}>
      {quotas.map((use) => {
        const label = labelOf(QUOTA_LABELS, use.quota);
        return (
          <li key={use.quota} className={styles.bar} data-full={use.used >= use.max}>
            <span>{label}</span>
            <progress max={Math.max(1, use.max)} value={Math.min(use.used, use.max)} aria-label={label} />
            <span className={styles.use}>{showUse(use)}</span>
            {isNearQuota(use) && <span className={styles.advice}>{labelOf(QUOTA_ADVICE, use.quota)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
