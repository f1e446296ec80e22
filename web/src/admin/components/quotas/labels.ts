import type { Quota, QuotaUse } from '@press-room/contract/company-quotas';
import { formatBytes, formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';

/** Labels of the quotas. */
export const QUOTA_LABELS: Readonly<Record<Quota, () => string>> = {
  agents: m['office.quotas.agents'],
  storage: m['office.quotas.storage'],
  files: m['office.quotas.files'],
  releases: m['office.quotas.releases'],
  kits: m['office.quotas.kits'],
};

const DRAFTS = m['office.quotas.deleteDrafts'];
const FILES = m['office.quotas.deleteFiles'];
/** Advice on how to free a quota. */
export const QUOTA_ADVICE: Readonly<Record<Quota, () => string>> = {
  agents: m['office.own.full'],
  storage: FILES,
  files: FILES,
  releases: DRAFTS,
  kits: DRAFTS,
};

/** Storage as bytes with a unit, other quotas as numbers. */
export const showAmount = (quota: Quota, amount: number): string =>
  quota === 'storage' && amount > 0 ? formatBytes(amount) : formatNumber(amount);

export const showUse = ({ quota, used, max }: QuotaUse): string =>
  m['office.quotas.use']({ used: showAmount(quota, used), max: showAmount(quota, max) });
