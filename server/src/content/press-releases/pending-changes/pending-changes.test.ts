import { beforeAll, describe, expect, it } from 'vitest';
import { DESK, type Desk, type DeskRelease, type Headers, startDesk } from '../../../../test/desk.ts';
import { anyText, listWith, objectWith, textWith } from '../../../../test/matchers.ts';
import { addDocument, addPicture } from '../../../../test/media.ts';
import { post } from '../../../../test/requests.ts';

const NOTE = { it: 'Corretto il titolo', en: 'The title was corrected' };
const TEXT = { title: 'Titolo', body: '<p>Corpo</p>' };

describe('changes of a published release that readers do not see yet', () => {
  let desk: Desk;
  let bice: Headers;

  beforeAll(async () => {
    desk = await startDesk();
    bice = await desk.server.signedIn('bice@example.com');
    return () => desk.server.close();
  });

  const published = async (): Promise<DeskRelease> =>
    desk.moved(await desk.draft({ text: { it: TEXT } }), { to: 'published' });
  const get = (path: string, headers = desk.officer) => desk.server.call(path, { headers });
  const changed = async (release: DeskRelease, body: object): Promise<DeskRelease> => {
    const answer = await desk.change(release, body);
    expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
    return answer.json as DeskRelease;
  };
  const hold = async (body: object = { text: { it: { title: 'Nuovo' } } }): Promise<DeskRelease> =>
    changed(await published(), { pending: body });

  it('are what a preview shows, files included', async () => {
    const newer = await addDocument(desk.server, Buffer.from('newer facts'), { name: 'newer.pdf' });
    const release = await hold({ attachments: [newer] });
    const link = await desk.server.call(`${DESK}${release.id}/preview_link/`, post({}, desk.officer));
    const token = (link.json as { url: string }).url.split('/').at(-1);
    const preview = await desk.server.call('/api/press_room/preview/', post({ token }, {}));
    expect(preview.json).toMatchObject({
      attachments: [{ id: newer, name: 'association_2026-11-20_newer.pdf' }],
    });
  });

  it('are kept with the release, and readers get the very same bytes as before', async () => {
    const release = await published();
    const before = await desk.read(release);
    desk.server.clock.now = new Date('2026-11-20T10:01:00Z');
    const pending = await changed(release, {
      pending: {
        date: '2026-11-19',
        text: { it: { title: 'Nuovo', body: '<p>Corpo<script>1</script></p><p>e</p>' } },
      },
    });
    expect(pending).toMatchObject({
      version: release.version + 1,
      date: '2026-11-20',
      text: { it: { title: 'Titolo' } },
      pending: {
        at: '2026-11-20T10:01:00.000Z',
        by: { first_name: 'Ada' },
        changes: { date: '2026-11-19', text: { it: { title: 'Nuovo', body: '<p>Corpo</p><p>e</p>' } } },
      },
    });
    const after = await desk.read(release);
    expect([after.json, after.headers.get('etag')]).toEqual([before.json, before.headers.get('etag')]);
    desk.server.clock.now = new Date('2026-11-20T10:00:00Z');
  });

  it('are seen and gone on with by a colleague; who had an older version is told', async () => {
    const release = await hold();
    const found = await get(`${DESK}${release.id}/`, bice);
    expect(found.json).toMatchObject({ pending: { changes: { text: { it: { title: 'Nuovo' } } } } });
    const theirs = await desk.change(
      release,
      { pending: { text: { it: { subtitle: 'Sotto' } } } },
      desk.match(release.version, bice),
    );
    expect(theirs.json).toMatchObject({
      pending: {
        by: { first_name: 'Bice' },
        changes: { text: { it: { title: 'Nuovo', subtitle: 'Sotto' } } },
      },
    });
    const stale = await desk.change(release, { pending: { text: { it: { title: 'Altro' } } } });
    expect([stale.status, stale.json]).toMatchObject([
      412,
      { current: { pending: { changes: { text: { it: { subtitle: 'Sotto' } } } } } },
    ]);
  });

  it.each([
    [{}, []],
    [{ correction: NOTE }, [{ note: NOTE }]],
  ])('are shown in one write with %j, and what is sent with them stands', async (told, corrections) => {
    const release = await hold({ sectors: [1], text: { it: { title: 'Nuovo', subtitle: 'Sotto' } } });
    const shown = await changed(release, {
      show_pending: true,
      text: { it: { subtitle: 'Altro' } },
      ...told,
    });
    expect(shown).toMatchObject({
      pending: null,
      sectors: [1],
      text: { it: { title: 'Nuovo', subtitle: 'Altro', body: '<p>Corpo</p>' } },
      corrections,
    });
    expect((await desk.read(release)).json).toMatchObject({ title: 'Nuovo', subtitle: 'Altro' });
    const { json } = await desk.server.call('/api/press_room/press_release/?format=datatables&q=Nuovo');
    expect(json).toMatchObject({
      data: listWith(objectWith({ id: release.id })),
    });
  });

  it('leave the other language behind only once they are shown', async () => {
    const both = await desk.moved(await desk.draft({ text: { it: TEXT, en: { title: 'Title' } } }), {
      to: 'published',
    });
    const release = await changed(both, { pending: { text: { it: { title: 'Nuovo' } } } });
    expect(release.text.en).toMatchObject({ outdated_since: null });
    const shown = await changed(release, { show_pending: true });
    expect(shown.text.en).toMatchObject({ outdated_since: anyText, outdated_from: { title: 'Titolo' } });
  });

  it.each([
    ['sent as readers have them', { text: { it: TEXT } }],
    ['discarded', null],
  ])('are gone where they are %s; versions have what was written', async (_how, back) => {
    const release = await hold({ text: { it: { title: 'Nuovo', body: '<p>Altro</p>' } } });
    expect(await changed(release, { pending: back })).toMatchObject({ pending: null, text: { it: TEXT } });
    const path = `${DESK}${release.id}/version/`;
    const { data } = (await get(`${path}?format=datatables`)).json as { data: { version: number }[] };
    expect(data).toMatchObject([
      { is_pending: false },
      { is_pending: true },
      { is_pending: false, status: 'published' },
      {},
    ]);
    expect((await get(`${path}${data[1]?.version}/`)).json).toMatchObject({
      document: { text: { it: { title: 'Nuovo', body: '<p>Altro</p>' } } },
    });
  });

  it('go with a withdrawal, and a duplicate begins with them', async () => {
    const release = await hold();
    const copy = await desk.server.call(`${DESK}${release.id}/duplicate/`, {
      method: 'POST',
      headers: desk.officer,
    });
    expect(copy.json).toMatchObject({ status: 'draft', pending: null, text: { it: { title: 'Nuovo' } } });
    expect(await desk.moved(release, { to: 'archived' })).toMatchObject({ pending: null });
  });

  it('keep their pictures in the library, which readers do not get', async () => {
    const photo = await addPicture(desk.server, {}, []);
    const release = await hold({ text: { it: { body: `<p>a</p><figure data-asset="${photo}"></figure>` } } });
    expect(release).toMatchObject({ pictures: [], pending: { changes: { pictures: [photo] } } });
    const { json } = await get(`/api/office/asset/${photo}/usage/?format=datatables`);
    expect(json).toMatchObject({
      data: [{ noun: 'press_release', id: release.id, role: 'pending', title: 'Titolo' }],
    });
    const { version } = (await get(`/api/office/asset/${photo}/`)).json as { version: number };
    const refused = await desk.server.call(`/api/office/asset/${photo}/`, {
      method: 'DELETE',
      headers: desk.match(version),
    });
    expect(refused.status).toBe(409);
    expect((await desk.read(release)).json).toMatchObject({ pictures: [] });
    expect(await changed(release, { show_pending: true })).toMatchObject({ pictures: [photo] });
  });

  it('are in the way of who writes the same past them', async () => {
    const release = await hold();
    const answer = await desk.change(release, { text: { it: { title: 'Altro' } } });
    expect([answer.status, answer.json]).toEqual([409, { detail: textWith('text.it.title') }]);
    expect((await desk.change(release, { text: { it: { subtitle: 'Altro' } } })).status).toBe(200);
  });

  it.each([
    [{ pending: 'x' }, { pending: [anyText] }],
    [{ pending: { text: 'x' } }, { 'pending.text': [anyText] }],
    [{ pending: { text: { it: { title: 'x'.repeat(301) } } } }, { 'pending.text.it.title': [anyText] }],
    [
      { pending: { text: { en: { title: 'x' } } } },
      { 'pending.text.en': ['Only changes of what readers have can wait.'] },
    ],
    [{ pending: { press_group: 'Nobody' } }, { press_group: [anyText] }],
    [{ pending: { hero: 9999 } }, { hero: [anyText] }],
  ])('are refused: %j', async (body, fields) => {
    const answer = await desk.change(await published(), body);
    expect([answer.status, answer.json]).toEqual([400, fields]);
  });

  it('are none of a draft, and none of somebody without the right', async () => {
    const draft = await desk.draft();
    const early = await desk.change(draft, { pending: { text: { it: { title: 'x' } } } });
    expect(early.json).toEqual({ pending: ['Only changes of what readers have can wait.'] });
    const release = await published();
    const agent = desk.match(release.version, await desk.server.signedIn('agent@example.com'));
    expect((await desk.change(release, { pending: { date: '2026-11-01' } }, agent)).status).toBe(403);
  });

  it('name who wrote in them until that account is erased', async () => {
    const release = await hold();
    const { db } = desk.server.database;
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'bice@example.com')
      .executeTakeFirstOrThrow();
    await desk.change(release, { pending: { date: '2026-11-01' } }, desk.match(release.version, bice));
    await db.deleteFrom('user_account').where('id', '=', id).execute();
    expect((await get(`${DESK}${release.id}/`)).json).toMatchObject({
      pending: { by: null, changes: { date: '2026-11-01', text: { it: { title: 'Nuovo' } } } },
    });
  });
});
