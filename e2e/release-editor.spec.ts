import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './desk-site.ts';
import { pressOn, typeInto } from './keys.ts';
import { speak } from './reader.ts';

const titleIn = (page: Page, language: string) =>
  page.getByRole('region', { name: language }).getByRole('textbox', { name: 'Title', exact: true });
const textIn = (page: Page, language: string) => page.getByRole('textbox', { name: `Text in ${language}` });
const saved = (page: Page) => page.getByText(/^Saved (at|on) /);

async function beginRelease(page: Page): Promise<void> {
  await page.goto('/#/admin/press-releases');
  await pressOn(page.getByRole('main').getByRole('button', { name: 'New release' }).first());
  await expect(page).toHaveURL(/#\/admin\/press-releases\/\d+$/);
  await expect(textIn(page, 'Italian')).toBeVisible();
}

test(
  'With the keyboard alone an officer writes a release in both languages, mends what the panel names, and it is read',
  { tag: ['@desktop', '@quick'] },
  async ({ page, signIn }, { testId, retry }) => {
    const name = `Kilns ${testId} ${retry}`;
    await speak(page, 'en');
    await signIn();
    await beginRelease(page);
    const panel = page.getByRole('group').filter({ hasText: 'Publication' }).first();

    await test.step('writes the Italian text', async () => {
      await typeInto(titleIn(page, 'Italian'), `Forni ${name}`);
      await textIn(page, 'Italian').focus();
      await page.keyboard.type('Il forno ');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('nuovo');
      await page.keyboard.press('Control+b');
      await page.keyboard.type(' consuma meno.');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Lo dice chi lo usa.');
      await page.keyboard.press('Shift+Tab');
      const quote = page.getByRole('toolbar', { name: /Italian/ }).getByRole('button', { name: 'Quote' });
      for (let tools = 0; tools < 8; tools += 1) await page.keyboard.press('ArrowRight');
      await expect(quote).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(textIn(page, 'Italian').locator('blockquote')).toHaveText(/Lo dice chi lo usa\./);
      await expect(saved(page)).toBeVisible();
    });
    await test.step('finds words and puts others in their place, as one step to undo', async () => {
      await textIn(page, 'Italian').focus();
      await page.keyboard.press('Control+f');
      await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
      await page.keyboard.type('MENO');
      await expect(page.getByText('1 of 1, Italian')).toBeVisible();
      await expectNoViolations(page);
      await typeInto(page.getByRole('textbox', { name: 'Replace with' }), 'poco');
      await pressOn(page.getByRole('button', { name: 'Replace all' }));
      await expect(textIn(page, 'Italian')).toContainText('nuovo consuma poco.');
      await page.keyboard.press('Escape');
      await expect(textIn(page, 'Italian')).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect(textIn(page, 'Italian')).toContainText('nuovo consuma meno.');
    });
    await test.step('gives one language the whole width, which this device remembers', async () => {
      const wide = page.getByRole('region', { name: 'English' }).getByRole('button', { name: 'Full width' });
      await expect(saved(page)).toBeVisible();
      await pressOn(wide);
      await expect(titleIn(page, 'Italian')).toBeHidden();
      await page.reload();
      await expect(titleIn(page, 'English')).toBeVisible();
      await expect(titleIn(page, 'Italian')).toBeHidden();
      await expectNoViolations(page);
      await pressOn(wide);
      await expect(titleIn(page, 'Italian')).toBeVisible();
    });
    await test.step('is told what is missing, and led there', async () => {
      await pressOn(panel.getByRole('button', { name: 'Warning: English: will not be published' }));
      await expect(titleIn(page, 'English')).toBeFocused();
      await page.keyboard.type(name);
      await pressOn(panel.getByRole('button', { name: 'Warning: English: the text is missing' }));
      await expect(textIn(page, 'English')).toBeFocused();
      await page.keyboard.type('The new kiln uses less.');
      await expect(panel.getByText('English: the text is missing')).toHaveCount(0);
    });
    await test.step('publishes it, although two abstracts are missing', async () => {
      await expect(panel.getByText(/Everyone can read it in English and Italian from/)).toBeVisible();
      await pressOn(panel.getByRole('button', { name: 'Publish now' }));
      await pressOn(page.getByRole('dialog').getByRole('button', { name: 'Publish now' }));
      await expect(page.getByRole('main').getByText('Published').first()).toBeVisible();
    });
    await test.step('and a reader reads it', async () => {
      const id = /(\d+)$/.exec(page.url())?.[1] ?? '';
      await page.goto(`/#/press-release/${id}`);
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(page.getByRole('article').getByText('The new kiln uses less.')).toBeVisible();
    });
  },
);
