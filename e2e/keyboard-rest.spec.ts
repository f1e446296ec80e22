import { PRESS_RELEASE_PATH } from '@press-room/contract/press-releases';
import { chunkOf } from './chunks.ts';
import { expect, test } from './fixtures.ts';
import { pressOn } from './keys.ts';
import { Reader } from './reader.ts';

test('A reader retries a failed screen by keyboard, beside the menu', { tag: '@desktop' }, async ({
  page,
}) => {
  const reader = new Reader(page, 'en');
  await page.route(`**${PRESS_RELEASE_PATH}?*`, (route) => route.abort());
  await page.goto('/#/home?year=2024');
  const retry = reader.button('errors.retry');
  await expect(retry).toBeVisible();
  await page.unroute(`**${PRESS_RELEASE_PATH}?*`);
  await pressOn(retry);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  const chunk = chunkOf('src/features/account/password/forgot-password-page.tsx');
  await page.route(chunk, (route) => route.abort());
  await page.goto('/#/account/forgot-password');
  await expect(page.getByRole('alert')).toContainText(reader.say('errors.chunk.title'));
  await expect(page.getByRole('navigation', { name: reader.say('shell.menu.label') })).toBeVisible();
  await page.unroute(chunk);
  await pressOn(reader.button('errors.reload'));
  await expect(reader.field('account.email.label')).toBeVisible();
});
