import type { GroupName } from '@press-room/contract/account-groups';
import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import {
  OFFICE_GALLERY_PATH,
  OFFICE_GALLERY_TREE_PATH,
  type OfficeGalleryNode,
  officeGalleryNodePath,
  officeGalleryPath,
} from '@press-room/contract/admin-press-gallery';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LazyOrderList } from '../../components/order-list/lazy-order-list.ts';
import { type Handlers, rows } from '../../test/fake-api.ts';
import { buildAsset, buildOfficeGallery } from '../../test/gallery-builders.ts';
import { answerFiles, openOffice, writesBelow } from '../../test/open-admin.ts';
import './gallery/gallery-page.tsx';
import { LazyGalleryOrder } from './gallery/lazy-gallery-order.ts';
import { LazyBranchTree } from './tree/lazy-branch-tree.ts';
import { openBranchesStore } from './tree/open-branches.ts';
import './tree/tree-page.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const node = (id: number, parent: number | null, position: number, en: string): OfficeGalleryNode => ({
  id,
  version: 1,
  status: 'published',
  parent,
  position,
  name: { it: '', en },
  nodes: 0,
  galleries: 0,
  updated_at: AT,
});
const NODES = [
  { ...node(1, null, 0, 'Fair'), nodes: 1 },
  node(2, null, 1, 'Archive'),
  { ...node(3, 1, 0, 'Stands'), galleries: 1 },
];
const GALLERY = buildOfficeGallery({ pictures: [21, 22] });
const picture = (id: number) => ({
  id,
  name: `${id}.jpg`,
  kind: 'picture',
  caption: { it: '', en: '' },
  alt: { it: 'x', en: 'x' },
  credit: 'Ada',
});

function openGalleries(
  address: string,
  answers: Handlers = {},
  group: GroupName = 'administrator_press_room',
) {
  return openOffice({
    address,
    group,
    answers: {
      [`GET ${OFFICE_GALLERY_TREE_PATH}`]: () => rows(NODES),
      [`GET ${OFFICE_GALLERY_PATH}`]: () => rows([{ ...GALLERY, pictures: 2 }]),
      [`GET ${officeGalleryPath(7)}`]: { ...GALLERY },
      [`GET ${OFFICE_ASSET_PATH}`]: answerFiles([picture(21), picture(22)]),
      ...answers,
    },
  });
}

describe('the gallery tree at the desk', () => {
  beforeAll(async () => {
    await LazyBranchTree.prepare();
    await LazyOrderList.prepare();
    await LazyGalleryOrder.prepare();
  });
  beforeEach(() => openBranchesStore.set(new Set()));

  it('shows the branch that the address names, renames it, and lists its galleries alone', async () => {
    const { user, calls } = openGalleries('/admin/gallery?branch=3', {
      [`PATCH ${officeGalleryNodePath(3)}`]: {
        ...NODES[2],
        version: 2,
        name: { it: 'Padiglioni', en: 'Stands' },
      },
    });
    const tree = within(await screen.findByRole('treegrid', { name: 'Sections of the galleries' }));
    expect(await tree.findByRole('row', { name: 'Stands' })).toHaveAttribute('aria-selected', 'true');
    const lists = calls.filter(({ path }) => path === OFFICE_GALLERY_PATH);
    expect(lists.map(({ search }) => search.get('node'))).toEqual(['3']);
    await user.type(screen.getByRole('textbox', { name: 'Name in Italian' }), 'Padiglioni');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(writesBelow(calls, '/api/office/')).toEqual([
        ['PATCH', officeGalleryNodePath(3), '"1"', { name: { it: 'Padiglioni', en: 'Stands' } }],
      ]),
    );
  });

  it('finds a gallery by its name where no section is chosen, and names its section', async () => {
    const { user, calls } = openGalleries('/admin/gallery');
    const all = within(await screen.findByRole('region', { name: 'All galleries' }));
    await user.type(await all.findByRole('searchbox', { name: 'Find a gallery' }), 'stand{Enter}');
    await waitFor(() => expect(location.hash).toBe('#/admin/gallery?q=stand'));
    const { search } = calls.filter(({ path }) => path === OFFICE_GALLERY_PATH).at(-1) ?? {};
    expect(search?.get('node')).toBeNull();
    expect(search?.get('columns[0][name]')).toBe('name.it,name.en');
    expect(search?.get('columns[0][search][value]')).toBe('stand');
    await user.click(await all.findByRole('link', { name: 'Fair' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/gallery?branch=1'));
  });

  it('asks before another branch replaces one with unsaved input', async () => {
    const { user } = openGalleries('/admin/gallery?branch=3');
    const tree = within(await screen.findByRole('treegrid', { name: 'Sections of the galleries' }));
    const name = await screen.findByRole('textbox', { name: 'Name in Italian' });
    await user.type(name, 'Padiglioni');
    await user.click(await tree.findByRole('row', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(name).toHaveValue('Padiglioni');
    await user.click(tree.getByRole('row', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/gallery?branch=2'));
  });

  it('asks so before it is left for the branch above, or for the tree alone', async () => {
    const { user } = openGalleries('/admin/gallery?branch=3');
    await user.type(await screen.findByRole('textbox', { name: 'Name in Italian' }), 'Padiglioni');
    await user.click(screen.getByRole('link', { name: 'Fair' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    await user.click(screen.getByRole('link', { name: 'Back to the sections' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/gallery'));
  });

  it('moves a branch without dragging, and takes it back', async () => {
    const moved = { ...node(3, null, 0, 'Stands'), version: 2 };
    const { user, calls } = openGalleries('/admin/gallery?branch=3', {
      [`PATCH ${officeGalleryNodePath(3)}`]: moved,
    });
    await user.click(await screen.findByRole('button', { name: 'Move to…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Move “Stands”' }));
    const parent = dialog.getByRole('combobox', { name: 'Inside' });
    expect(
      within(parent)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['At the top', 'Fair', 'Archive']);
    await user.selectOptions(parent, 'At the top');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Place' }), 'First');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(writesBelow(calls, '/api/office/')).toHaveLength(1));
    expect(writesBelow(calls, '/api/office/')[0]).toEqual([
      'PATCH',
      officeGalleryNodePath(3),
      '"1"',
      { parent: null, position: 0 },
    ]);
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(writesBelow(calls, '/api/office/')).toHaveLength(2));
    expect(writesBelow(calls, '/api/office/')[1]?.slice(2)).toEqual(['"2"', { parent: 1, position: 0 }]);
  });

  it('retries a move after a rename by others, and asks after a move by others', async () => {
    const renamed = { ...node(3, 1, 0, 'Halls'), version: 5 };
    const theirs = { ...node(3, 2, 0, 'Halls'), version: 6 };
    const answers = [renamed, theirs].map((current) =>
      Response.json({ detail: 'Changed', current }, { status: 412 }),
    );
    const { user, calls } = openGalleries('/admin/gallery?branch=3', {
      [`PATCH ${officeGalleryNodePath(3)}`]: () =>
        answers.shift() ?? { ...node(3, null, 2, 'Halls'), version: 7 },
    });
    await user.click(await screen.findByRole('button', { name: 'Move to…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Inside' }), 'At the top');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Somebody has changed this meanwhile' }),
    );
    expect(writesBelow(calls, '/api/office/').map(([, , version]) => version)).toEqual(['"1"', '"5"']);
    await user.click(question.getByRole('button', { name: 'Keep all of yours' }));
    await user.click(question.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(writesBelow(calls, '/api/office/')).toHaveLength(3));
    expect(writesBelow(calls, '/api/office/')[2]?.slice(2)).toEqual(['"6"', { parent: null, position: 2 }]);
  });

  it('keeps the order of the pictures of a gallery, and asks for them in one call', async () => {
    const { user, calls } = openGalleries('/admin/gallery/7', {
      [`PATCH ${officeGalleryPath(7)}`]: { ...GALLERY, version: 5, pictures: [22, 21] },
    });
    await user.click(await screen.findByRole('button', { name: '22.jpg: move up' }));
    const asked = calls.filter(({ path }) => path === OFFICE_ASSET_PATH);
    expect(asked.map(({ search }) => search.get('ids'))).toEqual(['21,22']);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writesBelow(calls, '/api/office/')).toHaveLength(1));
    expect(writesBelow(calls, '/api/office/')[0]?.slice(2)).toEqual([
      '"4"',
      expect.objectContaining({ pictures: [22, 21], node: 1, name: GALLERY.name }),
    ]);
  });

  it('leads to its pictures in the library, where several are edited at once', async () => {
    const pictures = GALLERY.pictures.map((id) => buildAsset({ id, name: `${id}.jpg` }));
    const { user, calls } = openGalleries('/admin/gallery/7', {
      [`GET ${OFFICE_ASSET_PATH}`]: answerFiles(pictures),
    });
    await user.click(await screen.findByRole('link', { name: 'Edit texts and credits of several pictures' }));
    expect(location.hash).toBe('#/admin/media?gallery=7');
    await screen.findByRole('heading', { level: 1, name: 'Media library' });
    await waitFor(() => expect(calls.some(({ search }) => search.get('gallery') === '7')).toBe(true));
    expect(await screen.findByRole('combobox', { name: 'Gallery' })).toHaveDisplayValue('Opening');
  });

  it('puts the galleries of a branch into another order, also where somebody renamed one meanwhile', async () => {
    const [first, second] = [
      { ...GALLERY, id: 7, position: 0, pictures: 2 },
      { ...GALLERY, id: 8, position: 1, pictures: 2, name: { it: 'Chiusura', en: 'Closing' } },
    ];
    let saved = [first, second];
    const renamed = { ...second, version: 6, name: { it: 'Fine', en: 'End' } };
    const { user, calls } = openGalleries('/admin/gallery?branch=2', {
      [`GET ${OFFICE_GALLERY_TREE_PATH}`]: () => rows(NODES.map((each) => ({ ...each, galleries: 2 }))),
      [`GET ${OFFICE_GALLERY_PATH}`]: () => rows(saved),
      [`PATCH ${officeGalleryPath(8)}`]: ({ headers }) => {
        if (headers.get('If-Match') === '"4"')
          return Response.json({ detail: 'Changed', current: renamed }, { status: 412 });
        saved = [{ ...renamed, version: 7, position: 0 }, first];
        return { ...renamed, version: 7, position: 0 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Order of the galleries' }));
    const list = within(await screen.findByRole('grid', { name: 'Order of the galleries' }));
    await user.click(await list.findByRole('button', { name: 'Closing: move up' }));
    await waitFor(() => expect(writesBelow(calls, OFFICE_GALLERY_PATH)).toHaveLength(2));
    expect(writesBelow(calls, OFFICE_GALLERY_PATH)).toEqual([
      ['PATCH', officeGalleryPath(8), '"4"', { position: 0 }],
      ['PATCH', officeGalleryPath(8), '"6"', { position: 0 }],
    ]);
    await waitFor(() =>
      expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['End', 'Opening']),
    );
  });

  it('moves a gallery again before the list is reloaded', async () => {
    const three = [7, 8, 9].map((id, position) => ({
      ...GALLERY,
      id,
      position,
      pictures: 2,
      name: { it: '', en: `No ${id}` },
    }));
    const lists = [Promise.resolve(rows(three))];
    const { user, calls } = openGalleries('/admin/gallery?branch=2', {
      [`GET ${OFFICE_GALLERY_TREE_PATH}`]: () => rows(NODES.map((each) => ({ ...each, galleries: 3 }))),
      [`GET ${OFFICE_GALLERY_PATH}`]: ({ search }) =>
        search.get('length') === '-1' ? (lists.shift() ?? new Promise(() => undefined)) : rows(three),
      [`PATCH ${officeGalleryPath(9)}`]: ({ headers, body }) => {
        const version = Number(headers.get('If-Match')?.replaceAll('"', ''));
        return { ...three[2], ...(body as object), version: version + 1 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Order of the galleries' }));
    const list = within(await screen.findByRole('grid', { name: 'Order of the galleries' }));
    for (const version of [4, 5]) {
      await user.click(await list.findByRole('button', { name: 'No 9: move up' }));
      const position = 5 - version;
      await waitFor(() =>
        expect(writesBelow(calls, OFFICE_GALLERY_PATH).at(-1)).toEqual([
          'PATCH',
          officeGalleryPath(9),
          `"${version}"`,
          { position },
        ]),
      );
    }
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['No 9', 'No 7', 'No 8']);
  });

  it('is nobody else’s business', async () => {
    const refusal = () => Response.json({ detail: 'No permission' }, { status: 403 });
    openGalleries('/admin/gallery', { [`GET ${OFFICE_GALLERY_TREE_PATH}`]: refusal }, 'user_press_room');
    expect(await screen.findByText('For the press office only')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New section' })).toBeNull();
  });
});
