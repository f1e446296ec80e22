import { z } from 'zod';

const accountSchema = z.object({ email: z.string(), password: z.string(), groups: z.array(z.string()) });
export type Account = z.infer<typeof accountSchema>;

const siteSchema = z.object({
  origin: z.string(),
  dataDir: z.string(),
  /** Output of the first start until it listened. */
  greeting: z.string(),
  accounts: z.array(accountSchema),
});
export type Site = z.infer<typeof siteSchema>;

const VARIABLE = 'PRESS_ROOM_E2E_SITE';

/** Publishes the site's address to the workers, which inherit the environment. */
export function publishSite(site: Site): void {
  process.env[VARIABLE] = JSON.stringify(site);
}

export function readSite(): Site {
  const published = process.env[VARIABLE];
  if (published === undefined) throw new Error('The site has not been started; run npm run test:e2e');
  return siteSchema.parse(JSON.parse(published));
}

const ACCOUNT_LINE = /^ {2}(\S+@\S+) +(\S+) {2}(.+)$/;

/** Demo accounts from the output of a first start. */
export const parseAccounts = (output: string): Account[] =>
  output.split('\n').flatMap((line) => {
    const [, email, password, groups] = ACCOUNT_LINE.exec(line) ?? [];
    if (email === undefined || password === undefined || groups === undefined) return [];
    return [{ email, password, groups: groups.split(', ').filter((group) => !group.includes(':')) }];
  });
