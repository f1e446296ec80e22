import type { Page } from '@playwright/test';
import { sessionSchema } from '@press-room/contract/account';
import { CONTACT_PATH } from '@press-room/contract/contact';
import { ERROR_REPORT_PATH } from '@press-room/contract/error-reports';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { expectNoViolations, schemeOf } from './axe.ts';
import { fakeMap } from './faked-map.ts';
import { expect, test } from './fixtures.ts';
import { chooseIn, chooseNext, pressOn, tabTo, typeInto } from './keys.ts';
import { Reader } from './reader.ts';
import { saveBy } from './saved-file.ts';
import { expectNoOverflow } from './screens.ts';

async function openHome(page: Page): Promise<void> {
  await page.goto('/#/home');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

test.describe('With the keyboard alone', { tag: '@desktop' }, () => {
  test('releases are searched, filtered and paged', { tag: '@quick' }, async ({ page }) => {
    await openHome(page);
    const filters = page.getByRole('search');
    const results = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await typeInto(filters.getByRole('searchbox'), 'kiln');
    await pressOn(filters.getByRole('button', { name: 'Search', exact: true }));
    await expect(page).toHaveURL(/\?q=kiln$/);
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await pressOn(filters.getByText('Filters', { exact: true }));
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
    await pressOn(pager.getByRole('link', { name: /^Page/ }).last());
    await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await pressOn(pager.getByRole('link', { name: 'Previous' }));
    // The last page has no such link: the results get its focus.
    await pressOn(pager.getByRole('link', { name: 'Next' }));
    await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await expect(results).toBeFocused();
  });

  test('the content is reached at once, and everything about the look is set, and taken back', async ({
    page,
  }) => {
    await openHome(page);
    const skip = page.getByText('Skip to content');
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/home$/);
    await expect(page.getByRole('main')).toBeFocused();

    const root = page.locator('html');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Appearance' });
    const panel = page.getByRole('dialog', { name: 'Appearance' });
    await pressOn(opener);
    const close = panel.getByRole('button', { name: 'Close appearance' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('radio', { name: 'As on this device' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(root).toHaveAttribute('data-glaze', 'terracotta');
    await expectNoViolations(page);
    for (const [group, attribute, value] of [
      ['Header', 'data-header', 'glaze'],
      ['Menu colour', 'data-sidebar', 'night'],
      ['Menu tiles', 'data-tiles', 'arches'],
    ] as const) {
      await chooseNext(panel.getByRole('group', { name: group }).getByRole('radio'));
      await expect(root).toHaveAttribute(attribute, value);
    }
    await expect(root).toHaveAttribute('data-wall', 'on');
    await pressOn(panel.getByRole('checkbox', { name: 'Show the tiles' }), 'Space');
    await expect(root).not.toHaveAttribute('data-wall', /./);
    for (const [name, attribute, value] of [
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
    for (const name of ['theme', 'glaze', 'header', 'sidebar', 'tiles', 'wall', 'menu', 'box', 'motion'])
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

  test('the foot of the page leads on, and a small menu opens', async ({ page }) => {
    await openHome(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await pressOn(menu.getByRole('button', { name: 'Collapse menu' }));
    const widthOf = async (): Promise<number> => (await menu.locator('> div').boundingBox())?.width ?? 0;
    await page.getByRole('main').focus();
    await expect.poll(widthOf).toBe(70);
    await tabTo(menu.getByRole('link', { name: 'Press releases' }));
    await expect.poll(widthOf).toBe(232);

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
  });

  test('a failure is put off, discarded and reported, and administrators read the report', async ({
    page,
    request,
    account,
  }) => {
    await page.route(/press_release\/1\//, (route) => route.fulfill({ json: { id: 1 } }));
    await page.goto('/#/press-release/1?secret=word');
    const opener = page.getByRole('main').getByRole('button', { name: 'Report a problem' });
    const dialog = page.getByRole('dialog', { name: /having issues/ });
    await pressOn(opener);
    await pressOn(dialog.getByText('What is sent', { exact: true }));
    await expect(dialog.getByText('/press-release/1', { exact: false })).toBeVisible();
    await expectNoViolations(page);
    await pressOn(dialog.getByRole('button', { name: 'Not now' }));
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    await pressOn(page.getByRole('banner').getByRole('button', { name: 'Report a problem' }));
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

    const { email: administrator, password } = account('administrator_global');
    const session = await request.post(TOKEN_AUTH_PATH, { data: { email: administrator, password } });
    const { token } = sessionSchema.parse(await session.json());
    const search =
      'columns[0][data]=comment&columns[0][searchable]=true&search[value]=A tile fell off&keep=route,message,last_actions';
    const answer = await request.get(`${ERROR_REPORT_PATH}?format=datatables&${search}`, {
      headers: { Authorization: `JWT ${token}` },
    });
    const { data } = (await answer.json()) as { data: { route: string; last_actions: string[] }[] };
    expect(data[0]?.route).toBe('/press-release/1');
    expect(JSON.stringify(data[0])).not.toContain('secret');
  });

  test('a contact is saved, the map comes on request, is moved and zoomed, and one message after another is sent', async ({
    page,
    baseURL,
  }) => {
    const tiles = await fakeMap(page, baseURL);
    const reader = new Reader(page, 'en');
    await page.emulateMedia({ colorScheme: schemeOf('en') });
    await page.goto('/#/contact-us');
    const main = page.getByRole('main');
    const card = main.getByRole('article').first();
    const person = (await card.getByRole('heading').textContent()) ?? '';
    const { name, bytes } = await saveBy(page, card.getByRole('button', { name: /^Save contact/ }), pressOn);
    expect(name).toMatch(/\.vcf$/);
    expect(String(bytes)).toContain(`FN:${person}\r\n`);

    const show = page.getByRole('button', { name: 'Show the map' });
    await expect(show).toBeVisible();
    expect(tiles).toEqual([]);
    await pressOn(show);
    await expect(main.getByRole('heading', { level: 2, name: 'Press office' })).toBeFocused();
    await expect(main.getByText(reader.say('contact.map.failed'))).toBeVisible();
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
      // A press is lost while the map moves; after a slow move, the next one zooms further.
      const isAsked = () => tiles.some((tile) => tile.includes(`/tiles/${zoom}/`));
      await expect(async () => {
        await pressOn(map.getByRole('button', { name: button }));
        await expect.poll(isAsked, { timeout: 2000 }).toBe(true);
      }).toPass();
    }

    const submit = reader.button('contact.form.submit');
    await pressOn(submit);
    await expect(reader.field('account.email.label')).toBeFocused();
    // The page has scrolled to the first invalid field: for axe, a control half covered by a bar is too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await typeInto(reader.field('account.email.label'), 'twice@example.com');
    await chooseIn(reader.field('contact.form.topic'), 'Inter');
    await typeInto(reader.field('contact.form.subject'), 'Twice');
    await typeInto(reader.field('contact.form.message'), 'The first of two');
    await pressOn(reader.field('contact.form.privacy'), 'Space');
    const sent = page.waitForResponse((response) => new URL(response.url()).pathname === CONTACT_PATH);
    await pressOn(submit);
    expect((await sent).status()).toBe(201);
    await pressOn(reader.button('contact.sent.another'));
    await expect(reader.field('contact.form.message')).toHaveValue('');
  });
});
