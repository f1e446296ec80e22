import { REUSABLE_ANSWER_PATH, reusableAnswerPath } from '@press-room/contract/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patch, post } from '../../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

const person = { password: 'Str0ng_pass!', first_name: 'Ada', last_name: 'Rossi' };

describe('answers that are used again', () => {
  let server: TestServer;
  let officer: Record<string, string>;

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      press_groups: [{ name: 'Association' }],
      users: [
        { ...person, email: 'officer@example.com', groups: ['administrator_press_room'] },
        { ...person, email: 'reader@example.com', groups: ['user_press_room'] },
      ],
    });
    officer = await server.signedIn('officer@example.com');
  });
  afterAll(() => server.close());

  const match = (version: number) => ({ ...officer, 'If-Match': `"${version}"` });
  const create = (body: object, headers = officer) => server.call(REUSABLE_ANSWER_PATH, post(body, headers));

  it('are made, changed in one language, and deleted', async () => {
    const made = await create({ name: 'Thanks', press_group: 1, text: { it: 'Grazie', en: 'Thank you' } });
    expect([made.status, made.json]).toMatchObject([
      201,
      { version: 1, press_group: { name: 'Association' }, text: { it: 'Grazie', en: 'Thank you' } },
    ]);
    const path = reusableAnswerPath((made.json as { id: number }).id);
    const read = await server.call(path, { headers: officer });
    expect([read.status, read.headers.get('etag'), read.json]).toEqual([200, '"1"', made.json]);
    expect((await server.call(path, patch({ name: 'x' }, officer))).status).toBe(428);
    const changed = await server.call(path, patch({ text: { en: 'Thanks!' } }, match(1)));
    expect(changed.json).toMatchObject({ version: 2, text: { it: 'Grazie', en: 'Thanks!' } });
    const late = await server.call(path, patch({ name: 'x' }, match(1)));
    expect([late.status, late.json]).toMatchObject([412, { current: { version: 2, name: 'Thanks' } }]);
    expect((await server.call(path, { method: 'DELETE', headers: match(2) })).status).toBe(204);
    expect((await server.call(path, { headers: officer })).status).toBe(404);
    expect((await server.call(REUSABLE_ANSWER_PATH, { headers: officer })).json).toMatchObject({ count: 0 });
  });

  it.each([
    ['no name', { text: { en: 'x' } }, { name: ['This field is required.'] }],
    ['no text', { name: 'x', text: { en: '' } }, { text: ['Write the text in at least one language.'] }],
    [
      'an unknown group',
      { name: 'x', text: { en: 'x' }, press_group: 99 },
      { press_group: ['There is no such newsroom.'] },
    ],
    ['a text that is none', { name: 'x', text: { en: 1.5, it: [] } }, { 'text.it': ['Not a valid string.'] }],
  ])('are refused with %s', async (_what, body, fields) => {
    const { status, json } = await create(body);
    expect([status, json]).toEqual([400, fields]);
  });

  it('are the press office’s own', async () => {
    const headers = await server.signedIn('reader@example.com');
    expect((await server.call(REUSABLE_ANSWER_PATH, { headers })).status).toBe(403);
    expect((await create({ name: 'x', text: { en: 'x' } }, headers)).status).toBe(403);
    expect((await server.call(REUSABLE_ANSWER_PATH)).status).toBe(401);
  });
});
