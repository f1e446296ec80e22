import { beforeAll, describe, expect, it } from 'vitest';
import { startCompanyOffices, TEXT } from '../../../../test/company-offices.ts';
import { DESK, type Desk, type DeskRelease, startDesk } from '../../../../test/desk.ts';
import { patch, post, put } from '../../../../test/requests.ts';

const MEMBERS = '/api/office/company_member/';

async function startCompanies() {
  const desk = await startDesk();
  return { ...(await startCompanyOffices(desk)), desk, officer: desk.officer };
}

describe('a company’s press office', () => {
  let all: Awaited<ReturnType<typeof startCompanies>>;
  let desk: Desk;

  beforeAll(async () => {
    all = await startCompanies();
    desk = all.desk;
    return () => all.server.close();
  });

  it('drafts for its own company under its brands, whatever it names', async () => {
    const { gea, write, ids } = all;
    const release = await write(gea, { brand: 'Luce', hall: '25', stand: 'A12-B13' });
    expect(release).toMatchObject({
      status: 'draft',
      company: { id: ids.companies['Alfa Ceramiche'], name: 'Alfa Ceramiche' },
      brand: { name: 'Luce' },
      hall: '25',
      stand: 'A12-B13',
    });
    const foreign = { press_group: 'Fair', company: 'Beta Gres', text: TEXT };
    const unknown = { press_group: 'Fair', company: 'Nobody', text: TEXT };
    const [one, other] = [await desk.create(foreign, gea), await desk.create(unknown, gea)];
    expect([one.status, one.text]).toEqual([400, other.text]);
    for (const refused of [{ brand: 'Beta' }, { assignee: 1 }, { template: 1 }, { company: null }]) {
      const answer = await desk.create({ press_group: 'Fair', text: TEXT, ...refused }, gea);
      expect([answer.status, Object.keys(answer.json as object)]).toEqual([400, Object.keys(refused)]);
    }
  });

  it('lists its own releases and no others', async () => {
    const { gea, ugo, write, server } = all;
    await desk.draft();
    const theirs = await write(ugo);
    const answer = await server.call(DESK, { headers: gea });
    const { results } = answer.json as { results: { company: { name: string } }[] };
    expect(new Set(results.map(({ company }) => company?.name))).toEqual(new Set(['Alfa Ceramiche']));
    const searched = await server.call(`${DESK}?company=${all.ids.companies['Beta Gres']}`, { headers: gea });
    expect(searched.json).toMatchObject({ count: 0 });
    const office = await server.call(`${DESK}?company=${all.ids.companies['Beta Gres']}`, {
      headers: all.officer,
    });
    expect((office.json as { results: unknown[] }).results[0]).toMatchObject({ id: theirs.id });
  });

  it('hands in, and writes again only when it comes back with a note', async () => {
    const { gea, write, server } = all;
    const draft = await write(gea);
    const published = await desk.move(draft, { to: 'published' }, desk.match(draft.version, gea));
    expect(published.status).toBe(403);
    const handed = await desk.move(draft, { to: 'in_review' }, desk.match(draft.version, gea));
    expect(handed.status).toBe(200);
    const inReview = handed.json as DeskRelease;
    const late = await desk.change(inReview, { stand: 'B1' }, desk.match(inReview.version, gea));
    expect(late.status).toBe(409);
    const back = await desk.moved(inReview, { to: 'draft', note: 'Serve una foto.' });
    const versions = await server.call(`${DESK}${draft.id}/version/`, { headers: gea });
    expect(versions.text).toContain('Serve una foto.');
    expect((await desk.change(back, { stand: 'B1' }, desk.match(back.version, gea))).status).toBe(200);
    const mails = await server.mails();
    const told = mails.filter(({ to }) => to === 'gea@alfa.example');
    expect(told.map(({ text }) => text).join()).toContain('Serve una foto.');
  });

  it('hears nothing of what colleagues say to each other', async () => {
    const { gea, write, server, officer } = all;
    const release = await write(gea);
    const comment = { body: 'Debole, ma sia.', internal: true };
    expect((await server.call(`${DESK}${release.id}/comment/`, post(comment, officer))).status).toBe(201);
    server.clock.now = new Date(server.clock.now.getTime() + 16 * 60_000);
    const mails = await server.mails();
    expect(mails.filter(({ text }) => text.includes('Debole')).map(({ to }) => to)).not.toContain(
      'gea@alfa.example',
    );
    const seen = await server.call(`${DESK}${release.id}/comment/`, { headers: gea });
    expect([seen.status, seen.text.includes('Debole')]).toEqual([200, false]);
  });

  it('hangs its own files and nobody else’s, and is not told that another has the same', async () => {
    const { gea, ugo, upload, write, desk: office } = all;
    const [mine, again, theirs] = [
      await upload(gea, 'facts of a company'),
      await upload(gea, 'facts of a company'),
      await upload(ugo, 'facts of a company'),
    ];
    expect([mine.status, again.status, theirs.status]).toEqual([201, 200, 201]);
    const [own, foreign] = [(mine.json as { id: number }).id, (theirs.json as { id: number }).id];
    expect(own).not.toBe(foreign);
    const release = await write(gea, { attachments: [own] });
    for (const id of [foreign, office.files.sheet, office.files.photo]) {
      const attached = await desk.change(
        release,
        { attachments: [own, id] },
        desk.match(release.version, gea),
      );
      expect([attached.status, attached.text]).toEqual([400, expect.stringContaining(String(id))]);
    }
    const shown = `<figure data-asset="${office.files.photo}"></figure>`;
    const text = { it: { body: shown } };
    expect((await desk.change(release, { text }, desk.match(release.version, gea))).status).toBe(400);
  });

  it('leaves its files alone once the association looks at what shows them', async () => {
    const { gea, upload, write, server } = all;
    const { id, version } = (await upload(gea, 'to be shown')).json as DeskRelease;
    const release = await write(gea, { attachments: [id] });
    const edit = (tag: number) =>
      server.call(`/api/office/asset/${id}/`, patch({ credit: 'Neri' }, desk.match(tag, gea)));
    expect((await edit(version ?? 1)).status).toBe(200);
    await desk.move(release, { to: 'in_review' }, desk.match(release.version, gea));
    expect((await edit((version ?? 1) + 1)).status).toBe(409);
    const many = { assets: [{ id, version: 2, credit: 'X' }] };
    expect((await server.call('/api/office/asset/', patch(many, gea))).json).toMatchObject({
      assets: [],
      failed: [{ id, status: 409 }],
    });
  });

  it('fills press kits of its own with its own files, and does not publish them', async () => {
    const { gea, ugo, kit, upload, server } = all;
    const asset = ((await upload(gea, 'a sheet')).json as { id: number }).id;
    const made = await kit(gea, { files: [{ asset }] });
    expect(made).toMatchObject({ company: { name: 'Alfa Ceramiche' }, status: 'draft' });
    const put = patch({ files: [{ asset: desk.files.sheet }] }, desk.match(made.version, gea));
    const address = `/api/office/press_kit/${made.id}/`;
    expect((await server.call(address, put)).status).toBe(400);
    const move = post({ to: 'published' }, desk.match(made.version, gea));
    expect((await server.call(`${address}transition/`, move)).status).toBe(403);
    const list = await server.call('/api/office/press_kit/', { headers: ugo });
    expect(list.text).not.toContain('Alfa');
  });

  it('sees figures of its own releases, and none of the house', async () => {
    const { gea, ugo, write, server } = all;
    const [own, foreign] = [await write(gea), await write(ugo)];
    const figure = (query: string) => server.call(`/api/office/figure/?${query}`, { headers: gea });
    expect((await figure('by=press_release')).status).toBe(200);
    expect((await figure(`subject=press_release:${own.id}`)).status).toBe(200);
    expect((await figure(`subject=press_release:${foreign.id}`)).status).toBe(404);
    expect((await figure('subject=press_group:1')).status).toBe(404);
    expect((await figure('by=query')).status).toBe(403);
  });

  it('keeps what another company wrote of a release that became its own out of its sight', async () => {
    const { gea, ugo, write, server, ids } = all;
    const release = await write(ugo, { text: { it: { title: 'Segreto di Beta' } } });
    const moved = await desk.change(release, {
      company: ids.companies['Alfa Ceramiche'],
      text: { it: { title: 'Nuovo' }, en: { title: 'New' } },
    });
    expect(moved.json).toMatchObject({ company: { name: 'Alfa Ceramiche' }, brand: null });
    expect((await server.call(`${DESK}${release.id}/`, { headers: ugo })).status).toBe(404);
    const kept = await server.call(`${DESK}${release.id}/version/`, { headers: gea });
    expect(kept.text).not.toContain('"version":1,');
    expect((await server.call(`${DESK}${release.id}/version/1/`, { headers: gea })).status).toBe(404);
  });
});

describe('whose press office an account works for', () => {
  let all: Awaited<ReturnType<typeof startCompanies>>;

  beforeAll(async () => {
    all = await startCompanies();
    return () => all.server.close();
  });

  const tagged = (version: number) => ({ ...all.officer, 'If-Match': `"${version}"` });

  it('is not what the account says of itself', async () => {
    const { server } = all;
    const claims = await server.signedIn('claims@example.com');
    expect((await server.call(DESK, { headers: claims })).status).toBe(403);
    const roleAlone = await server.signedIn('agent@example.com');
    const answer = await server.call(DESK, { headers: { ...roleAlone, 'Accept-Language': 'it' } });
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('non ha ancora confermato')]);
    const profile = patch(
      { company: all.ids.companies['Beta Gres'] },
      await server.signedIn('gea@alfa.example'),
    );
    await server.call('/api/account/profile/', profile);
    const list = await server.call(DESK, { headers: await server.signedIn('gea@alfa.example') });
    expect(list.text).not.toContain('Beta Gres');
  });

  it('is confirmed by an officer, and ends where an officer says so', async () => {
    const { server, officer, ids } = all;
    const waiting = await server.call(`${MEMBERS}?state=waiting`, { headers: officer });
    expect(waiting.json).toMatchObject({
      results: [{ email: 'claims@example.com', claimed: { name: 'Alfa Ceramiche' }, company: null }],
    });
    const account = ids.users['claims@example.com'];
    const body = { company: ids.companies['Alfa Ceramiche'], role: 'agent_press_room_external_company' };
    const path = `${MEMBERS}${account}/`;
    expect((await server.call(path, put(body, officer))).status).toBe(428);
    const [{ version } = { version: 0 }] = (waiting.json as { results: { version: number }[] }).results;
    const confirmed = await server.call(path, put(body, tagged(version)));
    expect([confirmed.status, confirmed.json]).toMatchObject([200, { state: 'confirmed', role: body.role }]);
    const claims = await server.signedIn('claims@example.com');
    expect((await server.call(DESK, { headers: claims })).status).toBe(200);
    expect((await server.call(`${path}remove/`, post({}, tagged(version)))).status).toBe(412);
    const removed = await server.call(`${path}remove/`, post({}, tagged(version + 1)));
    expect(removed.status).toBe(204);
    expect((await server.call(DESK, { headers: claims })).status).toBe(403);
  });

  it('is refused with a reason, and waits again when it says something else', async () => {
    const { server, officer, ids } = all;
    const account = ids.users['claims@example.com'];
    const list = async (state: string) =>
      (await server.call(`${MEMBERS}?state=${state}`, { headers: officer })).json as {
        results: { id: number; version: number }[];
      };
    const [{ version } = { version: 0 }] = (await list('waiting')).results;
    const refuse = (body: object, tag: number) =>
      server.call(`${MEMBERS}${account}/refuse/`, post(body, tagged(tag)));
    expect((await refuse({ reason: '' }, version)).status).toBe(400);
    const refused = await refuse({ reason: 'Non risulta tra i dipendenti.' }, version);
    expect(refused.json).toMatchObject({
      state: 'refused',
      refusal: { reason: 'Non risulta tra i dipendenti.' },
    });
    expect((await refuse({ reason: 'Ancora.' }, version + 1)).status).toBe(409);
    const mail = (await server.mails()).findLast(({ to }) => to === 'claims@example.com');
    expect(mail?.text).toContain('Non risulta tra i dipendenti.');
    expect((await list('waiting')).results).toEqual([]);
    expect((await list('refused')).results).toMatchObject([{ id: account }]);
    const claims = await server.signedIn('claims@example.com');
    const says = (company: string) =>
      server.call('/api/account/profile/', patch({ company: ids.companies[company] }, claims));
    await says('Beta Gres');
    const again = (await list('waiting')).results;
    expect(again).toMatchObject([{ id: account, claimed: { name: 'Beta Gres' } }]);
    // A refusal of the first claim does not apply to the second.
    expect((await refuse({ reason: 'No.' }, version + 1)).status).toBe(412);
    await says('Alfa Ceramiche');
    expect((await list('refused')).results).toMatchObject([{ id: account }]);
  });
});
