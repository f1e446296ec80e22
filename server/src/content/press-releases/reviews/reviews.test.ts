import { findPassage } from '@press-room/contract/release-reviews';
import { beforeAll, describe, expect, it } from 'vitest';
import { startCompanyOffices } from '../../../../test/company-offices.ts';
import { DESK, type Desk, type DeskRelease, type Headers, startDesk } from '../../../../test/desk.ts';
import { anyText } from '../../../../test/matchers.ts';
import { patch, post } from '../../../../test/requests.ts';
import { eraseAccount } from '../../../edge/privacy/erasure/erasure.ts';

interface Comment {
  id: number;
  by: { id: number; first_name: string } | null;
  body: string;
  is_internal: boolean;
  passage: { state: string; current: string | null } | null;
  resolved_at: string | null;
}

const BODY = '<p>Exports grew by 12 per cent in the first half.</p><p>Sales at home fell.</p>';
const passage = {
  language: 'en',
  field: 'body',
  exact: '12 per cent',
  prefix: 'Exports grew by ',
  suffix: ' in the first half.',
};

describe('findPassage', () => {
  const text = 'Exports grew by 12 per cent in the first half.\nSales at home fell.';

  it.each([
    ['where it stood', text, { state: 'same', current: '12 per cent' }],
    ['where it has moved', `A new beginning. ${text}`, { state: 'same', current: '12 per cent' }],
    ['wrapped otherwise', text.replace('12 per', '12\n per'), { state: 'same', current: '12 per cent' }],
    ['rewritten', text.replace('12 per cent', 'a tenth'), { state: 'changed', current: 'a tenth' }],
    ['taken out', text.replace('12 per cent', ''), { state: 'changed', current: '' }],
    ['with everything around it', 'Something else.', { state: 'gone', current: null }],
    ['in an empty text', '', { state: 'gone', current: null }],
  ])('finds a passage %s', (_what, now, place) => {
    expect(findPassage(now, passage)).toEqual(place);
  });

  it('calls a passage without surroundings gone once it is rewritten', () => {
    expect(findPassage('a tenth', { exact: 'a fifth', prefix: '', suffix: '' })).toMatchObject({
      state: 'gone',
    });
  });
});

describe('comments on a press release', () => {
  let desk: Desk;
  let colleague: Headers;
  let release: DeskRelease;

  beforeAll(async () => {
    desk = await startDesk();
    colleague = await desk.server.signedIn('bice@example.com');
    release = await desk.draft({ text: { en: { title: 'Exports', body: BODY }, it: { title: 'Export' } } });
    return () => desk.server.close();
  });

  const path = (id = release.id) => `${DESK}${id}/comment/`;
  const say = (body: object, headers = desk.officer) => desk.server.call(path(), post(body, headers));
  const said = async (body: object, headers?: Headers): Promise<Comment> => {
    const answer = await say(body, headers);
    expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
    return answer.json as Comment;
  };
  const list = async (): Promise<Comment[]> => {
    const answer = await desk.server.call(`${path()}?format=datatables`, { headers: desk.officer });
    return (answer.json as { data: Comment[] }).data;
  };
  const change = ({ id }: Comment, body: object, headers = desk.officer) =>
    desk.server.call(`${path()}${id}/`, patch(body, headers));
  const remove = ({ id }: Comment, headers = desk.officer) =>
    desk.server.call(`${path()}${id}/`, { method: 'DELETE', headers });

  it('are tied to a passage, and stay with it through edits', async () => {
    const comment = await said({ body: 'Source?', passage });
    expect(comment).toMatchObject({ by: { first_name: 'Ada' }, passage: { ...passage, state: 'same' } });
    const edit = async (body: string) => {
      release = (await desk.change(release, { text: { en: { body } } })).json as DeskRelease;
      return (await list()).find(({ id }) => id === comment.id)?.passage;
    };
    expect(await edit(`<p>New.</p>${BODY}`)).toMatchObject({ state: 'same' });
    expect(await edit(BODY.replace('12 per cent', '<b>13</b>'))).toMatchObject({
      state: 'changed',
      current: '13',
    });
    expect(await edit('<p>Nothing of it.</p>')).toMatchObject({ state: 'gone' });
    expect(await edit(BODY)).toMatchObject({ state: 'same' });
  });

  it('are answered, settled by anybody and opened again', async () => {
    const comment = await said({ body: 'Shorter?' });
    const answer = await said({ body: 'Done', parent: comment.id }, colleague);
    expect(answer).toMatchObject({ parent: comment.id, passage: null, by: { first_name: 'Bice' } });
    const settled = (await change(comment, { resolved: true }, colleague)).json;
    expect(settled).toMatchObject({ resolved_at: anyText, resolved_by: { first_name: 'Bice' } });
    expect((await change(comment, { resolved: false })).json).toMatchObject({
      resolved_at: null,
      resolved_by: null,
    });
  });

  it('are changed and deleted by who wrote them only, and stay where they were answered', async () => {
    const comment = await said({ body: 'Mine' });
    expect((await change(comment, { body: 'Theirs' }, colleague)).status).toBe(403);
    expect((await change(comment, { body: 'Still mine' })).json).toMatchObject({
      body: 'Still mine',
      edited_at: anyText,
    });
    expect((await remove(comment, colleague)).status).toBe(403);
    const answer = await said({ body: 'Yes', parent: comment.id }, colleague);
    expect((await remove(comment)).status).toBe(409);
    expect((await remove(answer, colleague)).status).toBe(204);
    expect((await remove(comment)).status).toBe(204);
    expect((await remove(comment)).status).toBe(404);
  });

  it.each([
    ['nothing', {}, { body: [anyText] }],
    ['blanks', { body: '   ' }, { body: [anyText] }],
    ['too much', { body: 'x'.repeat(2001) }, { body: [anyText] }],
    ['a passage of no text', { body: 'a', passage: { language: 'fr' } }, { passage: [anyText] }],
    ['what stands nowhere', { body: 'a', passage: { ...passage, exact: 'nowhere' } }, { passage: [anyText] }],
    ['an answer to nothing', { body: 'a', parent: 99_999 }, { parent: [anyText] }],
  ])('refuse %s', async (_what, body, json) => {
    expect(await say(body)).toMatchObject({ status: 400, json });
  });

  it('refuse an answer to an answer, and a comment through another release', async () => {
    const comment = await said({ body: 'One' });
    const answer = await said({ body: 'Two', parent: comment.id });
    expect((await say({ body: 'Three', parent: answer.id })).json).toEqual({ parent: [anyText] });
    const other = await desk.draft();
    const elsewhere = `${path(other.id)}${comment.id}/`;
    expect((await desk.server.call(elsewhere, patch({ resolved: true }, desk.officer))).status).toBe(404);
    expect((await desk.server.call(path(99_999), post({ body: 'a' }, desk.officer))).status).toBe(404);
  });

  it('go with the words of who is erased, and leave the answers of others', async () => {
    const comment = await said({ body: 'A remark of Bice' }, colleague);
    await said({ body: 'And what was said to it', parent: comment.id });
    const id = comment.by?.id ?? 0;
    const erasure = { by: null, reason: 'asked', isAnnounced: false, isDue: async () => true };
    expect(await eraseAccount(desk.server.context, id, erasure)).toBe(true);
    const left = await list();
    expect(left.find((one) => one.id === comment.id)).toMatchObject({ by: null, body: '' });
    expect(left.at(-1)).toMatchObject({ body: 'And what was said to it', parent: comment.id });
    expect(JSON.stringify(left)).not.toContain('remark of Bice');
  });
});

describe('comments on a company’s press release', () => {
  let desk: Desk;
  let offices: Awaited<ReturnType<typeof startCompanyOffices>>;
  let release: DeskRelease;

  beforeAll(async () => {
    desk = await startDesk();
    offices = await startCompanyOffices(desk);
    release = await offices.write(offices.gea);
    return () => desk.server.close();
  });

  const at = (comment: Comment | null, id = release.id) =>
    `${DESK}${id}/comment/${comment === null ? '' : `${comment.id}/`}`;
  const say = (body: object, headers: Headers) => desk.server.call(at(null), post(body, headers));
  const said = async (body: object, headers = desk.officer): Promise<Comment> => {
    const answer = await say(body, headers);
    expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
    return answer.json as Comment;
  };
  const list = (headers: Headers) => desk.server.call(`${at(null)}?format=datatables`, { headers });
  const bodiesFor = async (headers: Headers): Promise<string[]> =>
    ((await list(headers)).json as { data: Comment[] }).data.map(({ body }) => body);

  it('are read and answered by its writers, who change their own words', async () => {
    const { gea } = offices;
    const thread = await said({ body: 'Which figure?' });
    expect(thread.is_internal).toBe(false);
    const answer = await said({ body: 'Twelve', parent: thread.id }, gea);
    expect(answer).toMatchObject({ parent: thread.id, is_internal: false, by: { first_name: 'Gea' } });
    const changed = await desk.server.call(at(answer), patch({ body: 'Thirteen' }, gea));
    expect(changed).toMatchObject({ status: 200, json: { body: 'Thirteen' } });
    for (const headers of [gea, desk.officer])
      expect(await bodiesFor(headers)).toEqual(['Which figure?', 'Thirteen']);
    expect((await desk.server.call(at(answer), { method: 'DELETE', headers: gea })).status).toBe(204);
  });

  it('are begun, settled and changed by colleagues alone', async () => {
    const { gea } = offices;
    const thread = await said({ body: 'Shorter?' });
    expect((await say({ body: 'A thread of ours' }, gea)).status).toBe(403);
    for (const body of [{ resolved: true }, { resolved: false }, { body: 'Ours' }])
      expect((await desk.server.call(at(thread), patch(body, gea))).status).toBe(403);
    expect((await desk.server.call(at(thread), { method: 'DELETE', headers: gea })).status).toBe(403);
  });

  it('that are internal are not there for its writers, nor are their answers', async () => {
    const { gea } = offices;
    const thread = await said({ body: 'Do they pay?', internal: true });
    const answer = await said({ body: 'They do not', parent: thread.id });
    expect([thread.is_internal, answer.is_internal]).toEqual([true, true]);
    const read = await list(gea);
    expect(read.text).not.toMatch(/Do they pay|They do not/);
    expect(await say({ body: 'We do', parent: thread.id }, gea)).toMatchObject({
      status: 400,
      json: { parent: [anyText] },
    });
    for (const comment of [thread, answer]) {
      expect((await desk.server.call(at(comment), patch({ body: 'x' }, gea))).status).toBe(404);
      expect((await desk.server.call(at(comment), { method: 'DELETE', headers: gea })).status).toBe(404);
    }
    const shared = await said({ body: 'Shared' });
    // A reply cannot be hidden from colleagues, or from the company.
    const open = await said({ body: 'Hidden?', parent: shared.id, internal: true }, gea);
    expect(open.is_internal).toBe(false);
  });

  it('are not there for another company, nor for who works for none', async () => {
    const thread = await said({ body: 'Between us' });
    const claims = await desk.server.signedIn('claims@example.com');
    const unconfirmed = await desk.server.signedIn('agent@example.com');
    for (const [headers, status] of [
      [offices.ugo, 404],
      [claims, 403],
      [unconfirmed, 403],
    ] as const) {
      expect((await list(headers)).status).toBe(status);
      expect((await say({ body: 'Let me in', parent: thread.id }, headers)).status).toBe(status);
      expect((await desk.server.call(at(thread), patch({ body: 'x' }, headers))).status).toBe(status);
    }
    // The id of one's own release gives no access to comments of another.
    const own = await offices.write(offices.ugo);
    const through = at(thread, own.id);
    expect((await desk.server.call(through, patch({ body: 'x' }, offices.ugo))).status).toBe(404);
    const answer = post({ body: 'x', parent: thread.id }, offices.ugo);
    expect((await desk.server.call(at(null, own.id), answer)).status).toBe(400);
  });

  it('stay with the company that they were shared with, and with the one that it ends in', async () => {
    const { ids, gea, ugo } = offices;
    const moving = await offices.write(gea);
    const alfa = ids.companies['Alfa Ceramiche'];
    const path = `${DESK}${moving.id}/comment/`;
    const thread = await desk.server.call(path, post({ body: 'For Alfa' }, desk.officer));
    expect(thread.status).toBe(201);
    const { version } = (await desk.server.call(`${DESK}${moving.id}/`, { headers: desk.officer }))
      .json as DeskRelease;
    const moved = await desk.change({ ...moving, version }, { company: 'Beta Gres' });
    expect(moved.status).toBe(200);
    const readAs = async (headers: Headers) => {
      const answer = await desk.server.call(`${path}?format=datatables`, { headers });
      return answer.status === 200 ? (answer.json as { data: Comment[] }).data : answer.status;
    };
    expect(await readAs(gea)).toBe(404);
    expect(await readAs(ugo)).toEqual([]);
    expect(await readAs(desk.officer)).toMatchObject([{ body: 'For Alfa', is_internal: true }]);
    const stored = await desk.server.database.db
      .selectFrom('press_release_comment')
      .select('company_id')
      .where('press_release_id', '=', moving.id)
      .execute();
    expect(stored).toEqual([{ company_id: alfa }]);
  });
});

describe('GET /api/office/officer/', () => {
  it('lists who holds a right and can sign in', async () => {
    const desk = await startDesk();
    const read = async (query = '') => {
      const address = `/api/office/officer/?format=datatables${query}`;
      const answer = await desk.server.call(address, { headers: desk.officer });
      return (answer.json as { data: { first_name: string; permissions: string[] }[] }).data;
    };
    expect((await read()).map(({ first_name }) => first_name)).toEqual(['Ada', 'Bice']);
    expect((await read('&permission=press_release.review'))[0]?.permissions).toContain(
      'press_release.publish',
    );
    expect((await read('&permission=error_report.view')).length).toBeLessThan(2);
    await desk.server.database.db
      .updateTable('user_account')
      .set({ disabled_at: '2026-11-20T09:00:00.000Z' })
      .where('email', '=', 'bice@example.com')
      .execute();
    expect(await read()).toHaveLength(1);
    await desk.server.close();
  });
});
