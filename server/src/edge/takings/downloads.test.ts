import { OWN_BASKET_PATH } from '@press-room/contract/baskets';
import { DOWNLOAD_PATH, type Download } from '@press-room/contract/downloads';
import { OWN_TAKINGS_PATH, type OwnTaking } from '@press-room/contract/takings';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Desk, Headers } from '../../../test/desk.ts';
import { original, toPictureItems } from '../../../test/downloads.ts';
import { addPicture } from '../../../test/media.ts';
import { post } from '../../../test/requests.ts';
import { READER, startTakings, type Takings } from '../../../test/takings.ts';

describe('what readers took with a download', () => {
  let desk: Desk;
  let room: Takings['room'];
  let reader: Headers;
  let published: Takings['published'];
  let copy: Takings['copy'];
  let corrected: Takings['corrected'];

  beforeEach(async () => {
    ({ desk, room, reader, published, copy, corrected } = await startTakings());
    return () => desk.server.close();
  });

  const picture = (name: string) => addPicture(desk.server, { name: `${name}.jpg` }, [original(name)]);
  const ticket = async (body: object): Promise<string> =>
    ((await desk.server.call(DOWNLOAD_PATH, post(body, reader))).json as Download).url;
  const save = async (body: object): Promise<number> => (await desk.server.call(await ticket(body))).status;
  const takings = () =>
    desk.server.database.db
      .selectFrom('press_release_taking')
      .select(['press_release_id', 'taken_at'])
      .orderBy('press_release_id')
      .execute();

  it('a picture leaves the correction of a text that was taken before it', async () => {
    const photo = await picture('hall');
    const release = await published({ pictures: [photo] });
    await copy(release);
    const before = await takings();
    await corrected(release);
    expect(await save({ asset: photo })).toBe(200);
    expect(await takings()).toEqual(before);
    const own = async () =>
      (
        (await desk.server.call(`${OWN_TAKINGS_PATH}?format=datatables`, { headers: reader })).json as {
          data: OwnTaking[];
        }
      ).data.map(({ press_release }) => press_release);
    expect(await own()).toEqual([release.id]);
    expect(await save({ press_release: release.id, form: 'txt', language: 'en' })).toBe(200);
    expect(await own()).toEqual([]);
    room.wait(1000);
    expect(await save({ basket: toPictureItems([photo]) })).toBe(200);
    expect(await takings()).toHaveLength(1);
  });

  it('a picture leaves the correction of a text that was only put into a basket before it', async () => {
    const photo = await picture('hall');
    const release = await published({ pictures: [photo] });
    const items = [{ kind: 'press_release', id: release.id }];
    const basket = { key: '0b9c2a51-6c1e-4f0e-9a53-0d7b5a1f3c11', name: '', note: '', items };
    expect((await desk.server.call(OWN_BASKET_PATH, post(basket, reader))).status).toBe(201);
    room.wait(1000);
    await corrected(release);
    expect(await save({ asset: photo })).toBe(200);
    const { json } = await desk.server.call(`${OWN_TAKINGS_PATH}?format=datatables`, { headers: reader });
    expect((json as { data: OwnTaking[] }).data).toMatchObject([
      { press_release: release.id, way: 'taken', change: 'corrected' },
    ]);
  });

  it('a picture leaves the correction of a text that was only sent before it', async () => {
    await room.subscribe({ email: READER });
    const photo = await picture('hall');
    const release = await published({ pictures: [photo] });
    expect(await room.later(READER)).toHaveLength(1);
    const sentAt = (await desk.server.database.db.selectFrom('alert_told').select('at').execute())[0]?.at;
    await corrected(release);
    expect(await save({ asset: photo })).toBe(200);
    expect(await takings()).toEqual([{ press_release_id: release.id, taken_at: sentAt }]);
    const { json } = await desk.server.call(`${OWN_TAKINGS_PATH}?format=datatables`, { headers: reader });
    expect((json as { data: OwnTaking[] }).data).toMatchObject([
      { press_release: release.id, way: 'sent', has_since: sentAt, change: 'corrected' },
    ]);
  });

  it('counts the latest 20 releases of each file', async () => {
    const [logo, hall] = [await picture('logo'), await picture('hall')];
    const days = Array.from({ length: 23 }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`);
    const { press_releases: ids } = await desk.server.load({
      press_groups: [{ name: 'Many' }],
      press_releases: days.map((date) => ({
        press_group: 'Many',
        date,
        access: 'public',
        text: { en: { title: date, body: '<p>Text</p>', status: 'published' } },
      })),
    });
    const releases = days.map((date) => ids[date] ?? 0);
    const [oldest = 0] = releases;
    await desk.server.database.db
      .insertInto('press_release_picture')
      .values([
        ...releases.map((id) => ({ press_release_id: id, asset_id: logo, position: 0 })),
        { press_release_id: oldest, asset_id: hall, position: 1 },
      ])
      .execute();
    expect(await save({ basket: toPictureItems([logo, hall]) })).toBe(200);
    const wanted = [oldest, ...releases.slice(3)].toSorted((one, other) => one - other);
    expect((await takings()).map(({ press_release_id }) => press_release_id)).toEqual(wanted);
  });

  it('is recorded with the next request where a write of the first one failed', async () => {
    const release = await published();
    const url = await ticket({ press_release: release.id, form: 'txt', language: 'en' });
    const { db } = desk.server.database;
    await db.schema.alterTable('press_release_taking').renameTo('elsewhere').execute();
    expect((await desk.server.call(url)).status).toBe(500);
    await db.schema.alterTable('elsewhere').renameTo('press_release_taking').execute();
    expect(await db.selectFrom('download').select('started_at').execute()).toEqual([{ started_at: null }]);
    expect((await desk.server.call(url)).status).toBe(200);
    expect(await takings()).toMatchObject([{ press_release_id: release.id }]);
  });
});
