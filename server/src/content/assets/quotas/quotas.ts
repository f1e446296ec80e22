import { type Quota, STORAGE_UNIT } from '@press-room/contract/company-quotas';
import type { Config } from '../../../platform/config/config.ts';
import type { MessageKey } from '../../../platform/text/messages.ts';

interface QuotaKind {
  /** Where a company has no number of its own. */
  setting: (config: Config) => number;
  /** Value of one unit. */
  unit: number;
  /** Message with the limit and advice. */
  refusal: MessageKey;
}

export const QUOTA_KINDS: Readonly<Record<Quota, QuotaKind>> = {
  agents: { setting: ({ COMPANY_AGENTS }) => COMPANY_AGENTS, unit: 1, refusal: 'company_full' },
  storage: {
    setting: ({ COMPANY_STORAGE_MB }) => COMPANY_STORAGE_MB,
    unit: STORAGE_UNIT,
    refusal: 'company_storage_full',
  },
  files: { setting: ({ COMPANY_FILES }) => COMPANY_FILES, unit: 1, refusal: 'company_files_full' },
  releases: {
    setting: ({ COMPANY_OPEN_RELEASES }) => COMPANY_OPEN_RELEASES,
    unit: 1,
    refusal: 'company_releases_full',
  },
  kits: { setting: ({ COMPANY_OPEN_KITS }) => COMPANY_OPEN_KITS, unit: 1, refusal: 'company_kits_full' },
};
