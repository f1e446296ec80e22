/** @module-tag slow */
import { COMPANY_PATH } from '@press-room/contract/companies';
import { type ImportRun, importApplyPath } from '@press-room/contract/imports';
import { EXPORT_PATH } from '@press-room/contract/table-export';
import { beforeAll, describe, expect, it } from 'vitest';
import { findChildren, readProcessorSeconds } from '../../../test/children.ts';
import { buildEndlessAccess, lockAccess, toStoredFile } from '../../../test/import-files.ts';
import { ALFA, BETA, file, type ImportDesk, openImports, startImports } from '../../../test/imports.ts';
import type { TestServer } from '../../../test/server.ts';
import { hasSharedImport, readSharedImport } from '../../../test/shared-import.ts';
import { inspectTable } from './read/read-table.ts';

describe('an import that is misused', () => {
  let server: TestServer;
  let desk: ImportDesk;
  beforeAll(async () => {
    ({ server, desk } = await startImports());
    return () => server.close();
  });

  it('reads a file anew as it is told, and forgets the mapping with it', async () => {
    const run = await desk.take('Estratto\nRagione sociale,Città\nAlfa,Sassuolo\n');
    const { json } = await desk.change(run, { header_row: 1, delimiter: ';' });
    expect(json).toMatchObject({
      state: 'open',
      found: { delimiter: ';', header_row: 1, columns: [{ name: 'Estratto' }] },
    });
  });

  it.each([
    ['an unknown field', { mapping: ['password', null] }, 'mapping'],
    ['a field twice', { mapping: ['city', 'city'] }, 'mapping'],
    ['too few columns', { mapping: ['business_name'] }, 'mapping'],
    ['a key whose column is left out', { mapping: ['business_name', null], key: 'vat' }, 'key'],
    ['an unknown key', { mapping: ['business_name', null], key: 'email' }, 'key'],
    ['an unknown profile', { profile: 'Nessuno' }, 'profile'],
    ['an unknown table', { table: 'Altra' }, null],
  ])('refuses %s', async (_what, change, field) => {
    const run = await desk.take('Ragione sociale;Città\nAlfa;Sassuolo\n');
    const { status, json } = await desk.change(run, change);
    expect(status).toBe(field === null ? 200 : 400);
    if (field !== null) expect(Object.keys(json as object)).toEqual([field]);
  });

  it('is written from what was seen alone', async () => {
    const run = await desk.take(file(ALFA));
    await desk.compare(run);
    expect((await desk.change(run, { mapping: run.mapping })).status).toBe(412);
  });

  it('of accounts is for who may see accounts', async () => {
    const members = await openImports(server, 'members@example.com');
    expect((await members.upload(file(ALFA))).status).toBe(201);
    expect((await members.upload('email\na@example.com\n', { target: 'user' })).status).toBe(403);
    const run = await desk.take('email\na@example.com\n', { target: 'user' });
    await expect(members.get(run.id)).rejects.toThrow('404');
  });

  it.each([
    ['a page', '<html><body>no</body></html>'],
    ['nothing', ''],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  ])('refuses %s in a sentence', async (_what, bytes) => {
    const { status, json } = await desk.upload(bytes);
    expect(status).toBe(400);
    expect(json).toMatchObject({ file: [expect.any(String)] });
  });

  it.skipIf(!hasSharedImport)(
    'asks for the password of a locked file wherever it reads it, and keeps none',
    async () => {
      const locked = lockAccess(readSharedImport('ASampleDatabase.accdb'), 'Zaffiro 1');
      for (const form of [{}, { password: 'Rubino' }]) {
        const { status, json } = await desk.upload(locked, { name: 'soci.accdb', ...form });
        expect([status, json]).toEqual([400, { password: [expect.any(String)] }]);
      }
      const password = 'Zaffiro 1';
      const run = await desk.take(locked, { name: 'soci.accdb', password });
      expect(run.found?.is_locked).toBe(true);
      expect((await desk.change(run, { table: 'Asset Items' })).status).toBe(400);
      const { json } = await desk.change(run, { table: 'Asset Items', password });
      const mapping = (json as ImportRun).mapping.map((_, at) => (at === 0 ? 'business_name' : null));
      const again = { mapping, key: 'name_city' };
      expect((await desk.change(json as ImportRun, again)).status).toBe(400);
      const { counts } = await desk.compare(await desk.get(run.id), { ...again, password });
      expect(counts?.add).toBeGreaterThan(0);
      const kept = await server.database.db
        .selectFrom('import_run')
        .selectAll()
        .where('id', '=', run.id)
        .execute();
      expect(JSON.stringify(kept)).not.toContain(password);
    },
  );

  it('lets readers read while a file without end is read, and takes one at a time', async () => {
    const stop = new AbortController();
    const ended: string[] = [];
    const read = async (
      name: string,
      bytes: Uint8Array,
      { signal } = new AbortController(),
    ): Promise<void> => {
      const reading = { settings: {}, client: { key: 'a test', signal }, limits: { seconds: 600 } };
      await inspectTable(toStoredFile(bytes), reading).catch(() => undefined);
      ended.push(name);
    };
    /** Processor time of the parser's process. */
    const secondsRead = async (): Promise<number> => {
      const [reader] = await findChildren('table-process.ts');
      return reader === undefined ? 0 : readProcessorSeconds(reader);
    };
    const hostile = read('hostile', buildEndlessAccess(), stop);
    const decent = read('decent', Buffer.from(file(ALFA)));
    let answered = 0;
    while (ended.length === 0 && (answered <= 10 || (await secondsRead()) < 2)) {
      expect((await server.call('/api/press_room/press_group/')).status).toBe(200);
      answered += 1;
    }
    expect(ended).toEqual([]);
    stop.abort();
    await Promise.all([hostile, decent]);
    expect(ended).toEqual(['hostile', 'decent']);
  });

  it('answers who is signed in while it writes', async () => {
    const headers = await server.signedIn('office@example.com');
    const status = await server.database.change(async (trx) => {
      await trx.updateTable('import_run').set({ rows_read: 0 }).execute();
      return (await server.call(COMPANY_PATH, { headers })).status;
    });
    expect(status).toBe(200);
  });

  it('goes by the office alone', async () => {
    const reader = await openImports(server, 'reader@example.com');
    expect((await reader.upload(file(ALFA))).status).toBe(403);
    const { status } = await server.call(EXPORT_PATH, {
      headers: await server.signedIn('reader@example.com'),
    });
    expect(status).toBe(403);
  });
});

describe('an export', () => {
  it.each([
    ['csv', 'en'],
    ['csv', 'it'],
    ['xlsx', 'it'],
  ] as const)(
    'as %s in %s that is imported again changes nothing, whatever a spreadsheet would run',
    async (type, language) => {
      const { server, desk } = await startImports();
      const odd =
        '"=CMD()|calc";"@via, ""1"";=1";00100;Roma;RM;San Marino;;+39 0536 1;Non associata;sanitari';
      const lines = 'Ragione sociale;Descrizione\nGamma;"una riga\n- altra ""riga"",+1\t=2"\n';
      const described = await desk.compare(await desk.take(lines));
      expect((await desk.act(described, importApplyPath(described.id))).status).toBe(200);
      const first = await desk.compare(await desk.take(file(ALFA, BETA, odd)));
      expect((await desk.act(first, importApplyPath(first.id))).status).toBe(200);
      const headers = { ...(await server.signedIn('office@example.com')), 'Accept-Language': language };
      const answer = await fetch(`${server.origin}${EXPORT_PATH}?type=${type}`, { headers });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (type === 'csv') {
        const text = Buffer.from(bytes).toString();
        expect(text).toContain("'=CMD()|calc");
        expect(text).toContain(language === 'it' ? ';+39 0536 1;' : ',+39 0536 1,');
      }
      const again = await desk.compare(await desk.take(bytes, { name: `companies.${type}` }), {
        is_complete: true,
      });
      expect(again.counts).toEqual({ add: 0, change: 0, remove: 0, conflict: 0, error: 0, same: 4 });
      await server.close();
    },
  );

  it.each(['csv', 'xlsx'])('of accounts as %s that is imported again changes nothing', async (type) => {
    const { server, desk } = await startImports();
    const people = 'Nome;Cognome;E-mail\n=Ada;+Uno;ada@example.com\n"Bea;-x";"D""=ue";bea@example.com\n';
    const added = await desk.compare(await desk.take(people, { target: 'user' }));
    expect((await desk.act(added, importApplyPath(added.id))).status).toBe(200);
    const headers = { ...(await server.signedIn('office@example.com')), 'Accept-Language': 'it' };
    const answer = await fetch(`${server.origin}${EXPORT_PATH}?target=user&type=${type}`, { headers });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const again = await desk.compare(await desk.take(bytes, { target: 'user', name: `users.${type}` }), {
      is_complete: true,
    });
    expect(again.counts).toMatchObject({ add: 0, change: 0, remove: 0, error: 0 });
    expect((await desk.differences(again)).flatMap(({ fields }) => fields)).toEqual([]);
    await server.close();
  });
});
