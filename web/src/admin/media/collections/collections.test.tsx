import {
  ASSET_COLLECTION_PATH,
  type AssetCollection,
  assetCollectionPath,
  type CollectionFiles,
  collectionFilesPath,
} from '@press-room/contract/admin-asset-collections';
import { assetUsagePath, OFFICE_ASSET_PATH, officeAssetPath } from '@press-room/contract/admin-assets';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Handlers, rows } from '../../../test/fake-api.ts';
import { buildAsset } from '../../../test/gallery-builders.ts';
import { openOffice, writesBelow } from '../../../test/open-admin.ts';

const FILES = [buildAsset({ id: 5, name: 'kiln.jpg' }), buildAsset({ id: 6, name: 'hall.jpg' })];

const build = (changes: Partial<AssetCollection> = {}): AssetCollection => ({
  id: 3,
  version: 4,
  name: 'Fair 2026',
  press_group: { id: 1, name: 'Alpha' },
  files: 1,
  updated_at: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const FAIR = build();
const NIGHT = build({ id: 4, version: 1, name: 'Night' });
const changed = (
  collection: AssetCollection,
  { added = [], removed = [] }: Partial<Pick<CollectionFiles, 'added' | 'removed'>>,
): CollectionFiles => ({ ...collection, version: collection.version + 1, added, removed });

const LIBRARY: Handlers = {
  [`GET ${OFFICE_ASSET_PATH}`]: rows(FILES),
  [`GET ${ASSET_COLLECTION_PATH}`]: rows([FAIR, NIGHT]),
};

async function openWindow(button: string, title: string, answers: Handlers = {}, address = '/admin/media') {
  const office = openOffice({ address, answers: { ...LIBRARY, ...answers } });
  for (const name of ['kiln.jpg', 'hall.jpg'])
    await office.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await office.user.click(await screen.findByRole('button', { name: button }));
  return { ...office, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

async function openAdding(answers: Handlers = {}) {
  const office = openOffice({ address: '/admin/media', answers: { ...LIBRARY, ...answers } });
  for (const name of ['kiln.jpg', 'hall.jpg'])
    await office.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await office.user.click(screen.getByRole('button', { name: 'Add to…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 2 files to…' }));
  await office.user.click(dialog.getByRole('radio', { name: 'Collections' }));
  const choose = async (name: RegExp) => {
    await office.user.click(dialog.getByRole('combobox', { name: 'Collections: search' }));
    await office.user.click(await dialog.findByRole('option', { name }));
  };
  return { ...office, dialog, choose };
}

it('adds files to several collections, retries after a conflict, and undoes only its own additions', async () => {
  let isFirst = true;
  const { user, dialog, choose, calls } = await openAdding({
    [`POST ${collectionFilesPath(3)}`]: ({ body }) => {
      if (isFirst) {
        isFirst = false;
        return Response.json({ detail: 'Changed', current: { ...FAIR, version: 8 } }, { status: 412 });
      }
      const { add } = body as { add: number[] };
      return changed({ ...FAIR, version: add.length === 0 ? 9 : 8 }, { added: add.filter((id) => id === 6) });
    },
    [`POST ${collectionFilesPath(4)}`]: changed(NIGHT, { added: [5, 6] }),
  });
  await user.click(dialog.getByRole('button', { name: 'Add (2)' }));
  expect(dialog.getByText('Choose where the files go.')).toBeInTheDocument();
  await choose(/Fair 2026/);
  await choose(/Night/);
  await user.click(dialog.getByRole('button', { name: 'Add (2)' }));
  expect(await screen.findByText('2 files added to Fair 2026 and Night.')).toBeInTheDocument();
  const body = { add: [5, 6] };
  expect(writesBelow(calls, ASSET_COLLECTION_PATH)).toEqual([
    ['POST', collectionFilesPath(3), '"4"', body],
    ['POST', collectionFilesPath(3), '"8"', body],
    ['POST', collectionFilesPath(4), '"1"', body],
  ]);
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  expect(await screen.findByText('Undone: 2')).toBeInTheDocument();
  expect(writesBelow(calls, ASSET_COLLECTION_PATH).slice(3)).toEqual([
    ['POST', collectionFilesPath(3), '"9"', { add: [], remove: [6] }],
    ['POST', collectionFilesPath(4), '"2"', { add: [], remove: [5, 6] }],
  ]);
});

it('makes a collection on the way, with Enter, and says what is wrong with its name', async () => {
  const answers = [
    Response.json({ name: ['The newsroom has a collection of this name already.'] }, { status: 400 }),
    Response.json(build({ id: 9, version: 1, name: 'Logos' }), { status: 201 }),
  ];
  const { user, dialog, calls } = await openAdding({
    [`POST ${ASSET_COLLECTION_PATH}`]: () => answers.shift() ?? {},
    [`POST ${collectionFilesPath(9)}`]: changed(build({ id: 9, name: 'Logos' }), { added: [5, 6] }),
  });
  await user.click(dialog.getByRole('button', { name: 'New collection' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.type(name, ' {Enter}');
  expect(name).toBeInvalid();
  await user.type(name, 'Logos{Enter}');
  expect(await dialog.findByText(/collection of this name already/)).toBeInTheDocument();
  await user.type(name, '{Enter}');
  expect(await dialog.findByRole('button', { name: 'Remove Logos' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add (2)' }));
  expect(await screen.findByText('2 files added to Logos.')).toBeInTheDocument();
  expect(writesBelow(calls, ASSET_COLLECTION_PATH).at(-1)).toEqual([
    'POST',
    collectionFilesPath(9),
    '"1"',
    { add: [5, 6] },
  ]);
});

it('stays open for collections that refused, with the reason', async () => {
  const { user, dialog, choose } = await openAdding({
    [`POST ${collectionFilesPath(3)}`]: changed(FAIR, { added: [5] }),
    [`POST ${collectionFilesPath(4)}`]: () => Response.json({ detail: 'Not found.' }, { status: 404 }),
  });
  await choose(/Fair 2026/);
  await choose(/Night/);
  await user.click(dialog.getByRole('button', { name: 'Add (2)' }));
  expect(await screen.findByText('One file added to Fair 2026.')).toBeInTheDocument();
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Remove Night' })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Remove Fair 2026' })).toBeNull();
});

it('takes files out of the collection that is shown, and puts them back', async () => {
  const { user, dialog, calls } = await openWindow(
    'Remove from collections…',
    'Remove 2 files from…',
    {
      [`POST ${collectionFilesPath(3)}`]: changed(FAIR, { removed: [5] }),
    },
    '/admin/media?collection=3',
  );
  expect(await dialog.findByRole('checkbox', { name: 'Fair 2026' })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: 'Night' })).not.toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('One file removed from Fair 2026.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(writesBelow(calls, ASSET_COLLECTION_PATH)).toEqual([
      ['POST', collectionFilesPath(3), '"4"', { remove: [5, 6] }],
      ['POST', collectionFilesPath(3), '"5"', { add: [5], remove: [] }],
    ]),
  );
});

it('narrows the library by the address, also to a collection that was deleted since', async () => {
  const { calls } = openOffice({ address: '/admin/media?collection=77&kind=picture', answers: LIBRARY });
  const filter = await screen.findByRole('combobox', { name: 'Collection' });
  await waitFor(() => expect(filter).toHaveDisplayValue('Deleted collection'));
  expect(within(filter).getByRole('option', { name: 'Night' })).toBeInTheDocument();
  const asked = calls.filter(({ path }) => path === OFFICE_ASSET_PATH).map(({ search }) => search);
  expect(asked.map((search) => [search.get('collection'), search.get('kind')])).toEqual(
    asked.map(() => ['77', 'picture']),
  );
});

it('is named on the page of a file, with a way to its other files', async () => {
  openOffice({
    address: '/admin/media/5',
    answers: {
      [`GET ${officeAssetPath(5)}`]: buildAsset({ id: 5, name: 'kiln.jpg' }),
      [`GET ${assetUsagePath(5)}`]: rows([]),
      [`GET ${ASSET_COLLECTION_PATH}`]: ({ search }) => rows(search.get('assets') === '5' ? [NIGHT] : []),
    },
  });
  expect(await screen.findByRole('link', { name: 'Night' })).toHaveAttribute(
    'href',
    '#/admin/media?collection=4',
  );
});

it('is not for companies’ own press offices', async () => {
  const { user, calls } = openOffice({
    address: '/admin/media',
    answers: LIBRARY,
    group: 'agent_press_room_external_company',
    pressOfficeOf: { id: 8, business_name: 'Fornace' } as never,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select kiln.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Add to…' }));
  expect(await screen.findByRole('radio', { name: 'Press kit' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Collections' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Collections' })).toBeNull();
  expect(calls.filter(({ path }) => path === ASSET_COLLECTION_PATH)).toEqual([]);
});

it('is renamed, and deleted without its files', async () => {
  const { user, calls } = openOffice({
    address: '/admin/media/collections/3',
    answers: {
      ...LIBRARY,
      [`GET ${assetCollectionPath(3)}`]: FAIR,
      [`PATCH ${assetCollectionPath(3)}`]: { ...FAIR, version: 5, name: 'Fair 2027' },
      [`DELETE ${assetCollectionPath(3)}`]: new Response(null, { status: 204 }),
    },
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Fair 2027');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fair 2027' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/The files stay in the library/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(location.hash).toBe('#/admin/media/collections'));
  expect(writesBelow(calls, ASSET_COLLECTION_PATH).map(([method, , version]) => [method, version])).toEqual([
    ['PATCH', '"4"'],
    ['DELETE', '"5"'],
  ]);
});
