import { DOWNLOAD_PATH } from '@press-room/contract/downloads';
import {
  GALLERY_FACETS_PATH,
  GALLERY_PICTURE_PATH,
  GALLERY_TREE_PATH,
} from '@press-room/contract/press-gallery';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../lib/auth.ts';
import { navigate } from '../../lib/navigation.ts';
import { buildSession } from '../../test/builders.ts';
import { type FakeCall, fakeApi, rows } from '../../test/fake-api.ts';
import { buildPicture, GALLERY_TREE } from '../../test/gallery-builders.ts';
import { renderApp } from '../../test/render-app.tsx';
import { typeAtOnce } from '../../test/type-at-once.ts';

/** jsdom has no layout: tests set which cells are visible. */
let observer: { callback: IntersectionObserverCallback; seen: Set<Element> };
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      seen = new Set<Element>();
      constructor(callback: IntersectionObserverCallback) {
        observer = { callback, seen: this.seen };
      }
      observe = (cell: Element) => this.seen.add(cell);
      disconnect = () => this.seen.clear();
    },
  );
});
afterEach(() => vi.useRealTimers());

function scrollTo(position: number): void {
  const target = [...observer.seen].find((cell) => cell.getAttribute('data-waiting') === String(position));
  if (!target) throw new Error(`${position} does not wait`);
  const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
  act(() => observer.callback([entry], {} as IntersectionObserver));
}

const TOTAL = 500;
const listPictures = ({ search }: FakeCall) => {
  const start = Number(search.get('start'));
  const length = Math.min(Number(search.get('length')), TOTAL - start);
  return rows(
    Array.from({ length }, (_, at) => buildPicture({ id: 1000 + start + at })),
    TOTAL,
  );
};
const API = {
  [`POST ${TOKEN_REFRESH_PATH}`]: () => buildSession(),
  [`GET ${GALLERY_TREE_PATH}`]: rows(GALLERY_TREE),
  [`GET ${GALLERY_PICTURE_PATH}`]: listPictures,
};
const startsOf = (calls: readonly FakeCall[]) =>
  calls.filter(({ path }) => path === GALLERY_PICTURE_PATH).map(({ search }) => search.get('start'));

describe('the press gallery', () => {
  it('opens the way to the chosen gallery and says its name in the title', async () => {
    fakeApi(API);
    renderApp('/press-gallery?gallery=12', { signedIn: true, locale: 'it' });
    const chosen = await screen.findByRole('treeitem', { name: 'Piastrelle 500 immagini' });
    expect(chosen).toHaveAttribute('aria-selected', 'true');
    expect(chosen).toHaveAttribute('aria-level', '3');
    expect(chosen).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('heading', { level: 2, name: 'Piastrelle' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Piastrelle — Site Alpha'));
  });

  it('says how many pictures of a gallery are not ready', async () => {
    fakeApi(API);
    renderApp('/press-gallery?gallery=13', { signedIn: true });
    expect(await screen.findByText('Further pictures that are not ready yet: 4')).toBeInTheDocument();
  });

  it('puts a gallery that is chosen with the keyboard into the address', async () => {
    fakeApi(API);
    const { user } = renderApp('/press-gallery', { signedIn: true });
    const root = await screen.findByRole('treeitem', { name: 'Products' });
    act(() => root.focus());
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(location.hash).toBe('#/press-gallery?gallery=12'));
    expect(screen.getByRole('treeitem', { name: /^Tiles/ })).toHaveFocus();
    await user.keyboard('k');
    expect(screen.getByRole('treeitem', { name: /^Kilns/ })).toHaveFocus();
  });

  it('asks only for the pictures that are seen', async () => {
    const calls = fakeApi(API);
    renderApp('/press-gallery?gallery=12', { signedIn: true });
    expect(await screen.findByText('Caption 1000')).toBeInTheDocument();
    expect(startsOf(calls)).toEqual(['0']);
    scrollTo(470);
    expect(await screen.findByText('Caption 1470')).toBeInTheDocument();
    expect(startsOf(calls)).toEqual(['0', '432']);
    const cell = screen.getByText('Caption 1470').closest('li');
    expect(cell).toHaveAttribute('aria-posinset', '471');
    expect(cell).toHaveAttribute('aria-setsize', '500');
  });

  it('searches all galleries, shows the path of a picture and keeps the selected gallery', async () => {
    const calls = fakeApi({ ...API, [`GET ${GALLERY_PICTURE_PATH}`]: rows([buildPicture()]) });
    const { user } = renderApp('/press-gallery?gallery=13', { signedIn: true });
    typeAtOnce(await screen.findByRole('searchbox'), 'glaze');
    await waitFor(() => expect(location.hash).toBe('#/press-gallery?gallery=13&q=glaze'));
    const link = await screen.findByRole('link', { name: 'Tiles' });
    expect(link).toHaveAttribute('href', '#/press-gallery?gallery=12');
    const { search } = calls.findLast(({ path }) => path === GALLERY_PICTURE_PATH) as FakeCall;
    expect([search.get('q'), search.get('gallery')]).toEqual(['glaze', null]);
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(location.hash).toBe('#/press-gallery?gallery=13'));
  });

  it('says "or more" where a search was cut', async () => {
    fakeApi({
      ...API,
      [`GET ${GALLERY_PICTURE_PATH}`]: { ...rows([buildPicture()], 312), is_capped: true },
    });
    renderApp('/press-gallery?q=glaze', { signedIn: true });
    expect(await screen.findByText('312+ pictures')).toBeInTheDocument();
  });

  it.each([
    ['en', 'Photographer', 'More photographers: search by name'],
    ['it', 'Autore della foto', 'Altri autori: cercali per nome'],
  ] as const)(
    'ends a menu that does not hold all photographers with how to find them (%s)',
    async (locale, label, text) => {
      const facets = { years: [], credits: ['Ada Rossi'], has_more_credits: true };
      fakeApi({ ...API, [`GET ${GALLERY_FACETS_PATH}`]: facets });
      renderApp('/press-gallery', { signedIn: true, locale });
      const menu = await screen.findByRole('combobox', { name: label });
      expect(await within(menu).findByRole('option', { name: text })).toBeDisabled();
      expect(within(menu).getAllByRole('option').at(-1)).toHaveTextContent(text);
      expect(menu).toHaveValue('');
    },
  );

  it('selects a range, all, and asks for one ZIP in the chosen size', async () => {
    const calls = fakeApi({ ...API, [`POST ${DOWNLOAD_PATH}`]: Response.json({}, { status: 500 }) });
    const { user } = renderApp('/press-gallery?gallery=12', { signedIn: true });
    await user.click(await screen.findByRole('checkbox', { name: 'Select: Caption 1001' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select: Caption 1003' }), { shiftKey: true });
    const bar = screen.getByRole('region', { name: 'Selected pictures' });
    expect(await within(bar).findByText('3 pictures selected')).toBeInTheDocument();
    expect(within(bar).getByText('24 MB')).toBeInTheDocument();
    await user.selectOptions(within(bar).getByRole('combobox', { name: 'Pictures' }), 'web');
    await user.click(within(bar).getByRole('button', { name: 'Download ZIP' }));
    expect(await within(bar).findByRole('alert')).toBeInTheDocument();
    expect(calls.find(({ path }) => path === DOWNLOAD_PATH)?.body).toEqual({
      basket: [1001, 1002, 1003].map((id) => ({ kind: 'picture', id, title: `Caption ${id}` })),
      use: 'web',
    });
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    expect(await within(bar).findByText('500 pictures selected')).toBeInTheDocument();
  });

  it('offers the sizes of a picture by their use from its thumbnail', async () => {
    const calls = fakeApi({ ...API, [`POST ${DOWNLOAD_PATH}`]: Response.json({}, { status: 500 }) });
    const { user } = renderApp('/press-gallery?gallery=12', { signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Download: Caption 1001' }));
    const dialog = screen.getByRole('dialog', { name: 'Download: Caption 1001' });
    const original = await within(dialog).findByRole('button', { name: /^Download original/ });
    expect(original).toHaveTextContent(/px · \d/);
    expect(await within(dialog).findByRole('button', { name: /^For the web/ })).toBeInTheDocument();
    await user.click(await within(dialog).findByRole('button', { name: /^For print/ }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === DOWNLOAD_PATH)?.body).toEqual({ asset: 1001, use: 'print' }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('downloads a whole gallery, but no search and not all galleries', async () => {
    const calls = fakeApi({ ...API, [`POST ${DOWNLOAD_PATH}`]: Response.json({}, { status: 500 }) });
    const { user } = renderApp('/press-gallery?gallery=12', { signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Download all as ZIP' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === DOWNLOAD_PATH)?.body).toEqual({ gallery: 12 }),
    );
    expect(await screen.findByText(/The press room could not answer/)).toBeInTheDocument();
    typeAtOnce(screen.getByRole('searchbox'), 'glaze');
    await screen.findByRole('heading', { name: 'Pictures for “glaze”' });
    expect(screen.queryByRole('button', { name: 'Download all as ZIP' })).toBeNull();
    act(() => navigate('/press-gallery'));
    await screen.findByRole('heading', { level: 2, name: 'All pictures' });
    expect(screen.queryByRole('button', { name: 'Download all as ZIP' })).toBeNull();
  });

  it('reports a missing gallery, a search without results, and an empty tree', async () => {
    fakeApi(API);
    const gone = renderApp('/press-gallery?gallery=99', { signedIn: true });
    expect(await screen.findByRole('heading', { name: 'Gallery not found' })).toBeInTheDocument();
    gone.unmount();
    fakeApi({ ...API, [`GET ${GALLERY_PICTURE_PATH}`]: rows([]) });
    const nothing = renderApp('/press-gallery?gallery=12&q=xyz', { signedIn: true });
    expect(await screen.findByRole('heading', { name: 'No picture found for “xyz”' })).toBeInTheDocument();
    nothing.unmount();
    fakeApi({ ...API, [`GET ${GALLERY_TREE_PATH}`]: rows([]) });
    renderApp('/press-gallery', { signedIn: true });
    expect(await screen.findByRole('heading', { name: 'No galleries yet' })).toBeInTheDocument();
  });

  it('looks for the picture of a link page after page, also behind one that fails', async () => {
    const { promise: isTime, resolve } = Promise.withResolvers<void>();
    fakeApi({
      ...API,
      [`GET ${GALLERY_PICTURE_PATH}`]: async (call) => {
        const start = call.search.get('start');
        if (start === '48') return Response.json({}, { status: 400 });
        if (start === '96') await isTime;
        return listPictures(call);
      },
    });
    renderApp('/press-gallery?picture=1100', { signedIn: true });
    expect(await screen.findByText('Looking for the picture of this link…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Stop looking' })).toBeInTheDocument();
    resolve();
    expect(await screen.findByText('Picture 101 of 500')).toBeInTheDocument();
    expect(screen.queryByText('Looking for the picture of this link…')).not.toBeInTheDocument();
  });

  it('ends where a page holds less than the first one promised', async () => {
    fakeApi({
      ...API,
      [`GET ${GALLERY_PICTURE_PATH}`]: (call) =>
        call.search.get('start') === '0' ? listPictures(call) : rows([], TOTAL),
    });
    renderApp('/press-gallery?picture=1100', { signedIn: true });
    expect(await screen.findByText('The picture you asked for is no longer here.')).toBeInTheDocument();
  });

  it('says that the picture of a link may be among those that failed, and reads them again', async () => {
    let isDown = true;
    fakeApi({
      ...API,
      [`GET ${GALLERY_PICTURE_PATH}`]: (call) =>
        isDown && call.search.get('start') === '96' ? Response.json({}, { status: 400 }) : listPictures(call),
    });
    const { user } = renderApp('/press-gallery?picture=1100', { signedIn: true });
    const note = await screen.findByText(/some of the pictures could not be loaded/);
    isDown = false;
    const alert = note.closest<HTMLElement>('[role="alert"]');
    if (!alert) throw new Error('It is not told as an alert');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Picture 101 of 500')).toBeInTheDocument();
  });

  it('offers to try again when pictures fail, and leaves when the session ends', async () => {
    fakeApi({ ...API, [`GET ${GALLERY_PICTURE_PATH}`]: Response.json({}, { status: 400 }) });
    const { user } = renderApp('/press-gallery?gallery=12', { signedIn: true });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fakeApi(API);
    await user.click(retry);
    expect(await screen.findByText('Caption 1000')).toBeInTheDocument();
    act(() => signOut());
    await waitFor(() => expect(location.hash).toMatch(/^#\/account\/login\?redirect=.*gallery%3D12/));
  });
});
