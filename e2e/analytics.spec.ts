import { expectNoViolations } from './axe.ts';
import { saveBy } from './saved-file.ts';
import { openFresh } from './screens.ts';
import { signInAs } from './sign-in-as.ts';
import { OFFICER } from './small-content.ts';
import { expect, test } from './small-site.ts';

test('What readers copy, download and search in vain is seen by the press office as numbers', {
  tag: '@desktop',
}, async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/press-release/1');
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Text copied')).toBeVisible();
  await saveBy(page, page.getByRole('button', { name: 'Download all as ZIP' }));
  await page.goto('/#/home?q=zellige');
  await expect(page.getByText('zellige').first()).toBeVisible();

  await signInAs(page, request, OFFICER);
  // Counts are written after some seconds, and a search after typing has stopped.
  const counts = page.getByRole('row', { name: /^(?:Reads|Downloads|Copies|Searches without results) 1 / });
  await expect
    .poll(async () => {
      await openFresh(page, { name: 'figures', path: '/#/admin/figures' });
      return counts.count();
    })
    .toBe(4);
  const chart = page.getByRole('slider');
  await expect(chart.locator('canvas')).toBeVisible();
  await chart.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', /Downloads 0/);
  await chart.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', /Downloads 1/);

  await page.getByLabel('Break down by').selectOption('Searches without results');
  await expect(page.getByRole('row', { name: /^zellige 1 / })).toBeVisible();
  const { name, bytes } = await saveBy(page, page.getByRole('button', { name: 'Save as CSV' }));
  expect(name).toBe('statistics.csv');
  expect(bytes.toString()).toContain('zellige,1,');

  await page.goto('/#/admin/press-releases/1');
  const panel = page
    .locator('details')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Results', exact: true }) });
  await panel.locator('summary').click();
  for (const count of ['Reads1', 'Copies1', 'Downloads of text and ZIP1', 'Othersfewer than 5'])
    await expect(panel).toContainText(count);
  await expectNoViolations(page);
  const outcome = await saveBy(page, panel.getByRole('button', { name: 'Save as CSV' }));
  expect(outcome.name).toBe('release-1-outcome.csv');
  expect(outcome.bytes.toString()).toContain('Downloads of text and ZIP,1');
});
