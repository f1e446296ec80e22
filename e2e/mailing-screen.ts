import { expect } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import type { Reader } from './reader.ts';
import { settle } from './settled.ts';

/** Sends the mailing on the screen. */
export async function sendMailing(reader: Reader, count: number): Promise<void> {
  const { page } = reader;
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: String(count) })
      .first(),
  ).toBeVisible();
  // The preview above the button grows until it is loaded.
  await settle(page);
  await reader.button('office.mailings.move.send').click();
  const dialog = page.getByRole('dialog');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: String(count) }).click();
  await expect(dialog).toHaveCount(0);
}

export const whenSent = (reader: Reader) =>
  expect(
    reader.page.getByRole('main').getByText(reader.say('office.mailings.state.sent'), { exact: true }),
  ).toBeVisible();
