import { PRESS_RELEASE_PATH, pressReleasePath } from '@press-room/contract/press-releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const EXPIRY = new Date('2026-06-01T12:00:00.000Z');
const BEFORE = new Date(EXPIRY.getTime() - 1);
const AFTER = new Date(EXPIRY.getTime() + 1000);

let server: TestServer;
let id: number;

beforeAll(async () => {
  server = await startTestServer();
  const text = { en: { title: 'Short-lived glaze', abstract: 'A glaze', body: '<p>Gone at noon.</p>' } };
  const release = { press_group: 'Site', date: '2026-05-01', expires_at: EXPIRY.toISOString(), text };
  const ids = await server.load({ press_groups: [{ name: 'Site' }], press_releases: [release] });
  id = ids.press_releases['Short-lived glaze'] ?? 0;
});

afterAll(() => server.close());

/** The release expires during a request: between two reads of the clock. */
function expireAfter(looks: number): void {
  let count = 0;
  Object.defineProperty(server.clock, 'now', {
    get: () => (count++ < looks ? BEFORE : AFTER),
    configurable: true,
  });
}

const stopAt = (now: Date): void => {
  Object.defineProperty(server.clock, 'now', { value: now, writable: true, configurable: true });
};

describe('a release that expires while it is read', () => {
  const LIST = `${PRESS_RELEASE_PATH}?format=datatables`;
  const addresses = [LIST, `${LIST}&q=glaze`, '/api/press_room/press_release_years/'];

  it.each([0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20])(
    'is kept nowhere (expiry after look %i)',
    async (looks) => {
      for (const address of [...addresses, pressReleasePath(id)]) {
        stopAt(BEFORE);
        // Requested before, so that the body is cached; then the caches are cleared.
        await server.call(address);
        await server.database.change(async () => undefined);
        expireAfter(looks);
        await server.call(address);
        stopAt(AFTER);
        expect((await server.call(pressReleasePath(id))).status).toBe(404);
        expect((await server.call(LIST)).json).toMatchObject({ recordsTotal: 0, data: [] });
        expect((await server.call(`${LIST}&q=glaze`)).json).toMatchObject({ data: [] });
        expect((await server.call('/api/press_room/press_release_years/')).json).toMatchObject({ count: 0 });
      }
    },
  );
});
