import { COMPANY_USES, type CompanyUse, type CompanyUses } from '@press-room/contract/companies';
import { formatNumber } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';

const HOLDINGS: Record<CompanyUse, () => string> = {
  user_account: m['office.companies.accounts'],
  company_member: m['office.companies.holding.member'],
  press_release: m['office.groups.holding.pressRelease'],
  asset: m['office.companies.holding.asset'],
  press_kit: m['office.groups.holding.pressKit'],
  invitation: m['office.companies.holding.invitation'],
};

/** Numbers of a company's records by kind. */
export const listUses = (uses: CompanyUses): string[] =>
  COMPANY_USES.flatMap((holding) => {
    const count = uses[holding];
    return count === undefined ? [] : [`${labelOf(HOLDINGS, holding)}: ${formatNumber(count)}`];
  });
