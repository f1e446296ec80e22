/** @module-tag engine */
import { OFFICE_PRESS_GROUP_PATH, type OfficePressGroup } from '@press-room/contract/admin-press-groups';
import { proposalAcceptPath } from '@press-room/contract/clipping-proposals';
import { CLIPPING_PATH, type Clipping } from '@press-room/contract/clippings';
import { COMPANY_PATH, type Company } from '@press-room/contract/companies';
import { IN_THE_PRESS_PATH, type PressLink } from '@press-room/contract/in-the-press';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyText } from '../../../test/matchers.ts';
import { addDocument } from '../../../test/media.ts';
import { type Office, startOffice } from '../../../test/office-desk.ts';
import { patch, post } from '../../../test/requests.ts';
import { indexSubjects } from './proposals/match.ts';
import { addProposal, lookInto } from './proposals/propose.ts';

describe('in the press', () => {
  let office: Office;
  let company: number;
  beforeEach(async () => {
    office = await startOffice(CLIPPING_PATH, { companies: [{ business_name: 'Alfa' }] });
    company = (await office.server.database.db.selectFrom('company').select('id').executeTakeFirstOrThrow())
      .id;
    return () => office.server.close();
  });
  const clipping = (form: object = {}) =>
    office.rowOf<Clipping>(
      office.create({
        press_group: 1,
        headline: 'Record at the fair',
        outlet_name: 'Gazzetta',
        published_on: '2026-09-30',
        url: 'gazzetta.example/fair',
        companies: [company],
        ...form,
      }),
    );
  const read = async (query: string): Promise<PressLink[]> => {
    const answer = await office.server.call(`${IN_THE_PRESS_PATH}?${query}`);
    expect(answer.status).toBe(200);
    return (answer.json as { results: PressLink[] }).results;
  };
  const show = async (path: string, id: number, shows_clippings: boolean) => {
    const { json } = await office.call(`${path}${id}/`);
    const { version } = json as Company | OfficePressGroup;
    const answer = await office.call(`${path}${id}/`, patch({ shows_clippings }, office.match(version)));
    expect([answer.status, answer.json]).toEqual([200, expect.objectContaining({ shows_clippings })]);
  };

  it('shows nothing until the office switches it on, then links alone, and nothing after it is switched off', async () => {
    const file = await addDocument(office.server, Buffer.from('page'), {});
    const made = await clipping({
      author: 'Ada Rossi',
      excerpt: 'Secret words',
      tone: 'negative',
      language: 'it',
      licence: 'own',
      file,
      picture_url: 'https://gazzetta.example/fair.jpg',
    });
    await clipping({ headline: 'Without a link', url: '' });
    const places = [
      [`company=${company}`, COMPANY_PATH, company],
      ['group=1', OFFICE_PRESS_GROUP_PATH, 1],
    ] as const;
    for (const [query, path, id] of places) {
      expect(await read(query)).toEqual([]);
      await show(path, id, true);
      expect(await read(query)).toEqual([
        {
          id: made.id,
          headline: 'Record at the fair',
          outlet: 'Gazzetta',
          published_on: '2026-09-30',
          url: 'https://gazzetta.example/fair',
          language: 'it',
        },
      ]);
      await show(path, id, false);
      expect(await read(query)).toEqual([]);
    }
    expect(await office.audited(`company:${company}`)).toContainEqual(['edit', ['shows_clippings']]);
  });

  it('follows what the office changes at once, the newest first and not more than twenty', async () => {
    await show(OFFICE_PRESS_GROUP_PATH, 1, true);
    const first = await clipping({ published_on: '2026-10-30' });
    expect(await read('group=1')).toHaveLength(1);
    const renamed = await office.rowOf<Clipping>(office.change(first, { headline: 'Renamed' }));
    expect((await read('group=1'))[0]?.headline).toBe('Renamed');
    for (let at = 0; at < 21; at += 1)
      await clipping({ headline: `Older ${at}`, published_on: `2026-09-${String(at + 1).padStart(2, '0')}` });
    const links = await read('group=1');
    expect(links).toHaveLength(20);
    expect(links.slice(0, 2).map(({ headline }) => headline)).toEqual(['Renamed', 'Older 20']);
    await office.remove(renamed);
    expect((await read('group=1'))[0]?.headline).toBe('Older 20');
  });

  it('shows an accepted proposal at once', async () => {
    await show(OFFICE_PRESS_GROUP_PATH, 1, true);
    // From the second request on, answers are cached.
    for (let time = 0; time < 3; time += 1) expect(await read('group=1')).toEqual([]);
    const article = { headline: 'Fair', url: 'https://gazzetta.example/fair' };
    const origin = { feed_id: null, sender_id: null, press_group_id: 1, outlet_id: null, file: null };
    const { db } = office.server.database;
    const found = lookInto(article, indexSubjects([]));
    const id = (await addProposal(db, found, { source: 'feed', ...origin }, office.server.clock.now)) ?? 0;
    const form = { ...article, press_group: 1, outlet_name: 'Gazzetta', published_on: '2026-09-30' };
    const accepted = await office.call(proposalAcceptPath(id), post(form, office.match(1)));
    expect(accepted.status).toBe(200);
    expect((await read('group=1')).map(({ headline }) => headline)).toEqual(['Fair']);
  });

  it('is kept by browsers until something changes, and refuses what is no question', async () => {
    await show(OFFICE_PRESS_GROUP_PATH, 1, true);
    await clipping();
    const answer = await office.server.call(`${IN_THE_PRESS_PATH}?group=1`);
    expect(answer.headers.get('cache-control')).toMatch(/no-cache|max-age/);
    const again = await office.server.call(`${IN_THE_PRESS_PATH}?group=1`, {
      headers: { 'If-None-Match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    for (const [query, field] of [
      ['', 'company'],
      ['company=x', 'company'],
      ['company=1&group=1', 'group'],
      ["group=1'%20or%201=1", 'group'],
    ])
      expect(await office.server.call(`${IN_THE_PRESS_PATH}?${query}`)).toMatchObject({
        status: 400,
        json: { [field as string]: [anyText] },
      });
    for (const unknown of ['group=999', 'company=99999999999999999999', 'company=-1'])
      expect(await read(unknown)).toEqual([]);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await office.server.call(`${IN_THE_PRESS_PATH}?group=1`, { method })).status).toBe(405);
  });
});
