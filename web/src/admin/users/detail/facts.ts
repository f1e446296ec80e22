import { isStaff } from '@press-room/contract/account-groups';
import type { AccountRow } from '@press-room/contract/users';
import {
  ACCOUNT_TYPE_LABELS,
  JOURNALIST_TYPE_LABELS,
  PERIODICITY_LABELS,
  SECTOR_LABELS,
} from '../../../features/account/profession/labels.ts';
import { capitalise, countryName, formatNumber, joinWords, languageName } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMomentInFull } from '../../components/moments.ts';
import { groupLabel } from '../labels.ts';

/** A fact about a person, as text; an empty value was not given. */
export type Fact = { label: string; value: string };

export function listWorkFacts(user: AccountRow): Fact[] {
  if (isStaff(user)) return [{ label: m['account.type.label'](), value: m['account.type.pressOffice']() }];
  const { qualify, periodicity, printing_copies, sector } = user;
  return [
    { label: m['account.type.label'](), value: labelOf(ACCOUNT_TYPE_LABELS, user.account_type) },
    { label: m['account.qualify.label'](), value: qualify ? labelOf(JOURNALIST_TYPE_LABELS, qualify) : '' },
    { label: m['account.newspaper'](), value: user.newspaper },
    { label: m['account.country'](), value: user.country && countryName(user.country) },
    { label: m['account.publishingHouse'](), value: user.publishing_house },
    { label: m['account.website.label'](), value: user.website },
    { label: m['account.company.label'](), value: user.company?.name ?? user.company_name },
    {
      label: m['account.periodicity.label'](),
      value: periodicity ? labelOf(PERIODICITY_LABELS, periodicity) : '',
    },
    {
      label: m['account.printingCopies'](),
      value: printing_copies === null ? '' : formatNumber(printing_copies),
    },
    {
      label: m['account.sector.label'](),
      value: joinWords(sector.map((name) => labelOf(SECTOR_LABELS, name))),
    },
  ];
}

export function listAccountFacts(user: AccountRow): Fact[] {
  const { requested_at, decided_at } = user.accreditation;
  const never = m['users.facts.never']();
  return [
    { label: m['account.language.label'](), value: capitalise(languageName(user.language)) },
    { label: m['users.date.registered'](), value: officeMomentInFull(user.created_at) },
    {
      label: m['users.facts.verified'](),
      value: user.verified_at ? officeMomentInFull(user.verified_at) : m['users.facts.notYet'](),
    },
    { label: m['users.facts.asked'](), value: requested_at ? officeMomentInFull(requested_at) : never },
    ...(decided_at ? [{ label: m['users.facts.decided'](), value: officeMomentInFull(decided_at) }] : []),
    {
      label: m['users.facts.lastSignIn'](),
      value: user.last_sign_in_at ? officeMomentInFull(user.last_sign_in_at) : never,
    },
    ...(user.disabled_at
      ? [{ label: m['users.facts.disabled'](), value: officeMomentInFull(user.disabled_at) }]
      : []),
    {
      label: m['users.facts.groups'](),
      value: joinWords(user.groups.map(({ name }) => groupLabel(name))) || m['users.facts.noGroup'](),
    },
  ];
}
