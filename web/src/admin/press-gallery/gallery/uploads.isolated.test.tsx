import { OFFICE_ASSET_PATH, UPLOAD_HEADERS } from '@press-room/contract/admin-assets';
import { OFFICE_GALLERY_TREE_PATH, officeGalleryPath } from '@press-room/contract/admin-press-gallery';
import { screen, waitFor } from '@testing-library/react';
import type { UploadOptions } from 'tus-js-client';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyOrderList } from '../../../components/order-list/lazy-order-list.ts';
import { rows } from '../../../test/fake-api.ts';
import { buildOfficeGallery } from '../../../test/gallery-builders.ts';
import { answerFiles, openOffice, writesBelow } from '../../../test/open-admin.ts';
import { sendFiles, uploadsStore } from '../../components/media/uploads.ts';
import './gallery-page.tsx';

const sent = vi.hoisted(() => new Map<string, UploadOptions>());
vi.mock('tus-js-client', () => ({
  Upload: class {
    constructor(file: File, options: UploadOptions) {
      sent.set(file.name, options);
    }
    findPreviousUploads = () => Promise.resolve([]);
    start = () => undefined;
    abort = () => Promise.resolve();
  },
}));

const AT = '2026-11-20T10:00:00.000Z';
const NODE = {
  id: 1,
  version: 1,
  status: 'published',
  parent: null,
  position: 0,
  name: { it: '', en: 'Fair' },
  nodes: 0,
  galleries: 1,
  updated_at: AT,
};
const GALLERY = buildOfficeGallery({ pictures: [21] });
const picture = (id: number) => ({
  id,
  name: `${id}.jpg`,
  kind: 'picture',
  state: 'ready',
  caption: { it: '', en: '' },
  alt: { it: 'x', en: 'x' },
  credit: 'Ada',
});
const CHOSEN = ['a.jpg', 'b.jpg', 'c.jpg'];

const arrive = (name: string, asset: number): void => {
  const headers: Record<string, string> = { [UPLOAD_HEADERS.asset]: String(asset) };
  sent.get(name)?.onSuccess?.({
    lastResponse: { getHeader: (header: string) => headers[header] },
  } as unknown as Parameters<NonNullable<UploadOptions['onSuccess']>>[0]);
};

/** Gallery with one picture and three running uploads. */
async function openSending() {
  const app = openOffice({
    address: '/admin/gallery/7',
    answers: {
      [`GET ${OFFICE_GALLERY_TREE_PATH}`]: () => rows([NODE]),
      [`GET ${officeGalleryPath(7)}`]: { ...GALLERY },
      [`PATCH ${officeGalleryPath(7)}`]: { ...GALLERY, version: 5, pictures: [21, 31, 32, 33] },
      [`GET ${OFFICE_ASSET_PATH}`]: answerFiles([21, 31, 32, 33].map(picture)),
    },
  });
  await screen.findByRole('group', { name: 'Pictures (1)' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await app.user.upload(
    input,
    CHOSEN.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
  );
  await waitFor(() => expect(sent.has('b.jpg')).toBe(true));
  return app;
}

describe('pictures that are sent to a gallery', () => {
  beforeAll(() => LazyOrderList.prepare());
  beforeEach(() => {
    sent.clear();
    uploadsStore.set([]);
  });

  it('are counted, said not to be saved, and saved in the order in which they were chosen', async () => {
    const { user, calls } = await openSending();
    await waitFor(() => expect(sent.has('c.jpg')).toBe(true));
    for (const [name, asset] of [
      ['c.jpg', 33],
      ['a.jpg', 31],
      ['b.jpg', 32],
    ] as const)
      arrive(name, asset);
    expect(await screen.findByText('3 pictures not saved yet')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Pictures (4)' })).toBeInTheDocument();
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toHaveAccessibleDescription('3 pictures not saved yet');
    await user.click(save);
    await waitFor(() =>
      expect(writesBelow(calls, officeGalleryPath(7)).at(-1)?.[3]).toMatchObject({
        pictures: [21, 31, 32, 33],
      }),
    );
    await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull());
  });

  it('hold their officer before the first has arrived', async () => {
    const { user } = await openSending();
    location.hash = '#/admin/gallery?branch=1';
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(location.hash).toBe('#/admin/gallery/7');
  });

  it('are listed without those that were sent elsewhere', async () => {
    sendFiles([new File(['x'], 'elsewhere.jpg')]);
    await openSending();
    expect(screen.getByText('a.jpg')).toBeInTheDocument();
    expect(screen.queryByText('elsewhere.jpg')).toBeNull();
    expect(screen.getByText(/^0 of 3 files/)).toBeInTheDocument();
  });
});
