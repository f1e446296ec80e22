import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OfficePressRelease, officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { expect, headersOf, test } from './desk-site.ts';

/** Serves a page of another site that embeds one of ours. */
async function serve(html: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

test('A page of somebody else shows a release without a script, and why it went', {
  tag: '@desktop',
}, async ({ page, request, moveRelease }) => {
  const id = await moveRelease('published', { it: { title: 'Cresce l’export', body: '<p>Corpo.</p>' } });
  const article = await (await request.get(`/it/comunicati/2026/x-${id}`)).text();
  const [, oembed = ''] = /type="application\/json\+oembed"[^>]*href="([^"]+)"/.exec(article) ?? [];
  const { html } = (await (await request.get(oembed.replaceAll('&amp;', '&'))).json()) as { html: string };
  const other = await serve(`<!doctype html><title>Blog</title>${html}`);
  await page.goto(other.origin);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Cresce l’export' })).toBeVisible();
  await expect(frame.locator('script')).toHaveCount(0);

  const headers = await headersOf(request);
  const row = await request.get(officePressReleasePath(id), { headers });
  const { version } = (await row.json()) as OfficePressRelease;
  const gone = await request.post(`${officePressReleasePath(id)}transition/`, {
    headers: { ...headers, 'If-Match': `"${version}"` },
    data: { to: 'archived', withdrawal_note: { it: 'Dati errati', en: 'Wrong figures' } },
  });
  expect(gone.status()).toBe(200);
  await page.reload();
  await expect(frame.getByText('Dati errati')).toBeVisible();
  other.server.close();
});
