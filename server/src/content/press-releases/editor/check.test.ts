import { beforeAll, describe, expect, it } from 'vitest';
import { DESK, type Desk, type DeskRelease, startDesk } from '../../../../test/desk.ts';
import { post } from '../../../../test/requests.ts';

interface Check {
  problems: { code: string; field: string; language: string | null; value: string | null }[];
  now: object;
  after: object | null;
}

const TEXT = { title: 'Titolo', abstract: 'In breve', body: '<p>Corpo</p>' };
const BOTH = { it: TEXT, en: { ...TEXT, title: 'Title' } };

describe('POST /api/office/press_release/{id}/check/', () => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await startDesk();
    return () => desk.server.close();
  });

  const ask = (release: DeskRelease, body: object, headers = desk.officer) =>
    desk.server.call(`${DESK}${release.id}/check/`, post(body, headers));
  const check = async (release: DeskRelease, body: object = { to: 'published' }): Promise<Check> => {
    const answer = await ask(release, body);
    expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
    return answer.json as Check;
  };
  const named = ({ problems }: Check) =>
    problems.map(({ code, field, language }) => [code, field, language].filter(Boolean).join(' '));
  const draft = (fields: object = {}) => desk.draft({ date: '2026-11-20', text: BOTH, ...fields });

  it('finds nothing wrong with what is whole, and does nothing', async () => {
    const release = await draft();
    expect(await check(release)).toEqual({
      problems: [],
      outside_links: { waiting: 0, unknown: 0 },
      now: { visible_from: null, visible_until: null, access: 'public', languages: [], is_visible: false },
      after: {
        visible_from: '2026-11-20T10:00:00.000Z',
        visible_until: null,
        access: 'public',
        languages: ['en', 'it'],
        is_visible: true,
      },
    });
    const after = await desk.server.call(`${DESK}${release.id}/`, { headers: desk.officer });
    expect(after.json).toEqual(release);
    expect((await desk.read(release)).status).toBe(404);
  });

  it('names what is missing in the texts, each with its field', async () => {
    const text = { it: { title: 'x'.repeat(91), body: '<p><a href="http://broken">x</a></p>' } };
    const found = await check(await draft({ text }));
    expect(named(found)).toEqual([
      'title_long text.it.title it',
      'abstract_missing text.it.abstract it',
      'link_dead text.it.body it',
      'language_missing text.en.title en',
    ]);
    expect(found.after).toMatchObject({ languages: ['it'] });
    expect(named(await check(await draft({ text: {} })))).toContain('nothing_to_publish text.it.title');
  });

  it('says that a text has been left behind', async () => {
    const release = await draft();
    const other = { text: { it: { title: 'Altro' } } };
    const changed = (await desk.halfAnHourLater(() => desk.change(release, other))).json as DeskRelease;
    expect(named(await check(changed))).toEqual(['outdated text.en.body en']);
    expect(named(await check(changed, { to: 'published', languages: ['it'] }))).toEqual([
      'language_missing text.en.title en',
    ]);
  });

  it('knows whether a release of the house that a text leads to can be read', async () => {
    const target = await draft();
    const body = `<p><a href="https://press.example/#/press-release/${target.id}">x</a></p>`;
    const release = await draft({ text: { ...BOTH, it: { ...TEXT, body } } });
    expect(named(await check(release))).toEqual(['link_dead text.it.body it']);
    await desk.moved(target, { to: 'published' });
    expect(named(await check(release))).toEqual([]);
  });

  it('warns of a link to a release of which readers will have seen the last by then', async () => {
    const target = await draft({ expires_at: '2026-11-21T10:00:00.000Z' });
    await desk.moved(target, { to: 'published' });
    const body = `<p><a href="https://press.example/#/press-release/${target.id}">x</a></p>`;
    const release = await draft({ text: { ...BOTH, it: { ...TEXT, body } } });
    const at = async (publish_at: string) => named(await check(release, { to: 'scheduled', publish_at }));
    expect(await at('2026-11-21T09:59:00.000Z')).toEqual([]);
    expect(await at('2026-11-21T10:00:00.000Z')).toEqual(['link_dead text.it.body it']);
  });

  it('names pictures without words, and what is hidden then', async () => {
    const db = desk.server.database.db;
    await db
      .updateTable('asset')
      .set({
        alt_en: '',
        credit: '',
        embargo_until: '2026-12-24T10:00:00.000Z',
        rights_until: '2027-01-01T00:00:00.000Z',
      })
      .where('id', '=', desk.files.photo)
      .execute();
    const found = await check(await draft({ hero: desk.files.photo }));
    expect(named(found)).toEqual([
      'alt_missing hero en',
      'credit_missing hero',
      'file_hidden hero',
      'rights_end hero',
    ]);
    const ending = await draft({ hero: desk.files.photo, expires_at: '2026-12-31T00:00:00Z' });
    expect(named(await check(ending))).not.toContain('rights_end hero');
    expect(found.problems[0]).toMatchObject({ severity: 'warning', file: { id: desk.files.photo } });
  });

  it('says from when until when, by the rule that readers meet', async () => {
    const release = await draft({
      access: 'press',
      embargo_until: '2026-12-01T09:00:00Z',
      expires_at: '2026-12-31T23:00:00Z',
    });
    const publish_at = '2026-11-25T10:00:00.000Z';
    expect((await check(release, { to: 'scheduled', publish_at })).after).toEqual({
      visible_from: '2026-12-01T09:00:00.000Z',
      visible_until: '2026-12-31T23:00:00.000Z',
      access: 'press',
      languages: ['en', 'it'],
      is_visible: false,
    });
  });

  it('stops what nobody would ever see, and so does the transition', async () => {
    const release = await draft({
      expires_at: '2026-11-01T10:00:00Z',
      embargo_until: '2026-10-01T10:00:00Z',
    });
    const found = await check(release);
    expect(named(found)).toEqual(['never_visible expires_at', 'embargo_past embargo_until']);
    expect(found.after).toBeNull();
    expect(await desk.move(release, { to: 'published' })).toMatchObject({
      status: 400,
      json: { expires_at: ['It would end before readers see it: choose a later end.'] },
    });
    const past = { to: 'scheduled', publish_at: '2026-11-01T00:00:00Z' };
    expect(named(await check(await draft(), past))).toContain('publish_at_past publish_at');
  });

  it('wonders at a date that is far from the day of appearing', async () => {
    expect(named(await check(await draft({ date: '2026-01-20' })))).toEqual(['date_far date']);
  });

  it('is for who may see releases', async () => {
    const release = await draft();
    const reader = await desk.server.signedIn('reader@example.com');
    expect((await ask(release, { to: 'published' }, reader)).status).toBe(403);
    expect((await ask({ ...release, id: 99999 }, { to: 'published' })).status).toBe(404);
    expect((await ask(release, { to: 'nowhere' })).status).toBe(400);
  });
});
