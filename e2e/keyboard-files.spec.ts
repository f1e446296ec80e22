import { readZip } from '../server/test/zip.ts';
import { pressOn, readClipboard } from './keys.ts';
import { saveBy } from './saved-file.ts';
import { expect, test } from './small-site.ts';

test.describe('With the keyboard alone', { tag: '@desktop' }, () => {
  test('a release is copied, printed, saved with all its files, and asked about; so is a kit saved', async ({
    page,
    context,
    signIn,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    await page.goto('/#/press-release/1');
    const main = page.getByRole('main');
    const copy = main.getByRole('button', { name: 'Copy text' });
    await pressOn(copy);
    await expect(page.getByText('Text copied')).toBeVisible();
    expect(await readClipboard(page)).toContain('New tiles');
    await expect(copy).toBeFocused();
    await pressOn(main.getByRole('button', { name: 'Print' }));
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    const everything = main.getByRole('button', { name: /^Download all as ZIP Text as HTML/ });
    const zip = await saveBy(page, everything, pressOn);
    const names = Object.keys(await readZip(zip.bytes)).join(' ');
    for (const end of ['_en.txt', '_it.docx', '.csv', '.jpg', '.pdf']) expect(names).toContain(end);
    await expect(everything).toBeFocused();
    const attachment = await saveBy(page, main.getByRole('button', { name: /figures/i }), pressOn);
    expect(attachment.name).toMatch(/\.pdf$/);
    expect(attachment.bytes.subarray(0, 5).toString()).toBe('%PDF-');

    const card = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Download original/ }) })
      .first();
    await pressOn(card.getByRole('button', { name: /^Copy credit/ }));
    await expect(page.getByText('Credit copied')).toBeVisible();
    expect(await readClipboard(page)).toBe('Photographer of red');
    await pressOn(card.getByText('Other sizes and formats'));
    const picture = await saveBy(page, card.getByRole('button', { name: /^JPEG/ }).last(), pressOn);
    expect(picture.name).toMatch(/\.jpe?g$/);
    expect(picture.bytes.subarray(0, 2).toString('hex')).toBe('ffd8');

    await pressOn(main.getByRole('button', { name: 'Leggi in italiano' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuove piastrelle');
    await expect(page.locator('body')).not.toBeFocused();
    await pressOn(main.getByRole('button', { name: 'Read in English' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New tiles');
    await pressOn(main.getByRole('link', { name: 'Ask about this release' }));
    await expect(page).toHaveURL(/#\/contact-us\?release=1$/);
    await page.goBack();
    await pressOn(
      page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Press releases' }),
    );
    await expect(page).toHaveURL(/#\/home$/);
    await expect(main).toBeFocused();

    await signIn();
    await page.goto('/#/press-kit');
    const one = main.getByRole('button', { name: /^Download ?: File figures/ }).first();
    const file = await saveBy(page, one, pressOn);
    expect(file.name).toMatch(/\.pdf$/);
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(one).toBeFocused();
    const whole = main.getByRole('button', { name: /^Download all as ZIP ?: Kit of 2026/ });
    const kit = await saveBy(page, whole, pressOn);
    expect(Object.keys(await readZip(kit.bytes)).length).toBeGreaterThanOrEqual(3);
    await expect(whole).toBeFocused();
    await pressOn(main.getByRole('link', { name: 'Edition 2025' }));
    await expect(page).toHaveURL(/year=2025/);
    const heading = main.getByRole('heading', { level: 2, name: 'Kit of 2025' });
    await expect(heading).toBeFocused();
    await page.reload();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });
});
