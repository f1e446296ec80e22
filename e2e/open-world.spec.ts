import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OfficePressRelease, officePressReleasePath } from '@press-room/contract/office-press-releases';
import { expectNoViolations } from './axe.ts';
import { DESK_CONTENT, LENA } from './desk-content.ts';
import { expect, headersOfPaola, test } from './desk-site.ts';
import { openReader, Reader, speak } from './reader.ts';
import { expectNoOverflow } from './screens.ts';

const PHONE = { width: 390, height: 844 };
const text = (title: string) => ({
  it: { status: 'published', title, subtitle: '', abstract: 'In breve.', body: '<p>Corpo.</p>' },
});
const release = { press_group: 'Site Alpha', status: 'published', date: '2026-11-10' };

test.use({
  content: {
    ...DESK_CONTENT,
    press_releases: [
      { ...release, access: 'press', text: text('Riservato alla stampa') },
      { ...release, access: 'public', text: text('Cresce l’export') },
    ],
  },
});

/** Somebody else's page, which shows one of ours. */
async function serve(html: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

test.describe('Beyond the press room', { tag: '@desktop' }, () => {
  test('a journalist follows what is for the press in a feed of their own, on a phone, and ends it', async ({
    browser,
    request,
    desk,
  }) => {
    const lena = await openReader(browser, 'it', { baseURL: desk.origin, viewport: PHONE });
    const { page } = lena;
    await page.goto('/#/account/login');
    await lena.signIn(LENA.email, LENA.password);
    await expect(lena.text('account.login.success')).toBeVisible();
    await page.goto('/#/account/feeds');
    await lena.field('account.feeds.name').fill('Lettore');
    await lena.button('account.feeds.create').click();
    const address = page.getByRole('main').getByRole('textbox', { name: 'RSS' });
    await expect(address).toBeVisible();
    await expectNoViolations(page);
    await expectNoOverflow(page);
    const { pathname } = new URL(await address.inputValue());
    expect(await (await request.get(pathname)).text()).toContain('Riservato alla stampa');
    expect(await (await request.get('/it/feed.rss')).text()).not.toContain('Riservato');

    await lena.button('account.feeds.copiedAll').click();
    await page.getByRole('button', { name: `${lena.say('account.feeds.revoke')}: Lettore` }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: lena.say('account.feeds.revoke') })
      .click();
    await expect(lena.text('account.feeds.none')).toBeVisible();
    expect((await request.get(pathname)).status()).toBe(404);
    await page.context().close();
  });

  test('an officer sets up a webhook and sees why a call does not arrive', async ({ page, signIn }) => {
    await speak(page, 'en');
    await signIn();
    const officer = new Reader(page, 'en');
    await page.goto('/#/admin/webhooks/new');
    await officer.field('office.webhooks.name').fill('Agency');
    await officer.field('office.webhooks.address').fill('https://newsroom.example/press');
    await officer.button('office.record.save').click();
    await officer.button('office.webhooks.makeSecret').click();
    const secret = page.getByRole('dialog').getByLabel(officer.say('office.webhooks.secret'));
    await expect(secret).toHaveValue(/^whsec_/);
    await page.getByRole('button', { name: officer.say('office.webhooks.secretKept') }).click();
    await officer.button('office.webhooks.test').click();
    const row = page.getByRole('main').getByRole('row', { name: officer.say('office.webhooks.event.test') });
    await expect(row).toContainText(officer.say('office.webhooks.status.waiting'));
    await expectNoViolations(page);
  });

  test('a page of somebody else shows a release without a script, and why it went', async ({
    page,
    request,
  }) => {
    const article = await (await request.get('/it/comunicati/2026/x-2')).text();
    const [, oembed = ''] = /type="application\/json\+oembed"[^>]*href="([^"]+)"/.exec(article) ?? [];
    const { html } = (await (await request.get(oembed.replaceAll('&amp;', '&'))).json()) as { html: string };
    const other = await serve(`<!doctype html><title>Blog</title>${html}`);
    await page.goto(other.origin);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Cresce l’export' })).toBeVisible();
    await expect(frame.locator('script')).toHaveCount(0);

    const headers = await headersOfPaola(request);
    const row = await request.get(officePressReleasePath(2), { headers });
    const { version } = (await row.json()) as OfficePressRelease;
    const gone = await request.post(`${officePressReleasePath(2)}transition/`, {
      headers: { ...headers, 'If-Match': `"${version}"` },
      data: { to: 'archived', withdrawal_note: { it: 'Dati errati', en: 'Wrong figures' } },
    });
    expect(gone.status()).toBe(200);
    await page.reload();
    await expect(frame.getByText('Dati errati')).toBeVisible();
    other.server.close();
  });
});
