import type { AccountType, JournalistType, Periodicity, Sector } from '@press-room/contract/account';
import { m } from '../../../paraglide/messages.js';

/** Labels of the choices in the spec. */
export const ACCOUNT_TYPE_LABELS: Record<AccountType, () => string> = {
  USER: m['account.type.user'],
  COMPANY: m['account.type.company'],
};
export const JOURNALIST_TYPE_LABELS: Record<JournalistType, () => string> = {
  director: m['account.qualify.director'],
  journalist: m['account.qualify.journalist'],
  company_press_office: m['account.qualify.companyPressOffice'],
  freelance: m['account.qualify.freelance'],
  advertising: m['account.qualify.advertising'],
  blogger: m['account.qualify.blogger'],
};
export const PERIODICITY_LABELS: Record<Periodicity, () => string> = {
  daily: m['account.periodicity.daily'],
  weekly_monthly: m['account.periodicity.weeklyMonthly'],
  bimonthly_trimonthly: m['account.periodicity.bimonthlyTrimonthly'],
};
export const SECTOR_LABELS: Record<Sector, () => string> = {
  ceramic_and_bathroom_furniture: m['account.sector.ceramicAndBathroomFurniture'],
  architecture_and_construction: m['account.sector.architectureAndConstruction'],
  design: m['account.sector.design'],
  trade: m['account.sector.trade'],
};
