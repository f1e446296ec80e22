import { PRESS_OFFICE_PATH } from '@press-room/contract/contact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const OFFICE = 'office@example.com';

const FIXTURE = {
  press_groups: [
    {
      name: 'Site Alpha',
      office: {
        email: 'alpha@example.com',
        phone: '+39 0536 1',
        address: { en: ['Street 1'], it: ['Via 1'] },
        hours: [{ days: [1, 2], opens: '09:00', closes: '13:00' }],
        people: [{ name: 'Ada Bo', role: { en: 'Head', it: 'Responsabile' }, languages: ['it', 'fr'] }],
      },
    },
    { name: 'Site Beta' },
    {
      name: 'Site Gamma',
      office: {
        email: 'gamma@example.com',
        address: { en: [], it: ['Via 1'] },
        note: { en: '', it: 'Anche la sera' },
        people: [{ name: 'Ada Bo', role: { en: 'Head', it: '' } }],
      },
    },
  ],
};

describe(`GET ${PRESS_OFFICE_PATH}`, () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer({ PRESS_OFFICE_EMAIL: OFFICE });
    await server.load(FIXTURE);
  });
  afterEach(() => server.close());

  it('names the people of a group in the language of the reader', async () => {
    const { status, json } = await server.call(`${PRESS_OFFICE_PATH}?group=1`, {
      headers: { 'Accept-Language': 'it' },
    });
    expect([status, json]).toMatchObject([
      200,
      {
        group: { id: 1, name: 'Site Alpha' },
        email: 'alpha@example.com',
        address: ['Via 1'],
        time_zone: 'Europe/Rome',
        hours: [{ days: [1, 2], opens: '09:00', closes: '13:00' }],
        people: [{ name: 'Ada Bo', role: 'Responsabile', languages: ['it', 'fr'], phone: '' }],
        map: null,
      },
    ]);
    expect(json).toEqual(
      (await server.call(PRESS_OFFICE_PATH, { headers: { 'Accept-Language': 'it' } })).json,
    );
  });

  it('says in the other language what the wanted one lacks', async () => {
    for (const language of ['en', 'it']) {
      const init = { headers: { 'Accept-Language': language } };
      expect((await server.call(`${PRESS_OFFICE_PATH}?group=3`, init)).json, language).toMatchObject({
        address: ['Via 1'],
        note: 'Anche la sera',
        people: [{ role: 'Head' }],
      });
    }
  });

  it('falls back on the address that messages go to', async () => {
    const { json } = await server.call(`${PRESS_OFFICE_PATH}?group=2`);
    expect(json).toMatchObject({ email: OFFICE, people: [], hours: [], location: null });
  });

  it('refuses a group that is unknown or no number', async () => {
    expect((await server.call(`${PRESS_OFFICE_PATH}?group=99`)).status).toBe(404);
    expect((await server.call(`${PRESS_OFFICE_PATH}?group=x`)).status).toBe(400);
  });

  it('names the tiles of the map where they are configured', async () => {
    const tiles = 'https://{s}.tiles.example.com/{z}/{x}/{y}.png';
    const mapped = await startTestServer({ MAP_TILES: tiles });
    await mapped.load(FIXTURE);
    const { json } = await mapped.call(PRESS_OFFICE_PATH);
    await mapped.close();
    expect(json).toMatchObject({ map: { tiles, attribution: '© OpenStreetMap' } });
  });
});
