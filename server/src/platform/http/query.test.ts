import { PRESS_OFFICE_PATH } from '@press-room/contract/contact';
import { MAGAZINE_PATH, MAGAZINE_PERIODS_PATH } from '@press-room/contract/magazines';
import { GALLERY_PICTURE_PATH } from '@press-room/contract/press-gallery';
import { PRESS_KIT_PATH } from '@press-room/contract/press-kit';
import { PRESS_RELEASE_PATH, PRESS_RELEASE_YEARS_PATH } from '@press-room/contract/press-releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

describe('an integer that no column holds', () => {
  let server: TestServer;
  let headers: Record<string, string>;

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      press_groups: [{ name: 'Association' }],
      users: [{ email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] }],
      press_releases: [{ press_group: 'Association', date: '2026-01-01', text: { en: { title: 'Tile' } } }],
    });
    headers = await server.signedIn('alice@example.com');
  });
  afterAll(() => server.close());

  it.each([
    `${PRESS_RELEASE_PATH}?group=99999999999`,
    `${PRESS_RELEASE_PATH}?year=-99999999999&month=3000000000`,
    `${PRESS_RELEASE_PATH}?year=999999999999999&q=tile`,
    `${PRESS_RELEASE_PATH}?year=300000&q=tile`,
    `${PRESS_RELEASE_PATH}?year=2026&month=2147483647&q=tile`,
    `${PRESS_RELEASE_YEARS_PATH}?group=99999999999`,
    `${PRESS_KIT_PATH}?group=99999999999`,
    `${MAGAZINE_PATH}?year=99999999999`,
    `${MAGAZINE_PATH}?month=2147483648&q=tile`,
    `${MAGAZINE_PERIODS_PATH}?year=99999999999`,
    `${GALLERY_PICTURE_PATH}?gallery=99999999999&q=tile`,
  ])('finds nothing: %s', async (address) => {
    const answer = await server.call(address, { headers });
    expect([answer.status, answer.json]).toEqual([200, expect.objectContaining({ count: 0, results: [] })]);
  });

  it('names no press office', async () => {
    expect((await server.call(`${PRESS_OFFICE_PATH}?group=99999999999`)).status).toBe(404);
  });
});
