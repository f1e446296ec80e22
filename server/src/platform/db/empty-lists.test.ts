/** @module-tag engine */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('nothing is in an empty list, and everything is not in it, in a subquery too', async () => {
  const { db } = server.database;
  await server.load({ press_groups: [{ name: 'Association', tagline: { en: 'Tiles', it: 'Piastrelle' } }] });
  const none: number[] = [];
  const groups = db.selectFrom('press_group').select('id');
  expect(await groups.where('id', 'in', none).execute()).toEqual([]);
  expect(await groups.where('id', 'in', groups.where('id', 'in', none)).execute()).toEqual([]);
  expect(await groups.where('id', 'not in', none).execute()).toHaveLength(1);
  expect(await groups.where((eb) => eb.not(eb('id', 'in', none))).execute()).toHaveLength(1);
});
