import { OFFICE_ASSET_PATH, type OfficeAssetRow } from '@press-room/contract/admin-assets';
import { OFFICE_GALLERY_PATH, officeGalleryPath } from '@press-room/contract/admin-press-gallery';
import { OFFICE_PRESS_RELEASE_PATH, officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Handlers, rows } from '../../../test/fake-api.ts';
import { buildAsset } from '../../../test/gallery-builders.ts';
import { openOffice, writesBelow } from '../../../test/open-admin.ts';
import { typeAtOnce } from '../../../test/type-at-once.ts';

const FILES = [
  buildAsset({ id: 5, name: 'kiln.jpg' }),
  buildAsset({ id: 6, name: 'hall.jpg', digital_source_type: 'trainedAlgorithmicMedia' }),
  buildAsset({ id: 7, name: 'facts.pdf', kind: 'document', picture: null }),
];

const openLibrary = (answers: Handlers = {}, files: OfficeAssetRow[] = FILES) =>
  openOffice({ address: '/admin/media', answers: { [`GET ${OFFICE_ASSET_PATH}`]: rows(files), ...answers } });

const pick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

it('switches between pictures and table, and remembers the choice', async () => {
  const { user, unmount } = openLibrary();
  const tiles = await screen.findByRole('list', { name: '3 files' });
  expect(within(tiles).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  expect(within(tiles).getByText('Made by AI')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('table', { name: '3 files' })).toBeInTheDocument();
  unmount();
  openLibrary();
  expect(await screen.findByRole('table', { name: '3 files' })).toBeInTheDocument();
});

it('asks again until the pictures are drawn', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const states = ['processing', 'ready'] as const;
  let asked = 0;
  openLibrary({
    [`GET ${OFFICE_ASSET_PATH}`]: () =>
      rows([buildAsset({ name: 'kiln.jpg', state: states[asked++] ?? 'ready' })]),
  });
  expect(await screen.findByText('In preparation')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(3000);
  await waitFor(() => expect(screen.queryByText('In preparation')).toBeNull());
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked).toBe(2);
  vi.useRealTimers();
});

it('is walked through and selected with the keys', async () => {
  const { user } = openLibrary();
  (await pick('kiln.jpg')).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await pick('hall.jpg')).toHaveFocus();
  expect(screen.getByRole('toolbar')).toHaveTextContent('2 selected');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).toBeNull();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByRole('toolbar')).toHaveTextContent('3 selected');
});

async function openDialog(answers: Handlers) {
  const office = openLibrary(answers);
  for (const name of ['kiln.jpg', 'hall.jpg', 'facts.pdf']) await office.user.click(await pick(name));
  await office.user.click(screen.getByRole('button', { name: 'Add to…' }));
  return { ...office, dialog: within(await screen.findByRole('dialog', { name: 'Add 3 files to…' })) };
}

it('appends files that a gallery lacks, and retries after a conflict', async () => {
  const gallery = { id: 3, version: 4, pictures: [9, 5] };
  const theirs = { ...gallery, version: 5, pictures: [9, 5, 10] };
  let attempts = 0;
  const { user, dialog, calls } = await openDialog({
    [`GET ${OFFICE_GALLERY_PATH}`]: rows([{ id: 3, name: { it: 'Stand', en: 'Stands' }, pictures: 2 }]),
    [`GET ${officeGalleryPath(3)}`]: gallery,
    [`PATCH ${officeGalleryPath(3)}`]: ({ body }) => {
      attempts += 1;
      return attempts === 1
        ? Response.json({ detail: 'Changed', current: theirs }, { status: 412 })
        : { ...theirs, ...(body as object), version: 5 + attempts };
    },
  });
  expect(dialog.getByText('facts.pdf').parentElement).toHaveTextContent('facts.pdf: not a picture');
  await user.click(dialog.getByRole('button', { name: 'Add (2)' }));
  expect(dialog.getByText('Choose where the files go.')).toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: 'Gallery: search' }));
  await user.click(await dialog.findByRole('option', { name: /Stands/ }));
  await user.click(dialog.getByRole('button', { name: 'Add (2)' }));
  expect(await screen.findByText('One file added to Stands.')).toBeInTheDocument();
  const path = officeGalleryPath(3);
  expect(writesBelow(calls, path)).toEqual([
    ['PATCH', path, '"4"', { pictures: [9, 5, 6] }],
    ['PATCH', path, '"5"', { pictures: [9, 5, 10, 6] }],
  ]);
  expect(screen.getByRole('toolbar')).toHaveTextContent('One selected');
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(writesBelow(calls, path)[2]).toEqual(['PATCH', path, '"7"', { pictures: [9, 5, 10] }]),
  );
});

it('chooses the only match on Enter, although the list still shows earlier results', async () => {
  const galleries = [
    { id: 3, name: { it: 'Stand', en: 'Stands' }, pictures: 2 },
    { id: 4, name: { it: 'Notte', en: 'Night' }, pictures: 0 },
  ];
  const { user, dialog } = await openDialog({
    [`GET ${OFFICE_GALLERY_PATH}`]: ({ search }) =>
      rows(galleries.filter(({ name }) => name.en.includes(search.get('columns[0][search][value]') ?? ''))),
  });
  const field = dialog.getByRole('combobox', { name: 'Gallery: search' });
  await user.click(field);
  expect(await dialog.findAllByRole('option')).toHaveLength(2);
  typeAtOnce(field, 'Night');
  expect(dialog.getAllByRole('option')).toHaveLength(2);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(dialog.getByRole('status')).toHaveTextContent('Night');
});

it('keeps additions to a published release pending', async () => {
  const release = {
    id: 8,
    version: 2,
    status: 'published',
    publish_at: null,
    hero: 5,
    pictures: [],
    attachments: [],
    pending: null,
  };
  const { user, dialog, calls } = await openDialog({
    [`GET ${OFFICE_GALLERY_PATH}`]: rows([]),
    [`GET ${OFFICE_PRESS_RELEASE_PATH}`]: rows([
      { id: 8, title: 'Exports', date: '2026-11-20', status: 'published', publish_at: null },
    ]),
    [`GET ${officePressReleasePath(8)}`]: release,
    [`PATCH ${officePressReleasePath(8)}`]: { ...release, version: 3 },
  });
  await user.click(dialog.getByRole('radio', { name: 'Press release' }));
  await user.click(dialog.getByRole('combobox', { name: 'Press release: search' }));
  await user.click(await dialog.findByRole('option', { name: /Exports.*Published/ }));
  await user.click(dialog.getByRole('button', { name: 'Add (3)' }));
  expect(await screen.findByText(/2 files added to Exports. Readers see them when/)).toBeInTheDocument();
  const path = officePressReleasePath(8);
  expect(writesBelow(calls, path)).toEqual([
    ['PATCH', path, '"2"', { pending: { pictures: [6], attachments: [7] } }],
  ]);
});

it('asks before readers get a part, and says why it was refused', async () => {
  const kit = { id: 4, version: 1, files: [] };
  const answers = [
    Response.json(
      {
        detail: 'Not ready',
        code: 'files_unready',
        files: [{ id: 6, name: 'hall.jpg', state: 'processing' }],
      },
      { status: 409 },
    ),
    Response.json({ detail: 'The association looks at it.' }, { status: 409 }),
  ];
  const { user, dialog, calls } = await openDialog({
    'GET /api/office/press_kit/': rows([
      { id: 4, title: { it: '', en: 'Fair' }, press_group: { id: 1, name: 'Alpha' }, year: 2026 },
    ]),
    'GET /api/office/press_kit/4/': kit,
    'PATCH /api/office/press_kit/4/': () => answers.shift() ?? kit,
  });
  await user.click(dialog.getByRole('radio', { name: 'Press kit' }));
  await user.click(dialog.getByRole('combobox', { name: 'Press kit: search' }));
  await user.click(await dialog.findByRole('option', { name: /Fair/ }));
  await user.click(dialog.getByRole('button', { name: 'Add (3)' }));
  await user.click(await screen.findByRole('button', { name: 'Add all the same' }));
  expect(await screen.findByText('The association looks at it.')).toBeInTheDocument();
  const files = [{ asset: 5 }, { asset: 6 }, { asset: 7 }];
  expect(writesBelow(calls, '/api/office/press_kit/').map(([, , , body]) => body)).toEqual([
    { files },
    { files, show_unready: true },
  ]);
});
