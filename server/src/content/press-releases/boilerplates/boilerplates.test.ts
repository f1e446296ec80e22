/** @module-tag engine */
import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
  officePressReleasePath,
} from '@press-room/contract/admin-press-releases';
import { companyPath } from '@press-room/contract/companies';
import { OFFICE_EVENT_PATH } from '@press-room/contract/events';
import type { PressRelease } from '@press-room/contract/press-releases';
import { RELEASE_TEMPLATE_PATH } from '@press-room/contract/release-templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../../../../test/desk.ts';
import { patch, post } from '../../../../test/requests.ts';

const text = { it: { title: 'Un nuovo forno', abstract: 'In breve', body: '<p>Testo</p>' } };
const about = (words: string) => ({ it: `<p>${words}</p>`, en: `<p>${words} (en)</p>` });

let desk: Desk;
const ids: Record<string, number> = {};

beforeAll(async () => {
  desk = await startDesk({ PUBLIC_URL: 'https://press.example.com' });
  await desk.server.load({
    press_groups: [
      { name: 'Voices', boilerplate: about('Di Voices') },
      { name: 'Messe', boilerplate: about('Di Messe') },
    ],
    companies: [
      { business_name: 'Alfa', short_description: 'Produce il gres dal 1962.' },
      { business_name: 'Beta', short_description: 'Produce mosaici.' },
    ],
    events: ['Expo', 'Gone'].map((name) => ({
      name,
      about: about(`Di ${name}`),
      starts_on: '2026-09-01',
      ends_on: '2026-09-03',
    })),
    press_releases: [
      {
        press_group: 'Voices',
        date: '2026-01-02',
        boilerplates: [{ company: 'Beta' }, 'press_group', { press_group: 'Messe' }, { event: 'Expo' }],
        text: { it: { title: 'Caricato', body: '<p>Testo</p>' } },
      },
    ],
  });
  const { db } = desk.server.database;
  for (const { id, name } of await db.selectFrom('press_group').select(['id', 'name']).execute())
    ids[name] = id;
  for (const { id, name } of await db.selectFrom('company').select(['id', 'business_name as name']).execute())
    ids[name] = id;
  for (const { id, name } of await db.selectFrom('event').select(['id', 'name_it as name']).execute())
    ids[name] = id;
  for (const { press_release_id: id, title } of await db
    .selectFrom('press_release_text')
    .select(['press_release_id', 'title'])
    .execute())
    ids[title] = id;
});
afterAll(() => desk.server.close());

const draft = (more: object) => desk.draft({ press_group: 'Voices', text, ...more });
async function publish(more: object): Promise<number> {
  return (await desk.moved(await draft(more), { to: 'published' })).id;
}
const IN_ITALIAN = { headers: { 'Accept-Language': 'it' } };
async function abouts(id: number): Promise<string[]> {
  const { json } = await desk.server.call(`/api/press_room/press_release/${id}/`, IN_ITALIAN);
  return (json as PressRelease).boilerplate.match(/Di \w+|gres|mosaici/g) ?? [];
}
async function change(id: number, form: object) {
  const path = officePressReleasePath(id);
  const { version } = (await desk.server.call(path, { headers: desk.officer })).json as OfficePressRelease;
  return desk.server.call(path, patch(form, desk.match(version)));
}

describe('boilerplates of a release', () => {
  it('are those of its company or press group and of its event, while nobody chooses', async () => {
    expect(await draft({})).toMatchObject({ boilerplates: null });
    expect(await abouts(await publish({ event: ids.Expo }))).toEqual(['Di Voices', 'Di Expo']);
    expect(await abouts(await publish({ event: ids.Expo, company: 'Alfa' }))).toEqual(['gres', 'Di Expo']);
  });

  it('are those that were chosen, in that order and each once', async () => {
    const boilerplates = [
      'event',
      `company:${ids.Beta}`,
      'company',
      `company:${ids.Alfa}`,
      `press_group:${ids.Messe}`,
    ];
    const id = await publish({ event: ids.Expo, company: 'Alfa', boilerplates });
    expect(await abouts(id)).toEqual(['Di Expo', 'mosaici', 'gres', 'Di Messe']);
    expect(await abouts(await publish({ boilerplates: [] }))).toEqual([]);
    expect(await abouts(ids.Caricato ?? 0)).toEqual(['mosaici', 'Di Voices', 'Di Messe', 'Di Expo']);
  });

  it('follow the company of the release, and what it says', async () => {
    const id = await publish({ company: 'Alfa', boilerplates: ['company', 'press_group'] });
    expect((await change(id, { company: 'Beta' })).status).toBe(200);
    expect(await abouts(id)).toEqual(['mosaici', 'Di Voices']);
    const path = companyPath(ids.Beta ?? 0);
    const { version } = (await desk.server.call(path, { headers: desk.officer })).json as { version: number };
    const form = patch({ short_description: 'Produce il gres.' }, desk.match(version));
    expect((await desk.server.call(path, form)).status).toBe(200);
    expect(await abouts(id)).toEqual(['gres', 'Di Voices']);
  });

  it('can wait for readers, and are kept with versions and templates', async () => {
    const id = await publish({});
    expect((await change(id, { pending: { boilerplates: ['event'] } })).json).toMatchObject({
      pending: { changes: { boilerplates: ['event'] } },
      boilerplates: null,
    });
    expect(await abouts(id)).toEqual(['Di Voices']);
    const shown = (await change(id, { show_pending: true })).json as OfficePressRelease;
    expect(await abouts(id)).toEqual([]);
    const { json } = await desk.server.call(`${officePressReleasePath(id)}version/${shown.version}/`, {
      headers: desk.officer,
    });
    expect(json).toMatchObject({ document: { boilerplates: ['event'] } });
    const boilerplates = ['press_group', `event:${ids.Expo}`];
    const template = await desk.server.call(
      RELEASE_TEMPLATE_PATH,
      post({ name: 'News', press_group: 'Voices', boilerplates }, desk.officer),
    );
    expect(template.json).toMatchObject({ boilerplates });
    const { id: number } = template.json as { id: number };
    expect(await draft({ template: number })).toMatchObject({ boilerplates });
    expect(await draft({ template: number, boilerplates: null })).toMatchObject({ boilerplates: null });
  });

  it('are left out once they are deleted', async () => {
    const { id } = await draft({ boilerplates: [`event:${ids.Gone}`, 'press_group'] });
    const path = `${OFFICE_EVENT_PATH}${ids.Gone}/`;
    const { version } = (await desk.server.call(path, { headers: desk.officer })).json as { version: number };
    const deleted = await desk.server.call(path, { method: 'DELETE', headers: desk.match(version) });
    expect(deleted.status).toBe(204);
    const kept = await desk.server.call(officePressReleasePath(id), { headers: desk.officer });
    expect(kept.json).toMatchObject({ boilerplates: ['press_group'] });
  });

  it.each([
    ['what there is not', ['event:99999']],
    ['what is none', ['user:1']],
    ['too large a number', ['company:99999999999999999999']],
    ['markup', ['<b>press_group</b>']],
    ['more than ten', Array.from({ length: 11 }, (_, at) => `company:${at + 1}`)],
    ['no list', 'press_group'],
    ['no texts', [{ of: 'event' }]],
  ])('refuse %s', async (_, boilerplates) => {
    const refused = await desk.server.call(
      OFFICE_PRESS_RELEASE_PATH,
      post({ press_group: 'Voices', text, boilerplates }, desk.officer),
    );
    expect(refused.status).toBe(400);
    expect(refused.json).toHaveProperty('boilerplates');
  });
});
