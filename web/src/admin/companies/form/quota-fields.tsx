import { QUOTA_FIELDS, QUOTAS, type QuotaUse, STORAGE_UNIT } from '@press-room/contract/company-quotas';
import { TextField } from '../../../components/text-field.tsx';
import type { Form } from '../../../lib/form.ts';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { showAmount } from '../../components/quotas/labels.ts';
import type { CompanyFormValues } from '../company-values.ts';
import { quotaFieldLabel } from '../labels.ts';
import styles from './form.module.css';

interface QuotaFieldsProps {
  form: Form<CompanyFormValues>;
  /** Quotas as stored; empty for a new company. */
  uses: readonly QuotaUse[];
}

/** Quotas of the company's press office, if they differ from the default. */
export function QuotaFields({ form, uses }: QuotaFieldsProps) {
  return (
    <div className={styles.pairs}>
      {QUOTAS.map((quota) => {
        const hint = toHint(uses.find((use) => use.quota === quota));
        return (
          <TextField
            key={quota}
            label={quotaFieldLabel(quota)}
            {...(hint !== undefined && { hint })}
            inputMode="numeric"
            isOptional
            {...form.field(QUOTA_FIELDS[quota])}
          />
        );
      })}
    </div>
  );
}

function toHint(use: QuotaUse | undefined): string | undefined {
  if (use === undefined) return undefined;
  const { quota, used, max, usual } = use;
  const amount = { used: showAmount(quota, used) };
  const says = used > max ? m['office.companies.quotaOver'](amount) : m['office.companies.quotaUsed'](amount);
  const number = formatNumber(quota === 'storage' ? usual / STORAGE_UNIT : usual);
  return `${says} ${m['office.companies.quotaUsual']({ usual: number })}`;
}
