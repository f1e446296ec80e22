import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type DownloadServer,
  NOW,
  original,
  startDownloadServer,
  toPictureItems,
} from '../../../test/downloads.ts';
import { addGallery, addPicture } from '../../../test/media.ts';

describe('GET /media/download/…', () => {
  let site: DownloadServer;

  beforeAll(async () => {
    site = await startDownloadServer();
  });
  afterAll(() => site.server.close());

  it('resumes files and archives with the same bytes', async () => {
    for (const body of [{ asset: site.ids.hall }, { gallery: site.gallery }]) {
      const { url } = await site.getTicket(body);
      const whole = await site.fetchBytes(url);
      const etag = whole.headers.get('etag') ?? '';
      expect(whole.headers.get('accept-ranges')).toBe('bytes');
      for (const start of [0, 1, 5, whole.bytes.length - 1]) {
        const rest = await site.fetchBytes(url, { Range: `bytes=${start}-`, 'If-Range': etag });
        expect(rest.status).toBe(206);
        expect(rest.headers.get('content-range')).toBe(
          `bytes ${start}-${whole.bytes.length - 1}/${whole.bytes.length}`,
        );
        expect(rest.bytes).toEqual(whole.bytes.subarray(start));
      }
      expect((await site.fetchBytes(url, { Range: 'bytes=2-4' })).bytes).toEqual(whole.bytes.subarray(2, 5));
      expect((await site.fetchBytes(url, { Range: 'bytes=-3' })).bytes).toEqual(whole.bytes.subarray(-3));
      expect((await site.fetchBytes(url, { Range: 'bytes=3-', 'If-Range': '"other"' })).bytes).toEqual(
        whole.bytes,
      );
      expect((await site.fetchBytes(url, { Range: `bytes=${whole.bytes.length}-` })).status).toBe(416);
      const head = await fetch(site.server.origin + url, { method: 'HEAD' });
      expect(head.headers.get('content-length')).toBe(String(whole.bytes.length));
    }
  });

  it('works for an hour, and only as it was signed', async () => {
    const { url } = await site.getTicket({ asset: site.ids.hall });
    const [, , , ticket = '', name = ''] = url.split('/');
    const [id, rest] = [ticket.slice(0, ticket.indexOf('-')), ticket.slice(ticket.indexOf('-') + 1)];
    const other = await site.getTicket({ asset: site.ids.oven });
    const otherRest = other.url.split('/')[3]?.split('-').slice(1).join('-') ?? '';
    const flipped = `${rest.slice(0, 5)}${rest[5] === '0' ? '1' : '0'}${rest.slice(6)}`;
    for (const wrong of [
      `${Number(id) + 1}-${rest}`,
      `${id}-${otherRest}`,
      `${id}-${flipped}`,
      `${id}-${rest.slice(0, 40)}${rest[40] === 'A' ? 'B' : 'A'}${rest.slice(41)}`,
      id,
      'x',
      `${id}-`,
    ]) {
      expect((await site.fetchBytes(`/media/download/${wrong}/${name}`)).status, wrong).toBe(404);
    }
    expect((await site.fetchBytes(`/media/download/${ticket}/any-name`)).status).toBe(200);
    site.server.clock.now = new Date(NOW.getTime() + 3_599_000);
    expect((await site.fetchBytes(url)).status).toBe(200);
    site.server.clock.now = new Date(NOW.getTime() + 3_600_000);
    expect((await site.fetchBytes(url)).status).toBe(404);
    site.server.clock.now = NOW;
  });

  it('ends with an embargo that is set meanwhile, on the file or on the gallery', async () => {
    const { db } = site.server.database;
    const pictures = [site.ids.hall, site.ids.oven];
    const urls = [
      await site.getTicket({ asset: site.ids.oven }),
      await site.getTicket({ basket: toPictureItems(pictures) }),
      await site.getTicket({ gallery: site.gallery }),
    ];
    const statuses = () => Promise.all(urls.map(async ({ url }) => (await site.fetchBytes(url)).status));
    const embargo_until = '2026-11-22T00:00:00.000Z';
    expect(await statuses()).toEqual([200, 200, 200]);
    await db.updateTable('asset').set({ embargo_until }).where('id', '=', site.ids.oven).execute();
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(Object.keys(await site.unzip({ gallery: site.gallery }))).not.toContain(
      'ada-rossi_2024_a-tile.jpg',
    );
    await db.updateTable('asset').set({ embargo_until: null }).where('id', '=', site.ids.oven).execute();
    expect(await statuses()).toEqual([200, 200, 200]);
    await db.updateTable('gallery').set({ embargo_until }).where('id', '=', site.gallery).execute();
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await site.ask({ asset: site.ids.oven })).status).toBe(404);
    await db.updateTable('gallery').set({ embargo_until: null }).where('id', '=', site.gallery).execute();
  });

  it('ends with the account, and follows its rights', async () => {
    const { db } = site.server.database;
    const leaver = await site.server.signedIn('leaver@example.com');
    const { url } = await site.getTicket({ asset: site.ids.hall }, leaver);
    const free = await site.getTicket({ asset: site.ids.open }, leaver);
    const account = db.selectFrom('user_account').select('id').where('email', '=', 'leaver@example.com');
    const { id } = await account.executeTakeFirstOrThrow();
    const setDisabled = (disabled_at: string | null) =>
      db.updateTable('user_account').set({ disabled_at }).where('id', '=', id).execute();
    await setDisabled(NOW.toISOString());
    expect((await site.fetchBytes(url)).status).toBe(404);
    expect((await site.fetchBytes(free.url)).status).toBe(404);
    await setDisabled(null);
    expect((await site.fetchBytes(url)).status).toBe(200);
    await db.deleteFrom('user_account_group').where('user_account_id', '=', id).execute();
    expect((await site.fetchBytes(url)).status).toBe(404);
    expect((await site.fetchBytes(free.url)).status).toBe(200);
  });

  it('closes its files when the reader hangs up', async () => {
    const { server } = site;
    const large = await Promise.all(
      ['1', '2', '3'].map((text) =>
        addPicture(server, { name: `${text} large.jpg` }, [original(text.repeat(8_000_000))]),
      ),
    );
    await addGallery(server, large);
    const { url } = await site.getTicket({ basket: toPictureItems(large) });
    const folder = join(server.directory, 'files');
    const countOpenFiles = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        const link = `/proc/self/fd/${fd}`;
        return existsSync(link) && readlinkSync(link).startsWith(folder);
      }).length;
    for (const headers of [{}, { Range: 'bytes=1000-' }]) {
      const hangUp = new AbortController();
      const response = await fetch(server.origin + url, { headers, signal: hangUp.signal });
      const reader = response.body?.getReader();
      for (let bytes = 0; bytes < 1_000_000; ) bytes += (await reader?.read())?.value?.length ?? 0;
      const openFiles = countOpenFiles();
      hangUp.abort();
      expect(openFiles).toBe(1);
      while (countOpenFiles() > 0) await new Promise((resolve) => setImmediate(resolve));
    }
  });

  it('breaks off where a file is missing, never as an archive that looks whole', async () => {
    const picture = await addPicture(site.server, { name: 'lost.jpg' }, [original('lost in a moment')]);
    await addGallery(site.server, [picture]);
    const { url } = await site.getTicket({ basket: toPictureItems([picture]) });
    const single = await site.getTicket({ asset: picture });
    const renditions = await site.server.database.db
      .selectFrom('asset_rendition')
      .select('sha256')
      .where('asset_id', '=', picture)
      .execute();
    for (const { sha256 } of renditions) await site.server.context.store.remove(sha256);
    await expect(site.fetchBytes(url)).rejects.toThrow();
    expect((await site.fetchBytes(single.url)).status).toBe(404);
  });
});
