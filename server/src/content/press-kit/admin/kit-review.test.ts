import { describe, expect, it } from 'vitest';
import { startCompanyOffices } from '../../../../test/company-offices.ts';
import { type DeskRelease, startDesk } from '../../../../test/desk.ts';
import { patch, post } from '../../../../test/requests.ts';

describe('a press kit of a company', () => {
  it('is told to be published when it is seen, also where its embargo is moved after it was', async () => {
    const desk = await startDesk();
    const { gea, kit, upload, server } = await startCompanyOffices(desk);
    const file = (await upload(gea, 'a sheet that waits')).json as DeskRelease;
    const { id } = await kit(gea, { title: { it: 'Lastre attese' }, files: [{ asset: file.id }] });
    const address = `/api/office/press_kit/${id}/`;
    const move = (version: number, to: string, headers?: Record<string, string>) =>
      server.call(`${address}transition/`, post({ to }, desk.match(version, headers)));
    const until = (version: number, days: number) => {
      const embargo_until = new Date(server.clock.now.getTime() + days * 86_400_000).toISOString();
      return server.call(address, patch({ embargo_until }, desk.match(version)));
    };
    const pass = (days: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + days * 86_400_000);
    };
    const told = async () =>
      (await server.mails()).filter(
        ({ to, subject }) => to.startsWith('gea') && subject.startsWith('Published'),
      );
    expect((await move(1, 'in_review', gea)).status).toBe(200);
    expect((await until(2, 1)).status).toBe(200);
    expect((await move(3, 'published')).status).toBe(200);
    expect((await until(4, 3)).status).toBe(200);
    pass(2);
    expect(await told()).toEqual([]);
    pass(2);
    expect(await told()).toHaveLength(1);
    await server.close();
  });

  it('is handed in, comes back with a note, and readers have it when the association says so', async () => {
    const desk = await startDesk();
    const { gea, kit, upload, server } = await startCompanyOffices(desk);
    const asset = await upload(gea, 'a sheet to hand in');
    const file = asset.json as DeskRelease;
    const { id, ...empty } = await kit(gea, { title: { it: 'Lastre 2026' } });
    const address = `/api/office/press_kit/${id}/`;
    const move = (version: number, body: object, headers?: Record<string, string>) =>
      server.call(`${address}transition/`, post(body, desk.match(version, headers)));
    const mailsTo = async (who: string) =>
      (await server.mails()).filter(({ to, text }) => to === who && text.includes('Lastre 2026'));
    const seen = async () =>
      (
        await server.call('/api/press_room/press_kit/', {
          headers: await server.signedIn('reader@example.com'),
        })
      ).text;
    expect((await move(empty.version, { to: 'in_review' }, gea)).status).toBe(409);
    const filled = patch({ files: [{ asset: file.id }] }, desk.match(empty.version, gea));
    expect((await server.call(address, filled)).status).toBe(200);
    const handed = await move(2, { to: 'in_review', note: 'Per Cersaie.' }, gea);
    expect(handed.json).toMatchObject({
      status: 'in_review',
      visible_from: null,
      steps: [{ status: 'in_review', note: 'Per Cersaie.', by: { last_name: 'Neri' } }],
    });
    const [told] = await mailsTo('bice@example.com');
    expect(told?.subject).toMatch(/ – Fair$/);
    expect(told?.text).toMatch(/Gea Neri di Alfa Ceramiche[\s\S]*Per Cersaie\./);
    // After submission the company can change neither the kit nor its files.
    const late = patch({ year: 2027 }, desk.match(3, gea));
    const lateFile = patch({ credit: 'Neri' }, desk.match(file.version ?? 1, gea));
    const lost = { method: 'DELETE', headers: desk.match(3, gea) };
    const refused = [
      await server.call(address, late),
      await server.call(`/api/office/asset/${file.id}/`, lateFile),
      await server.call(address, lost),
      await move(3, { to: 'draft', note: 'No.' }, gea),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 403]);
    expect((await move(3, { to: 'draft' })).json).toEqual({ note: [expect.any(String)] });
    const back = await move(3, { to: 'draft', note: 'Manca la scheda inglese.' });
    expect([back.status, (await server.call(address, { headers: gea })).json]).toMatchObject([
      200,
      { status: 'draft', steps: [{ status: 'draft', note: 'Manca la scheda inglese.' }, {}] },
    ]);
    expect((await mailsTo('gea@alfa.example')).at(-1)?.text).toContain('Manca la scheda inglese.');
    expect((await server.call(address, patch({ year: 2027 }, desk.match(4, gea)))).status).toBe(200);
    expect((await move(5, { to: 'in_review' }, gea)).status).toBe(200);
    expect(await seen()).not.toContain('Lastre 2026');
    // An undone publication returns to review, and nobody was informed.
    expect((await move(6, { to: 'published', grace_seconds: 10 })).status).toBe(200);
    const again = await move(7, { to: 'in_review' });
    expect(again.json).toMatchObject({ status: 'in_review', steps: [{ by: { last_name: 'Neri' } }, {}, {}] });
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    expect((await mailsTo('gea@alfa.example')).map(({ subject }) => subject)).toHaveLength(1);
    expect((await move(8, { to: 'published' })).status).toBe(200);
    expect(await seen()).toContain('Lastre 2026');
    expect((await move(9, { to: 'in_review' })).status).toBe(409);
    expect((await mailsTo('gea@alfa.example')).at(-1)?.subject).toMatch(/^Published/);
    expect((await server.call(address, patch({ year: 2028 }, desk.match(9, gea)))).status).toBe(403);
    await server.close();
  });
});
