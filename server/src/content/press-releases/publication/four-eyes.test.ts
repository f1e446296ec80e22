/** @module-tag engine */
import { beforeAll, describe, expect, it } from 'vitest';
import { DESK, type Desk, type DeskRelease, type Headers, startDesk } from '../../../../test/desk.ts';
import { textWith } from '../../../../test/matchers.ts';
import { patch, post } from '../../../../test/requests.ts';

const GROUP = '/api/office/press_group/1/';
const LATER = { to: 'scheduled', publish_at: '2026-11-20T12:00:00Z' };

describe('a press group in which nobody publishes what they alone wrote', () => {
  let desk: Desk;
  let bice: Headers;

  beforeAll(async () => {
    desk = await startDesk();
    bice = await desk.server.signedIn('bice@example.com');
    const { json } = await desk.server.call(GROUP, { headers: desk.officer });
    const { version } = json as { version: number };
    const set = await desk.server.call(GROUP, patch({ four_eyes: true }, desk.match(version)));
    expect(set).toMatchObject({ status: 200, json: { four_eyes: true } });
    return () => desk.server.close();
  });

  const byBice = ({ version }: DeskRelease) => desk.match(version, bice);
  const movedByBice = async (release: DeskRelease, body: object): Promise<DeskRelease> => {
    const answer = await desk.move(release, body, byBice(release));
    expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
    return answer.json as DeskRelease;
  };
  const changed = async (release: DeskRelease, body: object, headers?: Headers): Promise<DeskRelease> => {
    const answer = await desk.change(release, body, headers);
    expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
    return answer.json as DeskRelease;
  };

  it.each([
    ['now', { to: 'published' }],
    ['in a moment', { to: 'published', grace_seconds: 10 }],
    ['at an instant', LATER],
    ['when its files are ready', { to: 'published', files: 'when_ready' }],
  ])('refuses it to its writer %s, in both languages and with who may', async (_when, step) => {
    const release = await desk.draft();
    const english = await desk.move(release, step);
    expect(english).toMatchObject({ status: 409, json: { detail: textWith('Bice Verdi') } });
    expect((english.json as { detail: string }).detail).not.toContain('Ada Rossi');
    const italian = { ...desk.match(release.version), 'Accept-Language': 'it' };
    expect((await desk.move(release, step, italian)).json).toMatchObject({
      detail: textWith('Lo può fare: Bice Verdi'),
    });
    expect((await desk.read(release)).status).toBe(404);
  });

  it('says so beforehand to its writer alone', async () => {
    const release = await desk.draft();
    const ask = (headers: Headers) =>
      desk.server.call(`${DESK}${release.id}/check/`, post({ to: 'published' }, headers));
    const about = { code: 'written_alone', severity: 'error', field: 'review', value: 'Bice Verdi' };
    const { json } = await ask(desk.officer);
    const { problems } = json as { problems: { code: string }[] };
    expect(problems.find(({ code }) => code === 'written_alone')).toMatchObject(about);
    expect(json).toMatchObject({ after: null });
    expect(JSON.stringify((await ask(bice)).json)).not.toContain('written_alone');
  });

  it('lets another publish it, also after a review', async () => {
    const release = await desk.moved(await desk.draft(), { to: 'in_review' });
    expect((await desk.move(release, { to: 'published' })).status).toBe(409);
    expect((await movedByBice(release, { to: 'published' })).status).toBe('published');
  });

  it('lets its writer publish what another wrote in, not what another only looks after', async () => {
    let release = await desk.draft();
    const { id } = (await desk.server.call('/api/account/user/', { headers: bice })).json as { id: number };
    release = await changed(release, { assignee: id, due_on: '2026-11-24' }, byBice(release));
    expect((await desk.move(release, { to: 'published' })).status).toBe(409);
    release = await changed(release, { text: { it: { title: 'Titolo di Bice' } } }, byBice(release));
    expect((await desk.moved(release, { to: 'published' })).status).toBe('published');
  });

  it('lets its writer move a schedule that another made, and not write in it', async () => {
    const release = await movedByBice(await desk.draft(), LATER);
    const moved = await desk.moved(release, { ...LATER, publish_at: '2026-11-21T09:00:00Z' });
    const edit = { text: { it: { title: 'Altro' } } };
    expect((await desk.change(moved, edit)).status).toBe(409);
    const draft = await desk.moved(moved, { to: 'draft' });
    const edited = await changed(draft, edit);
    expect((await desk.move(edited, LATER)).status).toBe(409);
    expect((await movedByBice(edited, LATER)).status).toBe('scheduled');
  });

  it('asks for another for a change of what readers have, and not to withdraw it or show it again', async () => {
    const release = await movedByBice(await desk.draft(), { to: 'published' });
    const text = { it: { title: 'Corretto' } };
    expect((await desk.change(release, { text })).status).toBe(409);
    const pending = await changed(release, { pending: { text } });
    expect((await desk.change(pending, { show_pending: true })).status).toBe(409);
    const shown = await changed(pending, { show_pending: true }, byBice(pending));
    expect(shown.text.it?.title).toBe('Corretto');
    const withdrawn = await desk.moved(shown, { to: 'archived' });
    expect((await desk.moved(withdrawn, { to: 'published' })).status).toBe('published');
  });

  it('leaves other press groups as they were', async () => {
    const release = await desk.draft({ press_group: 'Fair' });
    expect((await desk.moved(release, { to: 'published' })).status).toBe('published');
  });
});
