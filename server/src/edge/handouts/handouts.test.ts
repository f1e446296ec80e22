import type { Handout, HandoutKind } from '@press-room/contract/messages';
import { messageHandoutPath, officeMessagePath } from '@press-room/contract/messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textWith } from '../../../test/matchers.ts';
import { addDocument, addGallery, addPicture, addPressKit, inBothForms } from '../../../test/media.ts';
import { type Messages, startMessages } from '../../../test/messages.ts';
import { post } from '../../../test/requests.ts';
import { findHtmlFaults } from '../../../test/standards/html.ts';
import { readZip } from '../../../test/zip.ts';

const DAY_MS = 86_400_000;

describe('what an answer gives out', () => {
  let messages: Messages;
  let server: Messages['server'];
  let picture: number;
  let secret: number;
  let kit: number;

  const start = async (environment: Record<string, string> = {}) => {
    messages = await startMessages(environment);
    ({ server } = messages);
    picture = await addPicture(server, { copyright: '© Bo' }, inBothForms('open', 900));
    await addGallery(server, [picture], { access: 'public' });
    secret = await addPicture(server, { caption_en: 'The new kiln' }, inBothForms('secret', 900));
    const asset_id = await addDocument(server, Buffer.from('facts'), {});
    const file = { asset_id, language: null, title_en: 'Facts', title_it: 'Dati' };
    kit = await addPressKit(server, 1, [file], { access: 'public' });
  };
  beforeEach(() => start());
  afterEach(() => server.close());

  const item = (kind: HandoutKind, id: number) => ({ kind, id });
  const release = async (body: object = {}): Promise<{ id: number; version: number }> => {
    const text = { en: { title: 'Zanzibar tiles', body: '<p>Body words</p>' } };
    const { json, status } = await server.call(
      '/api/office/press_release/',
      post({ press_group: 'Association', text, ...body }, messages.officer),
    );
    expect(status).toBe(201);
    return json as { id: number; version: number };
  };
  const move = async ({ id, version }: { id: number; version: number }, to: string) => {
    const path = `/api/office/press_release/${id}/transition/`;
    const { status, json } = await server.call(path, post({ to }, messages.match(version)));
    expect(status).toBe(200);
    return json as { id: number; version: number };
  };
  const answer = async (items: object[], more: object = {}) => {
    const id = await messages.write();
    const body = { text: 'Dear Rita, here they are.', items, ...more };
    return { id, ...(await messages.answer(id, 1, body)) };
  };
  /** Answers with these items, and returns the link in the letter. */
  const give = async (items: object[], more: object = {}) => {
    const { id, status } = await answer(items, more);
    expect(status).toBe(201);
    const text = (await messages.letter())?.text ?? '';
    const [url = ''] = /https?:\S+\/news\/files\/[\w-]+/.exec(text) ?? [];
    return { id, text, path: new URL(url).pathname };
  };
  const state = async (id: number): Promise<Handout | null> =>
    (await messages.read(id)).letters[0]?.handout ?? null;
  const headerOf = async (address: string, name: string): Promise<string | null> =>
    (await server.call(address)).headers.get(name);

  it('is a list of links in the letter, and a page that shows and saves exactly that', async () => {
    const { id, text, path } = await give([item('asset', picture), item('press_kit', kit)]);
    expect(text).toContain('A tile (1 kB)');
    expect(text).toContain('Fair kit (');
    expect(text).toMatch(/until 4 December 2026/);
    const page = await server.call(path);
    expect(page.status).toBe(200);
    expect(await findHtmlFaults(page.text)).toEqual([]);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    for (const words of ['A tile', 'Ada Rossi · © Bo', 'Fair kit']) expect(page.text).toContain(words);
    expect(page.text).toContain(`<img src="${path}/asset-${picture}/preview" alt="Tile"`);
    expect(page.text).not.toContain('Not published yet');
    expect((await server.call(`${path}/asset-${picture}/preview`)).text).toBe('open');
    const saved = await server.call(`${path}/asset-${picture}/file`);
    expect([saved.status, saved.text]).toEqual([200, 'open']);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(saved.headers.get('cache-control')).toBe('no-store');
    expect(await headerOf(`${path}/press_kit-${kit}/file`, 'content-type')).toBe('application/zip');
    const own = `asset-${picture}`;
    for (const other of [`asset-${secret}/file`, `${own}/text`, `press_kit-${kit}/preview`, `${own}/other`])
      expect((await server.call(`${path}/${other}`)).status).toBe(404);
    expect(await state(id)).toMatchObject({
      is_open: true,
      openings: 1,
      takings: 2,
      items: [{ kind: 'asset', title: 'A tile' }, { kind: 'press_kit' }],
    });
    const { text: answered } = await server.call(officeMessagePath(id), { headers: messages.officer });
    expect(answered).not.toContain('/news/files/');
  });

  it('is what is not public only where an officer confirmed it', async () => {
    const draft = await release();
    const items = [item('asset', secret), item('asset', picture), item('press_release', draft.id)];
    const refused = await answer(items);
    expect([refused.status, refused.json]).toEqual([
      400,
      { is_confirmed: [textWith('The new kiln, Zanzibar tiles')] },
    ]);
    expect(await messages.letter()).toBeUndefined();
    const { path } = await give(items, { is_confirmed: true });
    const { text } = await server.call(path);
    for (const words of ['The new kiln', 'Zanzibar tiles', 'Body words', 'Not published yet'])
      expect(text).toContain(words);
    expect((await server.call(`${path}/asset-${secret}/file`)).text).toBe('secret');
    const own = `${path}/press_release-${draft.id}`;
    expect(await headerOf(`${own}/file`, 'content-type')).toBe('application/zip');
    expect(await headerOf(`${own}/text`, 'content-disposition')).toContain('.docx');
    // This does not give readers access.
    expect((await server.call(`/api/press_room/press_release/${draft.id}/`)).status).toBe(404);
  });

  it('comes as one ZIP with its sheet, also in parts', async () => {
    const draft = await release();
    const items = [
      item('asset', secret),
      item('press_kit', kit),
      item('press_release', draft.id),
      item('asset', picture),
    ];
    const { id, path } = await give(items, { is_confirmed: true });
    const page = await server.call(path);
    expect(page.text).toContain(`action="${path}/all"`);
    expect(await findHtmlFaults(page.text)).toEqual([]);
    const address = `${server.origin}${path}/all`;
    const whole = await fetch(address);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
    });
    const bytes = Buffer.from(await whole.arrayBuffer());
    const files = await readZip(bytes);
    const names = Object.keys(files);
    expect(names).toEqual(expect.arrayContaining(['contents.txt', 'contenuto.txt', 'captions.csv']));
    expect(String(files[names.find((name) => /^01_[^/]+\.jpg$/.test(name)) ?? ''])).toBe('secret');
    for (const form of [/^02_[^/]+fair-kit\/[^/]+\.pdf$/, /^03_[^/]+zanzibar-tiles\/[^/]+\.docx$/])
      expect(names).toContainEqual(expect.stringMatching(form));
    expect(String(files['contents.txt'])).toContain('Zanzibar tiles');
    const condition = { Range: 'bytes=100-', 'If-Range': whole.headers.get('etag') ?? '' };
    const rest = await fetch(address, { headers: condition });
    expect([rest.status, Buffer.from(await rest.arrayBuffer())]).toEqual([206, bytes.subarray(100)]);
    expect(await state(id)).toMatchObject({ takings: 1, items: items.map(() => ({ takings: 1 })) });
    // Items that became unavailable are omitted.
    const over = { rights_until: server.clock.now.toISOString() };
    await server.database.db.updateTable('asset').set(over).where('id', '=', secret).execute();
    const left = await readZip(Buffer.from(await (await fetch(address)).arrayBuffer()));
    expect(Object.values(left).map(String)).not.toContain('secret');
    expect(String(left['contents.txt'])).not.toContain('The new kiln');
  });

  it('is no ZIP of one thing, of nothing, nor of a forged link', async () => {
    const { path } = await give([item('asset', picture)]);
    expect((await server.call(path)).text).not.toContain('/all"');
    expect((await server.call(`${path}x/all`)).status).toBe(404);
    await server.database.db.updateTable('gallery').set({ access: 'press' }).execute();
    expect((await server.call(`${path}/all`)).status).toBe(404);
  });

  it('is not given any more once it is withdrawn, hidden or over', async () => {
    const published = await move(await release(), 'published');
    const draft = await release();
    const items = [
      item('press_release', published.id),
      item('press_release', draft.id),
      item('asset', secret),
      item('asset', picture),
      item('press_kit', kit),
    ];
    const { path } = await give(items, { is_confirmed: true });
    expect((await server.call(`${path}/press_release-${draft.id}/file`)).status).toBe(200);
    await move(published, 'archived');
    const gone = { method: 'DELETE', headers: messages.match(draft.version) };
    expect((await server.call(`/api/office/press_release/${draft.id}/`, gone)).status).toBe(204);
    const { db } = server.database;
    const over = server.clock.now.toISOString();
    await db.updateTable('asset').set({ rights_until: over }).where('id', '=', secret).execute();
    await db.updateTable('gallery').set({ access: 'press' }).execute();
    await db.updateTable('press_kit').set({ expires_at: over }).execute();
    const { text } = await server.call(path);
    for (const words of ['Zanzibar', 'The new kiln', 'A tile', 'Fair kit']) expect(text).not.toContain(words);
    expect(text).toContain('no longer available');
    for (const { kind, id } of items)
      expect((await server.call(`${path}/${kind}-${id}/file`)).status).toBe(404);
    expect((await server.call(`${path}/asset-${secret}/preview`)).status).toBe(404);
  });

  it('ends at its instant', async () => {
    const short = new Date(server.clock.now.getTime() + DAY_MS).toISOString();
    const { path } = await give([item('asset', picture)], { expires_at: short });
    server.clock.now = new Date(Date.parse(short) - 1);
    expect((await server.call(path)).status).toBe(200);
    server.clock.now = new Date(short);
    for (const address of [path, `${path}/asset-${picture}/file`, `${path}/asset-${picture}/preview`])
      expect((await server.call(address)).status).toBe(404);
  });

  it('ends at once where the office ends it', async () => {
    const { id: before } = await give([item('asset', picture)]);
    const { id, path: other } = await give([item('asset', picture)]);
    const handout = (await state(id))?.id ?? 0;
    const end = (message: number, headers = messages.officer) =>
      server.call(messageHandoutPath(message, handout), { method: 'DELETE', headers });
    for (const email of ['reader@example.com', 'agent@example.com'])
      expect((await end(id, await server.signedIn(email))).status).toBe(403);
    expect((await end(before)).status).toBe(404);
    expect((await end(id)).status).toBe(204);
    expect((await end(id)).status).toBe(404);
    const ended = await server.call(other);
    expect([ended.status, ended.text]).toEqual([404, textWith('This link has ended')]);
    expect((await server.call(`${other}/asset-${picture}/file`)).status).toBe(404);
    expect(await state(id)).toMatchObject({ is_open: false });
    const entries = await server.database.db
      .selectFrom('audit_entry')
      .select(['action', 'subject'])
      .execute();
    for (const action of ['create_handout', 'revoke_handout'])
      expect(entries).toContainEqual({ action, subject: `contact_message:${id}` });
  });

  it('is at no forged address, nor at that of another link or of another purpose', async () => {
    const { path } = await give([item('asset', picture)]);
    await give([item('asset', secret)], { is_confirmed: true });
    const other = path.replace(/\/1-0-/, '/2-0-');
    expect(other).not.toBe(path);
    for (const forged of [other, `${path}x`, path.slice(0, -1), path.replace('/files/', '/mine/')])
      expect((await server.call(forged)).status).toBe(404);
    expect((await server.call(`${other}/asset-${picture}/file`)).status).toBe(404);
  });

  it('ends with who answers for it', async () => {
    const { path } = await give([item('asset', picture)]);
    const officer = messages.users['officer@example.com'] ?? 0;
    const disable = (at: string | null) =>
      server.database.db
        .updateTable('user_account')
        .set({ disabled_at: at })
        .where('id', '=', officer)
        .execute();
    await disable(server.clock.now.toISOString());
    expect((await server.call(path)).status).toBe(404);
    await disable(null);
    expect((await server.call(path)).status).toBe(200);
  });

  it.each([
    [{ items: [{ kind: 'account', id: 1 }] }, 'items'],
    [{ items: [{ kind: 'asset', id: 0 }] }, 'items'],
    [{ items: [{ kind: 'asset', id: 99_999 }] }, 'items'],
    [{ items: [{ kind: 'magazine', id: 1 }] }, 'items'],
    [{ items: Array.from({ length: 31 }, () => ({ kind: 'asset', id: 1 })) }, 'items'],
    [{ items: [{ kind: 'asset', id: 1 }], expires_at: '2026-11-20T10:00:00Z' }, 'expires_at'],
    [{ items: [{ kind: 'asset', id: 1 }], expires_at: '2027-11-20T10:00:00Z' }, 'expires_at'],
    [{ items: [{ kind: 'asset', id: 1 }], expires_at: 'soon' }, 'expires_at'],
  ])('is nothing else: %j', async ({ items, ...more }, field) => {
    const { status, json } = await answer(items, more);
    expect([status, Object.keys(json as object)]).toEqual([400, [field]]);
    expect(await messages.letter()).toBeUndefined();
  });

  it('is of those only who may see it themselves', async () => {
    const { db } = server.database;
    const user_account_id = messages.users['reader@example.com'] ?? 0;
    const granted_at = server.clock.now.toISOString();
    for (const permission of ['message.view', 'message.answer'])
      await db
        .insertInto('user_permission')
        .values({ user_account_id, permission, granted_at, granted_by: null })
        .execute();
    const reader = await server.signedIn('reader@example.com');
    const id = await messages.write();
    const body = { text: 'Here.', items: [item('asset', picture)] };
    expect((await messages.answer(id, 1, body, reader)).status).toBe(403);
    expect((await messages.answer(id, 1, { text: 'Here.' }, reader)).status).toBe(201);
  });

  it('stands a flood', { tags: ['slow'] }, async () => {
    await server.close();
    await start({ RATE_LIMITS: 'on' });
    const { path } = await give([item('asset', picture), item('press_kit', kit)]);
    const statuses: number[] = [];
    for (let time = 0; time < 120; time += 1) await server.call(`${path}/all`);
    expect((await server.call(`${path}/all`)).status).toBe(429);
    for (let time = 0; time < 180; time += 1) statuses.push((await server.call(`${path}x`)).status);
    expect(statuses.slice(0, 179).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await server.call(`${path}/asset-${picture}/file`)).status).toBe(429);
  });
});
