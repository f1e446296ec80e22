import { importApplyPath, importUndoPath } from '@press-room/contract/imports';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openImports } from '../../../test/imports.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { runRetention } from '../privacy/retention/retention.ts';

describe('an import of accounts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      users: [
        {
          email: 'office@example.com',
          password: 'Str0ng_pass!',
          groups: ['administrator_press_room'],
          verified: true,
        },
        {
          email: 'known@example.com',
          password: 'Str0ng_pass!',
          first_name: 'Old',
          groups: ['user_press_room'],
          verified: true,
        },
      ],
    });
  });
  afterAll(() => server.close());

  it('makes accounts that nobody can sign in with, leaves the staff alone, tells nobody, and is undone', async () => {
    const desk = await openImports(server, 'office@example.com');
    const text =
      'Nome;Cognome;E-mail;Password\nNew;One;NEW@example.com;x\nKnown;Two;known@example.com;x\nMe;Too;office@example.com;x\nNo;Body;nobody;x\n';
    const run = await desk.compare(await desk.take(text, { target: 'user' }));
    expect(run.mapping).toEqual(['first_name', 'last_name', 'email', null]);
    expect(run.counts).toEqual({ add: 1, change: 1, remove: 0, conflict: 1, error: 1, same: 0 });
    await desk.act(run, importApplyPath(run.id));
    const accounts = () => server.database.db.selectFrom('user_account').selectAll().orderBy('id').execute();
    expect(await accounts()).toMatchObject([
      { email: 'office@example.com', first_name: '' },
      { email: 'known@example.com', first_name: 'Known' },
      { email: 'new@example.com', first_name: 'New', password_hash: '', verified_at: null },
    ]);
    expect(await server.mails()).toEqual([]);
    const signIn = await server.call(TOKEN_AUTH_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'new@example.com', password: ' ' }),
    });
    expect(signIn.status).toBe(400);
    await desk.act(await desk.get(run.id), importUndoPath(run.id));
    expect((await accounts()).map(({ email, first_name }) => [email, first_name])).toEqual([
      ['office@example.com', ''],
      ['known@example.com', 'Old'],
    ]);
  });

  it('is not undone over an address that somebody has registered since', async () => {
    const desk = await openImports(server, 'office@example.com');
    const take = async (people: string) =>
      desk.compare(await desk.take(`Nome;Cognome;E-mail\n${people}`, { target: 'user' }), {
        is_complete: true,
      });
    const [uno, due] = ['Ada;Uno;ada.uno@example.com\n', 'Bea;Due;bea.due@example.com\n'];
    const added = await take(uno + due);
    await desk.act(added, importApplyPath(added.id));
    const removing = await desk.choose(await take(due), { kind: 'remove', is_accepted: true });
    await desk.act(removing, importApplyPath(removing.id), { confirm_removal: true });
    await server.load({ users: [{ email: 'ada.uno@example.com', password: 'Str0ng_pass!' }] });
    const refused = await desk.act(await desk.get(removing.id), importUndoPath(removing.id));
    expect([refused.status, refused.json]).toEqual([
      409,
      expect.objectContaining({
        changed: [{ id: expect.any(Number) as number, label: 'ada.uno@example.com' }],
      }),
    ]);
  });

  it('is forgotten after thirty days, also what it says of people who never got an account', async () => {
    const desk = await openImports(server, 'office@example.com');
    const text =
      'Nome;Cognome;E-mail\nFresh;One;fresh@example.com\nStay;Person;not-an-address\nLeft;Out;left@example.com\n';
    const run = await desk.compare(await desk.take(text, { target: 'user' }));
    const left = (await desk.differences(run)).find(({ label }) => label === 'left@example.com');
    const chosen = await desk.choose(run, { ids: [left?.id], is_accepted: false });
    await desk.act(chosen, importApplyPath(run.id));
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 31 * 86_400_000);
    await runRetention(server.context);
    server.clock.now = before;
    const { db } = server.database;
    expect(await db.selectFrom('import_difference').select('label').execute()).toEqual([]);
    expect(
      await db.selectFrom('import_run').select(['found']).where('found', 'is not', null).execute(),
    ).toEqual([]);
  });
});
