import { MANIFEST_PATH, SERVICE_WORKER_PATH } from '@press-room/contract/installable';
import { expect, test } from './fixtures.ts';
import { readSite } from './site.ts';

const QUIET_LINES = 10;

test('prints a short greeting at the first start', { tag: '@desktop' }, () => {
  const { greeting, accounts } = readSite();
  const [before = '', after = ''] = greeting.split('Press room: ');
  expect(before.split('\n').length).toBeLessThanOrEqual(QUIET_LINES);
  expect(accounts.length).toBeGreaterThan(0);
  // Its own line, those of the accounts, and the remaining tasks.
  expect(after.trim().split('\n').length).toBeLessThanOrEqual(accounts.length + QUIET_LINES);
});

// Installability is the same at every width.
test('can be installed, in the language of the reader', { tag: ['@desktop', '@window'] }, async ({
  page,
  context,
  request,
}) => {
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toContain('/manifest.webmanifest?language=en');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Playwright's windows are private: browsers install nothing there.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const manifest = await request.get(MANIFEST_PATH, { params: { language: 'it' } });
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] };
  expect(name).toContain('Sala stampa');
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
  const worker = await request.get(SERVICE_WORKER_PATH);
  expect(worker.headers()['cache-control']).toBe('no-cache');
});
