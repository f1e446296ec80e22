import { beforeAll, describe, expect, it } from 'vitest';
import { DESK, type Desk, type DeskRelease, startDesk } from '../../../../test/desk.ts';
import { anyText } from '../../../../test/matchers.ts';
import { addPicture } from '../../../../test/media.ts';
import { patch, post } from '../../../../test/requests.ts';

const TEMPLATES = '/api/office/press_release_template/';
const contact = {
  name: { it: 'Ada', en: 'Ada' },
  role: { it: '', en: '' },
  email: 'a@example.com',
  phone: '',
};

describe('templates of press releases', () => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await startDesk();
    return () => desk.server.close();
  });

  let number = 0;
  const make = async (body: object = {}) => {
    number += 1;
    const form = { press_group: 'Association', name: `Figures ${number}`, ...body };
    return desk.server.call(TEMPLATES, post(form, desk.officer));
  };
  const made = async (body?: object): Promise<{ id: number; version: number }> => {
    const answer = await make(body);
    expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
    return answer.json as { id: number; version: number };
  };
  const BODY = '<h2>Exports</h2><script>x</script><p>About us.</p>';
  const CONTENT = {
    access: 'press',
    sectors: [1],
    contacts: [contact],
    text: {
      en: { title: 'Figures of …', body: BODY },
      it: { title: 'I dati di …' },
    },
  };

  it('take texts with spaces around them, which are left out', async () => {
    const template = await made({ text: { it: { title: 'Mercato: ' } } });
    expect(template).toMatchObject({ text: { it: { title: 'Mercato:' } } });
  });

  it('hold what a release begins with, cleaned, and fill what is not sent', async () => {
    const template = await made(CONTENT);
    const release = await desk.draft({
      template: template.id,
      sectors: [],
      text: { it: { title: 'I dati' } },
    });
    expect(release).toMatchObject({
      access: 'press',
      sectors: [],
      contacts: [contact],
      text: {
        en: { title: 'Figures of …', body: '<h2>Exports</h2><p>About us.</p>' },
        it: { title: 'I dati' },
      },
    });
  });

  it('hold the event of releases, until it is deleted', async () => {
    const { db } = desk.server.database;
    await desk.server.load({
      events: [{ name: { it: 'Fiera', en: 'Fair' }, starts_on: '2026-09-22', ends_on: '2026-09-26' }],
    });
    const { id: event } = await db.selectFrom('event').select('id').executeTakeFirstOrThrow();
    const template = await made({ event });
    const begin = (more: object = {}) => desk.draft({ template: template.id, ...more });
    expect(await begin()).toMatchObject({ event });
    expect(await begin({ event: null })).toMatchObject({ event: null });
    const change = (version: number, chosen: number | null) =>
      desk.server.call(`${TEMPLATES}${template.id}/`, patch({ event: chosen }, desk.match(version)));
    expect(await change(1, 99_999)).toMatchObject({ status: 400, json: { event: [anyText] } });
    expect((await change(1, null)).json).toMatchObject({ event: null });
    expect((await change(2, event)).json).toMatchObject({ event });
    await db.updateTable('press_release').set({ event_id: null }).execute();
    await db.deleteFrom('event').execute();
    expect(await begin()).toMatchObject({ event: null });
  });

  it('keep the pictures of their texts, which hang on what begins with them and are not deleted', async () => {
    const picture = await addPicture(desk.server, {}, []);
    const figure = `<figure data-asset="${picture}"></figure>`;
    const asset = `/api/office/asset/${picture}/`;
    const remove = () => desk.server.call(asset, { method: 'DELETE', headers: desk.match(1) });
    const template = await made({ text: { it: { title: 'Con foto', body: `${figure}<p>Chi siamo.</p>` } } });
    const release = await desk.draft({ template: template.id, text: {} });
    expect(release).toMatchObject({
      pictures: [picture],
      text: { it: { title: 'Con foto', body: expect.stringContaining('data-asset') as string } },
    });
    await desk.server.call(`${DESK}${release.id}/`, {
      method: 'DELETE',
      headers: desk.match(release.version),
    });
    expect(await remove()).toMatchObject({
      status: 409,
      json: { places: [{ noun: 'press_release_template', id: template.id, role: 'text', title: anyText }] },
    });
    const change = (body: string) =>
      desk.server.call(`${TEMPLATES}${template.id}/`, patch({ text: { it: { body } } }, desk.match(1)));
    expect(await change('<figure data-asset="99999"></figure>')).toMatchObject({
      status: 400,
      json: { pictures: [anyText] },
    });
    expect((await change('<p>Chi siamo.</p>')).status).toBe(200);
    expect((await remove()).status).toBe(204);
  });

  it('are of one press group', async () => {
    const template = await made();
    for (const body of [
      { press_group: 'Fair', template: template.id },
      { press_group: 'Association', template: 99_999 },
    ])
      expect(await desk.create(body)).toMatchObject({ status: 400, json: { template: [anyText] } });
    const fair = await made({ press_group: 'Fair', name: 'Of the fair' });
    const { id } = (fair as unknown as { press_group: { id: number } }).press_group;
    const list = await desk.server.call(`${TEMPLATES}?format=datatables&group=${id}`, {
      headers: desk.officer,
    });
    expect(list.json).toMatchObject({ recordsTotal: 1, data: [{ name: 'Of the fair' }] });
  });

  it('change with If-Match, also within the texts', async () => {
    const { id, version } = await made(CONTENT);
    const path = `${TEMPLATES}${id}/`;
    const change = (body: object, headers = desk.match(version)) =>
      desk.server.call(path, patch(body, headers));
    expect((await change({ name: 'Other' }, desk.officer)).status).toBe(428);
    expect((await change({ text: { en: { abstract: 'In short' } } })).json).toMatchObject({
      version: 2,
      text: { en: { title: 'Figures of …', abstract: 'In short' }, it: { title: 'I dati di …' } },
    });
    expect(await change({ name: 'Late' })).toMatchObject({ status: 412, json: { current: { version: 2 } } });
    const remove = { method: 'DELETE', headers: desk.match(2) };
    expect((await desk.server.call(path, remove)).status).toBe(204);
    expect((await desk.server.call(path, remove)).status).toBe(404);
  });

  it.each([
    ['no name', { name: undefined }, 'name'],
    ['no text for a name', { name: ' ' }, 'name'],
    ['an unknown group', { press_group: 'Nobody' }, 'press_group'],
    ['a third language', { text: { fr: {} } }, 'text'],
    ['too long a title', { text: { en: { title: 'x'.repeat(301) } } }, 'text.en.title'],
  ])('refuse %s', async (_what, body, field) => {
    expect(await make(body)).toMatchObject({ status: 400, json: { [field]: [anyText] } });
  });

  it('refuse a second of the same name in a group, but not in another', async () => {
    await made({ name: 'Twin' });
    expect(await make({ name: 'Twin' })).toMatchObject({ status: 400, json: { name: [anyText] } });
    expect((await make({ name: 'Twin', press_group: 'Fair' })).status).toBe(201);
    const { id, version } = await made();
    const renamed = await desk.server.call(
      `${TEMPLATES}${id}/`,
      patch({ name: 'Twin' }, desk.match(version)),
    );
    expect(renamed.status).toBe(400);
  });

  it('are not needed for another release of the same: it is duplicated as a draft of today', async () => {
    const { photo, sheet } = desk.files;
    const original = await desk.moved(
      await desk.draft({
        date: '2026-01-05',
        hero: photo,
        attachments: [sheet],
        sectors: [1],
        expires_at: '2027-01-01T00:00:00Z',
      }),
      { to: 'published' },
    );
    const path = `${DESK}${original.id}/duplicate/`;
    const copy = await desk.server.call(path, post({}, desk.officer));
    expect(copy).toMatchObject({
      status: 201,
      json: {
        status: 'draft',
        version: 1,
        date: '2026-11-20',
        hero: photo,
        attachments: [sheet],
        sectors: [1],
        expires_at: null,
        publish_at: null,
        text: { it: { status: 'draft', title: 'Titolo', body: '<p>Corpo</p>' }, en: { title: 'Title' } },
      },
    });
    expect((copy.json as DeskRelease).id).not.toBe(original.id);
    expect((await desk.server.call(`${DESK}99999/duplicate/`, post({}, desk.officer))).status).toBe(404);
  });
});
