import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { readTexts } from './reader.ts';

const ARABIC = readTexts('ar');
const say = (key: string): string => z.string().parse(ARABIC[key]);

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').locator('[data-tour="language"] button[popovertarget]').first().click();
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
}

test('Arabic turns the press room around, Italian turns it back', { tag: ['@desktop', '@quick'] }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await chooseLanguage(page, 'العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const menu = page.getByRole('navigation', { name: say('shell.menu.label') });
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect.poll(async () => (await menu.boundingBox())?.x ?? 0).toBeGreaterThan(width / 2);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: say('pressReleases.title') })).toBeVisible();
  await chooseLanguage(page, 'Italiano');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1, name: 'Comunicati stampa' })).toBeVisible();
});
