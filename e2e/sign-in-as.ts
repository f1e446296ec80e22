import type { Page } from '@playwright/test';
import { sessionSchema } from '@press-room/contract/account';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { LIGHTEST } from './screens.ts';

/** Signs in a person with an earlier visit, at the site of the page. The page shows no screen yet. */
export async function signInAs(
  page: Page,
  request: Page['request'],
  credentials: { email: string; password: string },
): Promise<void> {
  const answer = await request.post(TOKEN_AUTH_PATH, { data: credentials });
  const session = sessionSchema.parse(await answer.json());
  await page.goto(LIGHTEST);
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);
}
