import { expect, it } from 'vitest';
import { GROUP, OTHER_GROUP } from '../../../test/builders.ts';
import type { NounWrite, WriteNoun } from '../saving/use-office-write.ts';
import type { BulkAction } from './bulk-action.ts';
import { buildMove, buildSectorActions, buildTagActions } from './shared-actions.ts';

interface Row {
  id: number;
  version: number;
  press_group: { id: number } | null;
  keywords: string[];
  sectors: number[];
}
const ROW: Row = { id: 3, version: 8, press_group: null, keywords: ['tiles', 'baths'], sectors: [1, 2] };
const words = { title: (count: number) => `${count}?`, done: (count: number) => `${count}!` };

/** Writes of an action on the row, and of its undo. */
async function writesOf(action: BulkAction<Row> | undefined, choice: string): Promise<NounWrite[]> {
  const writes: NounWrite[] = [];
  const write: WriteNoun = async <Answer>(sent: NounWrite) => {
    writes.push(sent);
    return { kind: 'saved', row: { version: 9 } as Answer };
  };
  await action?.run(write, ROW, { choice, count: 1 });
  await action?.undo?.(write, ROW, 9);
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

it('adds tags to those of a row and removes tags, with undo', async () => {
  const label = () => 'Keywords';
  const [add, remove] = buildTagActions<Row>({
    name: 'keywords',
    permission: 'asset.edit',
    tagsOf: ({ keywords }) => keywords,
    field: label,
    add: { label, ...words },
    remove: { label, ...words },
  });
  const back = change(9, { keywords: ['tiles', 'baths'] });
  expect(await writesOf(add, ' kilns, tiles ,')).toEqual([
    change(8, { keywords: ['tiles', 'baths', 'kilns'] }),
    back,
  ]);
  expect(await writesOf(remove, 'baths')).toEqual([change(8, { keywords: ['tiles'] }), back]);
});

it('gives a sector to many rows and takes it from them, and back', async () => {
  const label = () => 'Sectors';
  const changes = {
    permission: 'asset.edit' as const,
    sectorsOf: ({ sectors }: Row) => sectors,
    add: { label, ...words },
    remove: { label, ...words },
  };
  const options = [{ value: '3', text: 'Tiles' }];
  const [add, remove] = buildSectorActions<Row>({ ...changes, options });
  expect(add?.choice?.options).toEqual(options);
  const back = change(9, { sectors: [1, 2] });
  expect(await writesOf(add, '3')).toEqual([change(8, { sectors: [1, 2, 3] }), back]);
  expect(await writesOf(add, '2')).toEqual([change(8, { sectors: [1, 2] }), back]);
  expect(await writesOf(remove, '1')).toEqual([change(8, { sectors: [2] }), back]);
  expect(buildSectorActions<Row>({ ...changes, options: [] })).toEqual([]);
});
