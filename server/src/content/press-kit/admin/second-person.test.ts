/** @module-tag engine */
import { OFFICE_PRESS_KIT_PATH, type OfficePressKit } from '@press-room/contract/admin-press-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Headers } from '../../../../test/desk.ts';
import { textWith } from '../../../../test/matchers.ts';
import { addDocument } from '../../../../test/media.ts';
import { type Office, startOffice } from '../../../../test/office-desk.ts';
import { patch } from '../../../../test/requests.ts';

const BICE = {
  email: 'bice@example.com',
  password: 'Str0ng_pass!',
  first_name: 'Bice',
  last_name: 'Verdi',
  groups: ['administrator_press_room'],
};

describe('press kits of a press group in which nobody publishes what they alone wrote', () => {
  let office: Office;
  let bice: Headers;
  let files: { asset: number }[];

  beforeAll(async () => {
    office = await startOffice(OFFICE_PRESS_KIT_PATH);
    const { server, call, match } = office;
    await server.load({ users: [BICE] });
    bice = await server.signedIn(BICE.email);
    files = [{ asset: await addDocument(server, Buffer.from('one'), { name: 'one.pdf' }) }];
    const group = '/api/office/press_group/1/';
    const { version } = (await call(group)).json as { version: number };
    expect((await call(group, patch({ four_eyes: true }, match(version)))).status).toBe(200);
    return () => server.close();
  });

  const kit = (press_group = 'Association'): Promise<OfficePressKit> =>
    office.rowOf(office.create({ press_group, year: 2026, title: { it: 'Cartella' }, files }));
  const byBice = ({ version }: OfficePressKit) => office.match(version, bice);
  const publishedByBice = (row: OfficePressKit): Promise<OfficePressKit> =>
    office.rowOf(office.move(row, { to: 'published' }, byBice(row)));

  it.each([
    ['now', { to: 'published' }],
    ['at an instant', { to: 'published', publish_at: '2026-11-21T12:00:00Z' }],
    ['when its files are ready', { to: 'published', files: 'when_ready' }],
  ])('refuses it to its writer %s and says who may', async (_when, step) => {
    const row = await kit();
    expect(await office.move(row, step)).toMatchObject({
      status: 409,
      json: { detail: textWith('Bice Verdi') },
    });
    expect((await publishedByBice(row)).status).toBe('published');
  });

  it('lets its writer publish what another put a file in, not what another only made public', async () => {
    const row = await kit();
    const opened = await office.rowOf<OfficePressKit>(office.change(row, { access: 'public' }, byBice(row)));
    expect((await office.move(opened, { to: 'published' })).status).toBe(409);
    const filled = await office.rowOf<OfficePressKit>(office.change(opened, { files }, byBice(opened)));
    expect((await office.move(filled, { to: 'published' })).status).toBe(200);
  });

  it('asks for another for a change of what readers have, and not for another instant or to show it again', async () => {
    const row = await publishedByBice(await kit());
    expect(await office.change(row, { title: { it: 'Altra' } })).toMatchObject({
      status: 409,
      json: { detail: textWith('draft') },
    });
    const later = { to: 'published', publish_at: '2026-11-22T12:00:00Z' };
    const moved = await office.rowOf<OfficePressKit>(office.move(row, later));
    const draft = await office.rowOf<OfficePressKit>(office.move(moved, { to: 'draft' }));
    const again = await office.rowOf<OfficePressKit>(office.move(draft, { to: 'published' }));
    const back = await office.rowOf<OfficePressKit>(office.move(again, { to: 'draft' }));
    const edited = await office.rowOf<OfficePressKit>(office.change(back, { title: { it: 'Altra' } }));
    expect((await office.move(edited, { to: 'published' })).status).toBe(409);
    expect((await publishedByBice(edited)).title.it).toBe('Altra');
  });

  it('leaves other press groups as they were', async () => {
    expect((await office.move(await kit('Fair'), { to: 'published' })).status).toBe(200);
  });
});
