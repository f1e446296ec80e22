import { importApplyPath, importUndoPath } from '@press-room/contract/imports';
import { beforeAll, expect, it } from 'vitest';
import { type ImportDesk, startImports } from '../../../../test/imports.ts';
import type { TestServer } from '../../../../test/server.ts';

let server: TestServer;
let desk: ImportDesk;

beforeAll(async () => {
  ({ server, desk } = await startImports());
  return () => server.close();
});

const COMPANIES = ['A1;Alfa', 'B2;Beta', 'C3;Gamma', 'D4;Delta', 'E5;Eta', 'F6;Zeta'];

it('a company whose removal is taken back is known by the number of its source as before', async () => {
  const compare = async (rows: readonly string[]) =>
    desk.compare(await desk.take(`Codice;Ragione sociale\n${rows.join('\n')}\n`), {
      mapping: ['external_id', 'business_name'],
      key: 'external_id',
      profile: 'Soci',
      is_complete: true,
    });
  const first = await compare(COMPANIES);
  await desk.act(first, importApplyPath(first.id));
  const second = await compare(COMPANIES.filter((row) => !row.startsWith('B2')));
  const chosen = await desk.choose(second, { kind: 'remove', is_accepted: true });
  const removal = await desk.act(chosen, importApplyPath(second.id), { confirm_removal: true });
  expect(removal.json).toMatchObject({ result: { remove: 1 } });
  expect((await desk.act(await desk.get(second.id), importUndoPath(second.id))).status).toBe(200);
  await server.database.db
    .updateTable('company')
    .set({ business_name: 'Beta Gres', name_key: 'beta gres' })
    .where('business_name', '=', 'Beta')
    .execute();
  expect(await compare(COMPANIES)).toMatchObject({ counts: { add: 0, remove: 0, change: 1, same: 5 } });
});
