import { IMPORT_PATH, importApplyPath, importUndoPath } from '@press-room/contract/imports';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALFA, file, type ImportDesk, startImports } from '../../../../test/imports.ts';
import type { TestServer } from '../../../../test/server.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { IMPORT_JOB } from './queue.ts';

const AT_ONCE = 500;
const ROWS = AT_ONCE + 1;
const LONG = file(...Array.from({ length: ROWS }, (_, at) => `Fornace ${at};Via Emilia ${at};;Modena;;;;;;`));

describe('a long import', () => {
  let server: TestServer;
  let desk: ImportDesk;
  beforeAll(async () => {
    ({ server, desk } = await startImports({ IMPORT_ROWS_AT_ONCE: String(AT_ONCE) }));
    return () => server.close();
  });
  beforeEach(async () => {
    const { db } = server.database;
    for (const table of ['import_difference', 'import_run', 'company'] as const)
      await db.deleteFrom(table).execute();
  });

  const countCompanies = async () =>
    (await server.database.db.selectFrom('company').select('id').execute()).length;
  const begin = async (text = LONG) => {
    const run = await desk.compare(await desk.take(text));
    expect(await desk.act(run, importApplyPath(run.id))).toMatchObject({ status: 202 });
    return desk.get(run.id);
  };

  it('is left to a job, which says how far it is, and is taken back by one', async () => {
    const begun = await begin();
    expect(begun).toMatchObject({ state: 'applying', progress: { done: 0, total: ROWS }, refusal: null });
    expect(await countCompanies()).toBe(0);
    await server.work();
    const applied = await desk.get(begun.id);
    expect(applied).toMatchObject({ state: 'applied', progress: null, result: { add: ROWS } });
    expect(await countCompanies()).toBe(ROWS);
    expect((await desk.act(applied, importUndoPath(applied.id))).json).toMatchObject({
      state: 'undoing',
      progress: { total: ROWS },
    });
    await server.work();
    expect(await desk.get(begun.id)).toMatchObject({ state: 'undone' });
    expect(await countCompanies()).toBe(0);
  });

  it('is nobody else’s while it waits', async () => {
    const begun = await begin();
    for (const path of [importApplyPath(begun.id), importUndoPath(begun.id)])
      expect((await desk.act(begun, path)).status).toBe(409);
    expect((await desk.change(begun, { key: 'vat', mapping: begun.mapping })).status).toBe(409);
    await server.work();
    expect(await desk.get(begun.id)).toMatchObject({ state: 'applied' });
  });

  it('writes nothing where somebody was faster, and says so', async () => {
    const begun = await begin();
    const alone = await desk.compare(await desk.take(file('Fornace 77;;;Modena;;;;;;')));
    expect((await desk.act(alone, importApplyPath(alone.id))).status).toBe(200);
    await server.work();
    const refused = await desk.get(begun.id);
    expect(refused).toMatchObject({ state: 'compared', progress: null });
    expect(refused.refusal?.text).toContain('Fornace 77');
    expect(await countCompanies()).toBe(1);
    expect(await desk.compare(refused)).toMatchObject({
      refusal: null,
      counts: { change: 1, add: ROWS - 1 },
    });
  });

  it('that was changed since is not taken back, and names what was', async () => {
    const begun = await begin();
    await server.work();
    await server.database.db
      .updateTable('company')
      .set({ version: 2 })
      .where('business_name', '=', 'Fornace 5')
      .execute();
    await desk.act(await desk.get(begun.id), importUndoPath(begun.id));
    await server.work();
    const refused = await desk.get(begun.id);
    expect(refused).toMatchObject({ state: 'applied', refusal: { changed: [{ label: 'Fornace 5' }] } });
    expect(await countCompanies()).toBe(ROWS);
  });

  it('is written once, also where its job comes again, and by who has no account any more', async () => {
    const begun = await begin();
    const { id: by } = await server.database.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'office@example.com')
      .executeTakeFirstOrThrow();
    await enqueueJob(server.database.db, IMPORT_JOB, { id: begun.id, by }, new Date(0));
    await enqueueJob(server.database.db, IMPORT_JOB, { id: begun.id, by: 999_999 }, new Date(0));
    await server.work();
    expect(await countCompanies()).toBe(ROWS);
    const jobs = await server.database.db
      .selectFrom('job')
      .select('id')
      .where('kind', '=', IMPORT_JOB)
      .execute();
    expect(jobs).toEqual([]);
  });

  it('of a few rows is written at once', async () => {
    const run = await desk.compare(await desk.take(file(ALFA)));
    const { status, json } = await desk.act(run, importApplyPath(run.id));
    expect([status, json]).toMatchObject([200, { state: 'applied', progress: null }]);
    expect((await server.call(`${IMPORT_PATH}${run.id}/`)).status).toBe(401);
  });
});
