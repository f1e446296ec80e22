import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './desk-site.ts';

const SHARED = join(import.meta.dirname, '../../shared/import');

/** Files that may not be copied into the repository. */
test.skip(!existsSync(SHARED), 'there are no shared files to import: ../shared/import is not there');

async function takeIn(page: Page, file: string): Promise<void> {
  await page.goto('/#/admin/imports/new?target=company');
  const buffer = readFileSync(join(SHARED, file));
  const sent = { name: file, mimeType: 'application/octet-stream', buffer };
  await page.getByLabel('File', { exact: true }).setInputFiles(sent);
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: file })).toBeVisible();
}

async function compare(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Partial' }).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply this import?' });
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The import has been applied')).toBeVisible();
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
}

test('an officer takes an Access database in, leaves a row out, applies the rest and takes it back', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await signIn();
  await takeIn(page, 'nwind.mdb');
  await page.getByLabel('Table').selectOption('Customers');
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByLabel('Field of the column CompanyName')).toHaveValue('business_name');
  await compare(page);
  await expect(page.getByRole('link', { name: 'New 91' })).toBeVisible();
  await page.getByLabel('Take Alfreds Futterkiste').uncheck();
  await expect(page.getByText('90 of 91 taken')).toBeVisible();
  await apply(page);
  await expect(page.getByText('Added: 90')).toBeVisible();
  await page.goto('/#/admin/companies?q=Blauer');
  await expect(page.getByRole('link', { name: 'Blauer See Delikatessen' })).toBeVisible();
  await page.goBack();
  await undo(page);
  await page.goto('/#/admin/companies?q=Blauer');
  await expect(page.getByText('Nothing found for “Blauer”')).toBeVisible();
});
