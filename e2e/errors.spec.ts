import { ERROR_REPORT_PATH } from '@press-room/contract/error-reports';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const FORGOT = '/#/account/forgot-password';

test.describe('When something fails', { tag: '@desktop' }, () => {
  test('a screen whose code does not come offers to load again, and the menu stays', async ({ page }) => {
    await page.goto('/#/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/assets/forgot-password-page-*.js', (route) => route.abort());
    await page.goto(FORGOT);
    await expect(page.getByRole('alert')).toContainText('did not load');
    await page.unroute('**/assets/forgot-password-page-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });

  test('a first page without its script is no white page', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('The press room could not be loaded.')).toBeVisible();
    await expect(page.getByText('Non è stato possibile caricare la sala stampa.')).toBeVisible();
  });

  test('a reader reports it, and administrators read the report', async ({ page, request, account }) => {
    await page.route(/press_release\/1\//, (route) => route.fulfill({ json: { id: 1 } }));
    await page.goto('/#/press-release/1?secret=word');
    await page.getByRole('button', { name: 'Report a problem' }).first().click();
    const dialog = page.getByRole('dialog', { name: /having issues/ });
    await expectNoViolations(page);
    await dialog.getByRole('textbox', { name: /What happened/ }).fill('A tile fell off');
    await dialog.getByRole('textbox', { name: /E-mail/ }).fill('not an address');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByText('Some fields were invalid.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /E-mail/ }).fill('');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Your feedback has been sent. Thank you!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Report a problem' })).toHaveCount(1);

    const { email, password } = account('administrator_global');
    const session = await request.post('/api/account/token-auth/', { data: { email, password } });
    const { token } = (await session.json()) as { token: string };
    const search =
      'columns[0][data]=comment&columns[0][searchable]=true&search[value]=A tile fell off&keep=route,message,last_actions';
    const answer = await request.get(`${ERROR_REPORT_PATH}?format=datatables&${search}`, {
      headers: { Authorization: `JWT ${token}` },
    });
    const { data } = (await answer.json()) as { data: { route: string; last_actions: string[] }[] };
    expect(data[0]?.route).toBe('/press-release/1');
    expect(JSON.stringify(data[0])).not.toContain('secret');
  });

  test('a new version is noticed and offered', async ({ page }) => {
    await page.clock.install();
    await page.goto('/#/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('There is a new version')).toHaveCount(0);
    await page.route('**/release.json', (route) => route.fulfill({ json: { release: 'another' } }));
    await page.clock.fastForward('00:11:00');
    await expect(page.getByText('There is a new version of the press room.')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
