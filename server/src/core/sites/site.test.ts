import { SERVICE_WORKER_PATH } from '@press-room/contract/installable';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { buildGround } from '../../edge/site/boot.ts';
import { buildManifest, manifestAddress } from '../../edge/site/manifest.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const readManifest = async (language: 'en' | 'it'): Promise<unknown> =>
  JSON.parse(await buildManifest(server.context, { site: '*', language }));

describe('the service worker of a server without a web app', () => {
  it('removes the one that a browser still has, and is asked for anew each time', async () => {
    const answer = await server.call(SERVICE_WORKER_PATH);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('text/javascript');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.text).toContain('registration.unregister()');
    expect(answer.text).toContain('caches.delete');
  });
});

it('has nothing to show where the web app is not built', async () => {
  const headers = { Accept: 'text/html' };
  const open = (path: string) => server.call(path, { headers, redirect: 'manual' });
  expect([(await open('/')).status, (await open('/?theme=dark')).status]).toEqual([404, 404]);
  expect((await open('/account/login')).status).toBe(404);
});

describe('every page', () => {
  const readBoot = ({ context }: TestServer) => buildGround(context, { site: '*', language: 'it' });

  it('names every press group of the house beside the site’s own, and what is closed', async () => {
    const house = await startTestServer({ REGISTRATION: 'off', PASSWORD_RESET: 'off' });
    expect(await readBoot(house)).toMatchObject({ group: null, groups: [] });
    await house.load({ press_groups: [{ name: 'Fair' }, { name: 'Association' }] });
    const boot = await readBoot(house);
    expect(boot.group?.name).toBe('Fair');
    expect(boot.groups.map(({ name }) => name)).toEqual(['Association', 'Fair']);
    expect(boot.closed).toEqual(['registration', 'password_reset']);
    await house.close();
    expect((await readBoot(server)).closed).toEqual([]);
  });
});

describe('the manifest', () => {
  it('has an address for each language', () => {
    expect(manifestAddress('it')).toBe('/manifest.webmanifest?language=it');
  });

  it('is named by its language alone where there is no press group', async () => {
    expect(await readManifest('it')).toMatchObject({
      name: 'Sala stampa',
      short_name: 'Sala stampa',
      lang: 'it',
    });
  });

  it('carries the name of the site in both languages, and leads into the app', async () => {
    await server.load({ press_groups: [{ name: 'Site Alpha' }] });
    expect(await readManifest('en')).toMatchObject({
      name: 'Site Alpha · Press room',
      short_name: 'Site Alpha',
      display: 'standalone',
      start_url: '/',
      shortcuts: [{ name: 'Press releases' }, { name: 'Picture gallery' }, { name: 'Magazines' }],
    });
    expect(await readManifest('it')).toMatchObject({
      name: 'Site Alpha · Sala stampa',
      shortcuts: [{ name: 'Comunicati stampa' }, { name: 'Galleria immagini' }, { name: 'Riviste' }],
    });
  });
});
