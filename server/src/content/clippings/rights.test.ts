/** @module-tag engine */
import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import { CLIPPING_PATH, type Clipping } from '@press-room/contract/clippings';
import { beforeAll, describe, expect, it } from 'vitest';
import { startCompanyOffices } from '../../../test/company-offices.ts';
import { type Headers, startDesk } from '../../../test/desk.ts';
import { addDocument, addPicture } from '../../../test/media.ts';
import { patch, post } from '../../../test/requests.ts';

describe('files of clippings', () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let companies: Awaited<ReturnType<typeof startCompanyOffices>>;
  beforeAll(async () => {
    desk = await startDesk();
    companies = await startCompanyOffices(desk);
    return () => desk.server.close();
  });
  const clipping = async (form: object): Promise<Clipping> => {
    const needed = { press_group: 1, headline: 'Fair', outlet_name: 'Gazzetta', published_on: '2026-09-30' };
    const answer = await desk.server.call(CLIPPING_PATH, post({ ...needed, ...form }, desk.officer));
    expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
    return answer.json as Clipping;
  };

  it('are shown to the office alone, whatever their licence says and on every address', async () => {
    const { server, officer } = desk;
    const { gea, ids } = companies;
    const licences = [
      { licence: 'link_only' },
      { licence: 'licensed', licensed_until: '2026-11-19' },
      { licence: 'licensed', licensed_until: '2027-11-19' },
      { licence: 'own' },
    ];
    const readers: Headers[] = [
      {},
      await server.signedIn('reader@example.com'),
      await server.signedIn('outsider@example.com'),
      gea,
    ];
    for (const [at, licence] of licences.entries()) {
      const bytes = Buffer.from(`%PDF-1.7 page ${at}`);
      const file = await addDocument(server, bytes, { name: `page-${at}.pdf` });
      const picture = await addPicture(server, {}, [
        { bytes: Buffer.from(`cut ${at}`), media_type: 'image/webp', width: 320 },
      ]);
      await clipping({ ...licence, file, pictures: [picture], companies: [ids.companies['Alfa Ceramiche']] });
      const keys = [
        await server.context.store.put(bytes),
        await server.context.store.put(Buffer.from(`cut ${at}`)),
      ];
      for (const headers of readers)
        for (const address of [
          ...keys.map((key) => `/media/${key}/page-${at}.pdf`),
          `${OFFICE_ASSET_PATH}${file}/`,
          `${OFFICE_ASSET_PATH}${file}/usage/`,
          `${OFFICE_ASSET_PATH}${picture}/`,
        ])
          expect([401, 403, 404]).toContain((await server.call(address, { headers })).status);
      expect((await server.call(`${OFFICE_ASSET_PATH}${file}/`, { headers: officer })).status).toBe(200);
    }
  });

  it('go into a press release as far as their licence allows', async () => {
    const { server, officer } = desk;
    const release = (attachments: number[]) =>
      server.call(
        OFFICE_PRESS_RELEASE_PATH,
        post(
          {
            press_group: 1,
            date: '2026-11-20',
            text: { it: { title: 'Fiera', body: '<p>x</p>' } },
            attachments,
          },
          officer,
        ),
      );
    for (const [at, { mayGo, ...licence }] of [
      { licence: 'link_only', mayGo: false },
      { licence: 'licensed', licensed_until: '2027-11-19', mayGo: false },
      { licence: 'licensed', licensed_until: null, mayGo: true },
      { licence: 'own', mayGo: true },
    ].entries()) {
      const file = await addDocument(server, Buffer.from(`%PDF-1.7 licence ${at}`), { name: 'page.pdf' });
      await clipping({ ...licence, file });
      const { status, json } = await release([file]);
      expect([licence, status]).toEqual([licence, mayGo ? 201 : 400]);
      if (!mayGo)
        expect(json).toEqual({
          attachments: [
            `Files ${file} are pages of clippings whose licence does not allow to hand them out.`,
          ],
        });
    }
  });

  it('leave a company free to change and delete a picture of its own that an outlet used', async () => {
    const { server, officer } = desk;
    const { gea, upload } = companies;
    const row = async (id: number, headers: Headers) =>
      (await server.call(`${OFFICE_ASSET_PATH}${id}/`, { headers })).json as { id: number; version: number };
    const remove = async (id: number, headers: Headers) =>
      server.call(`${OFFICE_ASSET_PATH}${id}/`, {
        method: 'DELETE',
        headers: desk.match((await row(id, headers)).version, headers),
      });
    const { id } = (await upload(gea, 'of alfa')).json as { id: number };
    await server.database.db.updateTable('asset').set({ kind: 'picture' }).where('id', '=', id).execute();
    const used = await clipping({ pictures: [id] });
    const { version } = await row(id, gea);
    const changed = await server.call(
      `${OFFICE_ASSET_PATH}${id}/`,
      patch({ credit: 'Alfa' }, desk.match(version, gea)),
    );
    expect(changed.status).toBe(200);
    // The office can see the clipping, and must remove the picture from it first.
    expect((await remove(id, officer)).status).toBe(409);
    expect((await remove(id, gea)).status).toBe(204);
    const left = await server.call(`${CLIPPING_PATH}${used.id}/`, { headers: officer });
    expect(left.json).toMatchObject({ headline: 'Fair', pictures: [] });
  });
});
