import { CONTACT_PATH } from '@press-room/contract/contact';
import { CRISIS_PATH, type Crisis, crisisUpdatePath, crisisUpdatesPath } from '@press-room/contract/crisis';
import { DASHBOARD_PATH, type Dashboard } from '@press-room/contract/dashboard';
import { OFFICE_MESSAGE_PATH } from '@press-room/contract/messages';
import { CRISIS_BANNER_PATH } from '@press-room/contract/pages';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyText } from '../../../test/matchers.ts';
import { type Office, REFUSED_TO_OTHERS, startOffice } from '../../../test/office-desk.ts';
import { post } from '../../../test/requests.ts';

const STATEMENT = {
  press_group: 1,
  title: { it: 'Incendio allo stabilimento', en: 'Fire at the plant' },
  text: { it: 'Nessun ferito.\n\nSeguono notizie.', en: 'Nobody is hurt.\n\nMore follows.' },
  phone: '+39 0536 000111',
  email: 'urgent@example.com',
};
const UPDATE = { text: { it: 'Fuoco spento', en: 'The fire is out' } };

describe('crises of press groups', () => {
  let office: Office;
  beforeEach(async () => {
    office = await startOffice(CRISIS_PATH);
    return () => office.server.close();
  });

  const prepared = (more: object = {}) => office.rowOf<Crisis>(office.create({ ...STATEMENT, ...more }));
  const moved = (row: Crisis, to: string) => office.rowOf<Crisis>(office.move(row, { to }));
  const posted = (row: Crisis, body: object = UPDATE, headers = office.match(row.version)) =>
    office.server.call(crisisUpdatesPath(row.id), post(body, headers));
  /** Text of a group's banner; null: none. */
  const seen = async (id = 1): Promise<string | null> => {
    const { text } = await office.server.call(CRISIS_BANNER_PATH);
    return (
      new RegExp(`<div data-group="${id}".*?(?=<div data-group|</section>)`, 's').exec(text)?.[0] ?? null
    );
  };
  const page = (path = '/crisis') => office.server.call(path);

  it('are prepared, started, told further and ended; readers see each at once', async () => {
    const draft = await prepared();
    expect(draft).toMatchObject({ state: 'draft', press_group: { id: 1 }, updates: [], started_at: null });
    expect([await seen(), (await page()).status]).toEqual([null, 404]);
    const on = await moved(draft, 'on');
    expect(on).toMatchObject({ state: 'on', started_at: '2026-11-20T10:00:00.000Z' });
    expect(await seen()).toMatch(/^<div data-group="1"><div lang="en".*Fire at the plant.*Nobody is hurt/s);
    expect(await seen()).toContain('Incendio allo stabilimento');
    expect(await seen(2)).toBeNull();
    const updated = await office.rowOf<Crisis>(posted(on));
    expect(await seen()).toMatch(/20 novembre 2026 alle ore 11:00 CET<.time> Fuoco spento/);
    const corrected = await office.rowOf<Crisis>(office.change(updated, { text: { it: 'Un ferito.' } }));
    expect(await seen()).toContain('Un ferito.');
    const bare = await office.rowOf<Crisis>(
      office.server.call(crisisUpdatePath(corrected.id, corrected.updates[0]?.id ?? 0), {
        method: 'DELETE',
        headers: office.match(corrected.version),
      }),
    );
    expect(await seen()).not.toContain('Fuoco spento');
    const ended = await moved(bare, 'ended');
    expect([await seen(), (await page()).status]).toEqual([null, 404]);
    expect((await office.change(ended, { title: { it: 'x' } })).status).toBe(409);
    expect((await office.move(ended, { to: 'on' })).status).toBe(409);
    expect((await office.remove(ended)).status).toBe(409);
    expect(await office.audited(`crisis:${draft.id}`)).toEqual([
      ['create', expect.anything()],
      ['start_crisis', ['state']],
      ['post_update', []],
      ['edit', ['text.it']],
      ['remove_update', []],
      ['end_crisis', ['state']],
    ]);
  });

  it('are rehearsed without readers, and leave nothing behind', async () => {
    const rehearsed = await moved(await prepared(), 'rehearsal');
    await office.rowOf<Crisis>(posted(rehearsed));
    expect([await seen(), (await page()).status]).toEqual([null, 404]);
    const { json } = await office.read(rehearsed);
    const draft = await moved(json as Crisis, 'draft');
    expect(draft).toMatchObject({ state: 'draft', updates: [], started_at: null });
    expect((await office.remove(draft)).status).toBe(204);
  });

  it('are one at a time for each group', async () => {
    await moved(await prepared(), 'on');
    const other = await prepared();
    expect(await office.move(other, { to: 'rehearsal' })).toMatchObject({
      status: 409,
      json: { detail: anyText },
    });
    await moved(await prepared({ press_group: 2 }), 'on');
    const on = (await office.list('&state=on')).data;
    expect(on.map(({ press_group }) => (press_group as { name: string }).name).toSorted()).toEqual([
      'Association',
      'Fair',
    ]);
    const both = [await prepared({ press_group: 2 }), await prepared({ press_group: 2 })];
    const answers = await Promise.all(both.map((row) => office.move(row, { to: 'on' })));
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  });

  it('speak both languages before anybody hears them', async () => {
    const half = await prepared({ text: { it: 'Solo' }, title: { it: 'Solo' } });
    expect(await office.move(half, { to: 'on' })).toMatchObject({
      status: 400,
      json: { 'title.en': [anyText], 'text.en': [anyText] },
    });
    const on = await moved(await prepared(), 'on');
    expect((await office.change(on, { title: { en: '' } })).json).toEqual({ 'title.en': [anyText] });
    expect((await posted(on, { text: { it: 'Solo' } })).json).toEqual({ 'text.en': [anyText] });
  });

  it('have a plain page that caches may serve for a week while nobody answers', async () => {
    const html = { it: '<script>alert(1)</script>', en: '<img src=x onerror=alert(1)>' };
    const on = await moved(await prepared({ text: html }), 'on');
    await office.rowOf<Crisis>(posted(on, { text: html }));
    expect(await seen()).not.toMatch(/<script|<img/);
    for (const path of ['/crisis', '/crisis/1']) {
      const { status, headers, text } = await page(path);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toMatch(/stale-if-error=604800/);
      expect(headers.get('cache-control')).not.toMatch(/must-revalidate|s-maxage|no-/);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(text).not.toMatch(/<script|<img/);
      expect(text).toContain('Incendio allo stabilimento');
      expect(text).toContain('Fire at the plant');
      expect(text).toContain('tel:+390536000111');
      expect(text).toContain('/#/contact-us?urgent=true&#38;press_group=1"');
      expect(text).toContain('20 novembre 2026');
    }
    for (const path of ['/crisis/2', '/crisis/99', '/crisis/x', '/crisis/99999999999'])
      expect((await page(path)).status).toBe(404);
    const { cache } = office.server.context;
    expect([cache.peek('crisis page 2'), cache.peek('crisis page 99')]).toEqual([
      expect.anything(),
      undefined,
    ]);
  });

  it('have a queue for urgent questions, of their group and while they are on', async () => {
    const { server, officer } = office;
    const ask = async (body: object) => {
      const question = { email: 'ada@paper.example', subject: 'Hurt?', message: 'Who?', privacy: true };
      const { status } = await server.call(CONTACT_PATH, post({ ...question, ...body }));
      expect(status).toBe(201);
    };
    const queues = async () => {
      const { json } = await server.call(DASHBOARD_PATH, { headers: officer });
      const { urgent, messages } = json as Dashboard;
      return [urgent, messages].map((queue) => queue?.rows.map(({ subject }) => subject));
    };
    const row = await prepared();
    await ask({ urgent: true, subject: 'Before' });
    await moved(row, 'on');
    await ask({ urgent: true, subject: 'In time' });
    await ask({ urgent: true, subject: 'Of another group', press_group: 2 });
    await ask({ subject: 'Of no crisis' });
    expect(await queues()).toEqual([['In time'], ['Of no crisis', 'Of another group', 'Before']]);
    const { json } = await server.call(`${OFFICE_MESSAGE_PATH}?urgent=true`, { headers: officer });
    expect((json as { results: object[] }).results).toMatchObject([{ subject: 'In time', is_urgent: true }]);
    const bad = await server.call(`${OFFICE_MESSAGE_PATH}?urgent=often`, { headers: officer });
    expect(bad.status).toBe(400);
    expect((await server.mails()).map(({ text }) => text).join()).toContain('Urgente: riguarda la crisi');
  });

  it('are refused to others, and to officers who have not just proved who they are', async () => {
    const row = await prepared();
    expect(await office.statusesOfOthers(row, STATEMENT)).toEqual(REFUSED_TO_OTHERS);
    const agent = await office.server.signedIn('agent@example.com');
    expect((await posted(row, UPDATE, office.match(row.version, agent))).status).toBe(403);
    office.server.clock.now = new Date('2026-11-20T10:11:00Z');
    expect(await office.move(row, { to: 'on' })).toMatchObject({
      status: 403,
      json: { code: 'recent_proof_required' },
    });
    expect(await seen()).toBeNull();
  });

  it.each([
    [{ press_group: 99 }, 'press_group'],
    [{ press_group: null }, 'press_group'],
    [{ title: { it: 'x'.repeat(151) } }, 'title.it'],
    [{ text: { en: 'x'.repeat(2001) } }, 'text.en'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: '1'.repeat(51) }, 'phone'],
  ])('refuse %j', async (change, field) => {
    const { status, json } = await office.create({ ...STATEMENT, ...change });
    expect([status, Object.keys(json as object)]).toEqual([400, [field]]);
  });

  it('want the version, and the right state for updates', async () => {
    const row = await prepared();
    expect((await office.move(row, { to: 'on' }, office.officer)).status).toBe(428);
    expect((await office.move(row, { to: 'on' }, office.match(7))).status).toBe(412);
    expect((await posted(row)).status).toBe(409);
    expect((await office.move(row, { to: 'ended' })).status).toBe(409);
    expect((await office.move(row, { to: 'gone' })).status).toBe(400);
    const on = await moved(row, 'on');
    expect((await posted(on, UPDATE, office.officer)).status).toBe(428);
    expect((await posted(on, { text: { it: 'x'.repeat(1001), en: 'x' } })).status).toBe(400);
    const gone = office.server.call(crisisUpdatePath(on.id, 99), {
      method: 'DELETE',
      headers: office.match(on.version),
    });
    expect((await gone).status).toBe(404);
  });
});
