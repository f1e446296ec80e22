import type { Page } from '@playwright/test';
import { sessionSchema } from '@press-room/contract/account';
import type { GroupName } from '@press-room/contract/account-groups';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { LIGHTEST } from './screens.ts';
import { type Account, readSite } from './site.ts';
import { test as base } from './sites.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Demo account of a group; the first one if there are several. */
  account: (group: GroupName) => Account;
  /** Signs in a demo account as on a second visit, without the first-visit screen, and opens Home or another screen. */
  signIn: (page: Page, group: GroupName, path?: string) => Promise<Account>;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable eslint/no-empty-pattern
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
  baseURL: async ({}, use) => use(readSite().origin),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  account: async ({}, use) => use(findAccount),
  signIn: async ({ request }, use) =>
    use(async (page, group, path = '/') => {
      const account = findAccount(group);
      const { email, password } = account;
      const answer = await request.post(TOKEN_AUTH_PATH, { data: { email, password } });
      const session = sessionSchema.parse(await answer.json());
      await page.goto(LIGHTEST);
      await page.evaluate(({ token, user }) => {
        localStorage.setItem('token', token);
        localStorage.setItem('user', JSON.stringify(user));
      }, session);
      await page.goto(path);
      return account;
    }),
});

function findAccount(group: GroupName): Account {
  const account = readSite().accounts.find(({ groups }) => groups.includes(group));
  if (account === undefined) throw new Error(`No demo account is in ${group}`);
  return account;
}
