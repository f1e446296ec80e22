import { expect, it } from 'vitest';
import { GROUP, OTHER_GROUP } from '../../../test/builders.ts';
import type { NounWrite, WriteNoun } from '../saving/use-office-write.ts';
import type { BulkAction } from './bulk-action.ts';
import { buildMove, buildTagActions } from './shared-actions.ts';

interface Row {
  id: number;
  version: number;
  press_group: { id: number } | null;
  sectors: string[];
}
const ROW: Row = { id: 3, version: 8, press_group: null, sectors: ['tiles', 'baths'] };
const words = { title: (count: number) => `${count}?`, done: (count: number) => `${count}!` };

/** What is written when an action is done to the row, and then taken back. */
async function writesOf(action: BulkAction<Row> | undefined, choice: string): Promise<NounWrite[]> {
  const writes: NounWrite[] = [];
  const write: WriteNoun = async <Answer>(sent: NounWrite) => {
    writes.push(sent);
    return { kind: 'saved', row: { version: 9 } as Answer };
  };
  await action?.run(write, ROW, { choice, count: 1 });
  await action?.undo(write, ROW, 9);
  return writes;
}
const change = (version: number, body: object) => ({ method: 'PATCH', id: 3, version, body });

it('moves to a group or to none, and back', async () => {
  const groups = [GROUP, OTHER_GROUP];
  const [move] = buildMove<Row>({ permission: 'asset.edit', groups, isGroupOptional: true, ...words });
  expect(move?.choice?.options?.map(({ value }) => value)).toEqual(['7', '8', 'none']);
  expect(await writesOf(move, '8')).toEqual([
    change(8, { press_group: 8 }),
    change(9, { press_group: null }),
  ]);
  expect((await writesOf(move, 'none'))[0]).toEqual(change(8, { press_group: null }));
  expect(buildMove<Row>({ permission: 'asset.edit', groups: [GROUP], ...words })).toEqual([]);
});

it('adds words to those that are there and takes words away, and back', async () => {
  const label = () => 'Sectors';
  const [add, remove] = buildTagActions<Row>({
    name: 'sectors',
    permission: 'asset.edit',
    tagsOf: ({ sectors }) => sectors,
    field: label,
    add: { label, ...words },
    remove: { label, ...words },
  });
  const back = change(9, { sectors: ['tiles', 'baths'] });
  expect(await writesOf(add, ' kilns, tiles ,')).toEqual([
    change(8, { sectors: ['tiles', 'baths', 'kilns'] }),
    back,
  ]);
  expect(await writesOf(remove, 'baths')).toEqual([change(8, { sectors: ['tiles'] }), back]);
});
