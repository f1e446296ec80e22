import type { Page } from '@playwright/test';
import { fakeMap } from './faked-map.ts';
import { expect, test } from './fixtures.ts';
import { chooseIn, chooseNext, pressOn, tabTo, typeInto } from './keys.ts';
import { saveBy } from './saved-file.ts';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('tour_offered', 'yes')));

async function openHome(page: Page): Promise<void> {
  await page.goto('/#/home');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

test.describe('With the keyboard alone', { tag: '@desktop' }, () => {
  test('releases are searched, filtered and paged', async ({ page }) => {
    await openHome(page);
    const filters = page.getByRole('search');
    const results = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await typeInto(filters.getByRole('searchbox'), 'kiln');
    await pressOn(filters.getByRole('button', { name: 'Search', exact: true }));
    await expect(page).toHaveURL(/\?q=kiln$/);
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await chooseIn(filters.getByRole('combobox', { name: 'Month' }), 'March');
    await expect(page).toHaveURL(/month=3/);
    await chooseIn(filters.getByRole('combobox', { name: 'Available in' }), 'Italian');
    await expect(page).toHaveURL(/language=it/);
    const year = filters.getByRole('link', { name: /^2023/ });
    await pressOn(year);
    await expect(page).toHaveURL(/year=2023/);
    await expect(year).toHaveAttribute('aria-current', 'true');
    await expect(year).toBeFocused();

    await page.goto('/#/home?q=idrogneo');
    await pressOn(page.getByRole('link', { name: /idrogeno/ }));
    await expect(page).toHaveURL(/q=idrogeno/);
    await expect(results).toBeFocused();

    await page.goto('/#/home');
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await pressOn(pager.getByRole('link', { name: 'Next' }));
    await expect(page).toHaveURL(/page=2/);
    await pressOn(pager.getByRole('link', { name: /^Page/ }).last());
    await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await pressOn(pager.getByRole('link', { name: 'Previous' }));
    await pressOn(pager.getByRole('link', { name: 'Next' }));
    await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await expect(results).toBeFocused();
  });

  test('the foot of the page leads on, and changes the language', async ({ page }) => {
    await openHome(page);
    const foot = page.getByRole('contentinfo');
    for (const [name, address] of [
      ['Contact us', /#\/contact-us$/],
      ['Privacy', /#\/account\/user-privacy$/],
    ] as const) {
      await pressOn(foot.getByRole('link', { name }));
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('main')).toBeFocused();
    }
    await pressOn(page.getByRole('navigation', { name: 'You are here' }).getByRole('link'));
    await expect(page).toHaveURL(/#\/home$/);
    const italian = foot.getByRole('button', { name: 'Italiano' });
    await pressOn(italian, 'Space');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(italian).toBeFocused();
  });

  test('everything about the look is set, and taken back', async ({ page }) => {
    await openHome(page);
    const root = page.locator('html');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Appearance' });
    const panel = page.getByRole('dialog', { name: 'Appearance' });
    await pressOn(opener);
    const close = panel.getByRole('button', { name: 'Close appearance' });
    await expect(close).toBeFocused();
    for (const [group, attribute, value] of [
      ['Header', 'data-header', 'glaze'],
      ['Menu colour', 'data-sidebar', 'night'],
      ['Menu tiles', 'data-tiles', 'arches'],
    ] as const) {
      await chooseNext(panel.getByRole('group', { name: group }).getByRole('radio'));
      await expect(root).toHaveAttribute(attribute, value);
    }
    for (const [name, attribute, value] of [
      ['Show the tiles', 'data-wall', 'off'],
      ['Small menu', 'data-menu', 'mini'],
      ['Right to left', 'dir', 'rtl'],
      ['Boxed page', 'data-box', 'on'],
    ] as const) {
      await pressOn(panel.getByRole('checkbox', { name }), 'Space');
      await expect(root).toHaveAttribute(attribute, value);
    }
    const layout = panel.getByRole('combobox', { name: 'Layout' });
    await chooseIn(layout, 'Boxed');
    await expect(page).toHaveURL(/#\/boxed\/home$/);
    await expect(layout).toBeFocused();
    await chooseIn(panel.getByRole('combobox', { name: 'Screen animation' }), 'Bounce');
    await expect(root).toHaveAttribute('data-motion', 'bounce');

    const reset = panel.getByRole('button', { name: 'Back to default' });
    await pressOn(reset);
    await expect(root).toHaveAttribute('dir', 'ltr');
    for (const name of ['header', 'sidebar', 'tiles', 'wall', 'menu', 'box', 'motion'])
      await expect(root).not.toHaveAttribute(`data-${name}`, /./);
    await expect(reset).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await pressOn(opener);
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('help is opened, set, followed and closed', async ({ page }) => {
    await openHome(page);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Help' });
    const help = page.getByRole('dialog', { name: 'Help' });
    const search = page.getByRole('dialog', { name: 'Search the press room' });
    await pressOn(opener);
    await pressOn(help.getByRole('checkbox', { name: /the \/ key/ }), 'Space');
    await pressOn(help.getByRole('button', { name: 'Close help' }));
    await expect(help).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(search.getByRole('combobox')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await pressOn(opener);
    await pressOn(help.getByRole('button', { name: 'Start the tour' }));
    await expect(help).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await pressOn(opener);
    await pressOn(help.getByRole('link', { name: /Write to the press office/ }));
    await expect(page).toHaveURL(/#\/contact-us$/);
    await expect(help).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a failure is reported, put off and discarded', async ({ page }) => {
    await page.route(/press_release\/1\//, (route) => route.fulfill({ json: { id: 1 } }));
    await page.goto('/#/press-release/1');
    const opener = page.getByRole('main').getByRole('button', { name: 'Report a problem' });
    const dialog = page.getByRole('dialog', { name: /having issues/ });
    await pressOn(opener);
    await pressOn(dialog.getByText('What is sent', { exact: true }));
    await expect(dialog.getByText('/press-release/1', { exact: false })).toBeVisible();
    await pressOn(dialog.getByRole('button', { name: 'Not now' }));
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    const afloat = page.getByRole('button', { name: 'Report a problem' }).last();
    await pressOn(afloat);
    await pressOn(dialog.getByRole('button', { name: 'Do not report' }));
    await expect(page.getByRole('button', { name: 'Report a problem' })).toHaveCount(1);
    await expect(page.getByRole('main')).toBeFocused();

    await page.reload();
    await pressOn(opener);
    await typeInto(dialog.getByRole('textbox', { name: /What happened/ }), 'A tile fell off');
    const email = dialog.getByRole('textbox', { name: /E-mail/ });
    await typeInto(email, 'not an address');
    await pressOn(dialog.getByRole('button', { name: 'Send report' }));
    await expect(dialog.getByText('Some fields were invalid.')).toBeVisible();
    await expect(email).toBeFocused();
    await typeInto(email, 'keys@example.com');
    await pressOn(dialog.getByRole('button', { name: 'Send report' }));
    await expect(page.getByText('Your feedback has been sent. Thank you!')).toBeVisible();
    await expect(opener).toBeFocused();
  });

  test('a contact is saved, and the map is shown, moved and zoomed', async ({ page, baseURL }) => {
    const tiles = await fakeMap(page, baseURL);
    await page.goto('/#/contact-us');
    const card = page.getByRole('main').getByRole('article').first();
    const { name } = await saveBy(page, card.getByRole('button', { name: /^Save contact/ }), pressOn);
    expect(name).toMatch(/\.vcf$/);

    await pressOn(page.getByRole('button', { name: 'Show the map' }));
    const office = page.getByRole('main').getByRole('heading', { level: 2, name: 'Press office' });
    await expect(office).toBeFocused();
    const map = page.getByRole('region', { name: /^Map:/ });
    const pane = map.locator('.leaflet-map-pane');
    await tabTo(map);
    const before = await pane.getAttribute('style');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pane.getAttribute('style')).not.toBe(before);
    for (const [button, zoom] of [
      ['Zoom in', 17],
      ['Zoom out', 15],
    ] as const) {
      // While the map still moves, a press is lost; where it only was slow, the next one leads further on.
      const isAsked = () => tiles.some((tile) => tile.includes(`/tiles/${zoom}/`));
      await expect(async () => {
        await pressOn(map.getByRole('button', { name: button }));
        await expect.poll(isAsked, { timeout: 2000 }).toBe(true);
      }).toPass();
    }
  });
});
