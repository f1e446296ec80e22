import type { Database } from '../db/database.ts';
import { generatePassword, hashPassword } from '../features/account/passwords.ts';
import { createAccount } from '../features/account/queries.ts';
import { createCompany } from '../features/companies/queries.ts';
import { createPressGroup } from '../features/press-groups/queries.ts';
import { createReleases, type NewRelease } from '../features/press-releases/service.ts';
import { recordConsent } from '../features/privacy/queries.ts';
import { demoAccounts } from './accounts.ts';
import { demoCompanies } from './companies.ts';
import { demoContacts, demoGroups } from './groups.ts';
import { loadMedia } from './load-media.ts';
import { demoReleases } from './releases.ts';
import type { DemoAccount, DemoGroupKey, DemoRelease } from './types.ts';

export interface DemoCredentials {
  email: string;
  password: string;
  groups: readonly string[];
}

/**
 * Writes the demo content in one transaction and answers the accounts with their passwords, which are drawn anew for
 * each installation. Pictures, documents and magazines follow through the job queue.
 */
export async function loadDemo(database: Database, now: Date): Promise<DemoCredentials[]> {
  const passwords = demoAccounts.map(() => generatePassword());
  const hashes = await Promise.all(passwords.map((password) => hashPassword(password)));
  await database.change(async (trx) => {
    const groupIds = new Map<DemoGroupKey, number>();
    for (const { key, ...group } of demoGroups) {
      groupIds.set(key, await createPressGroup(trx, group));
    }
    for (const name of demoCompanies) {
      await createCompany(trx, { business_name: name, pub_business_name: '' });
    }
    const releases = demoReleases.map((release) => toNewRelease(release, groupIds, now));
    const releaseIds = await createReleases(database.search, trx, releases, now);
    await loadMedia(database.search, trx, { groupIds, releaseIds, now });
    for (const [index, account] of demoAccounts.entries()) {
      const user_account_id = await createAccount(trx, toNewAccount(account, hashes[index] ?? '', now), now);
      await recordConsent(trx, { user_account_id, purpose: 'notice', answer: true }, now);
    }
  });
  return demoAccounts.map(({ email, groups }, index) => ({
    email,
    groups,
    password: passwords[index] ?? '',
  }));
}

const toNewAccount = (account: DemoAccount, password_hash: string, now: Date) => ({
  ...account,
  password_hash,
  verified_at: now.toISOString(),
  disabled_at: null,
});

const DAY_MS = 86_400_000;

function toNewRelease(
  release: DemoRelease,
  groupIds: ReadonlyMap<DemoGroupKey, number>,
  now: Date,
): NewRelease {
  const inDays = (days: number | undefined): string | null =>
    days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString();
  const embargo_until = inDays(release.embargo_days);
  const publish_at = inDays(release.publish_days);
  const contact = demoContacts[release.contact];
  return {
    press_group_id: groupIds.get(release.press_group) ?? 0,
    status: release.status ?? 'published',
    access: release.access ?? 'public',
    date: (publish_at ?? embargo_until ?? release.date).slice(0, 10),
    publish_at: publish_at ?? (embargo_until === null ? null : now.toISOString()),
    embargo_until,
    expires_at: null,
    hero_asset_id: null,
    attachment_ids: [],
    sectors: release.sectors,
    contacts: contact === undefined ? [] : [contact],
    text: {
      en: { ...release.text.en, status: release.text.en.status ?? 'published' },
      it: { ...release.text.it, status: release.text.it.status ?? 'published' },
    },
  };
}
