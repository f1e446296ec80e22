import { OWN_BASKET_PATH } from '@press-room/contract/baskets';
import { BASKET_PATH, type BasketRow, DOWNLOAD_PATH } from '@press-room/contract/downloads';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LazyOrderList } from '../../components/order-list/lazy-order-list.ts';
import { signOut } from '../../lib/auth.ts';
import { addToBasket, noteBasket, orderBasket } from '../../lib/basket.ts';
import { m } from '../../paraglide/messages.js';
import { fakeApi } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';

const buildRow = (row: Partial<BasketRow>): BasketRow => ({
  kind: 'picture',
  id: 1,
  title: 'A tile',
  language: 'en',
  credit: 'Ada Rossi',
  picture: null,
  bytes: { original: 3_000_000, print: 2_000_000, web: 200_000, story: 200_000 },
  ...row,
});

const GONE = buildRow({
  kind: 'file',
  id: 9,
  title: null,
  credit: '',
  bytes: { original: 0, print: 0, web: 0, story: 0 },
});
const RELEASE = buildRow({ kind: 'press_release', id: 4, title: 'New tiles', credit: '' });

function fill(): void {
  addToBasket([
    { kind: 'picture', id: 1, title: 'A tile' },
    { kind: 'press_release', id: 4, title: 'New tiles' },
    { kind: 'file', id: 9, title: 'Old figures' },
  ]);
}

const listNames = () =>
  screen.getAllByRole('row').map((row) => within(row).getAllByRole('paragraph')[0]?.textContent);

describe('the basket', () => {
  beforeAll(async () => {
    await LazyOrderList.prepare();
  });
  afterEach(() =>
    act(() => {
      orderBasket([]);
      noteBasket('');
    }),
  );

  it('explains its use while it is empty', async () => {
    fakeApi({});
    renderApp('/basket');
    expect(await screen.findByRole('heading', { name: 'The basket is empty' })).toBeInTheDocument();
  });

  it('says that it is coming until the baskets of the account are known', async () => {
    let answer: (body: object) => void = () => undefined;
    const coming = new Promise<object>((resolve) => {
      answer = resolve;
    });
    fakeApi({ [`GET ${OWN_BASKET_PATH}`]: async () => Response.json(await coming) });
    renderApp('/basket', { signedIn: true });
    await waitFor(() => expect(document.title).toMatch(/^Basket/));
    expect(await screen.findByText(m['shell.progress']())).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'The basket is empty' })).toBeNull();
    await act(async () => answer({ results: [] }));
    expect(await screen.findByRole('heading', { name: 'The basket is empty' })).toBeInTheDocument();
    act(() => signOut());
  });

  it('shows its items with sizes, and lists missing ones', async () => {
    const calls = fakeApi({ [`POST ${BASKET_PATH}`]: { items: [buildRow({}), RELEASE, GONE] } });
    renderApp('/basket');
    act(fill);
    expect(await screen.findByText('about 6 MB')).toBeInTheDocument();
    expect(screen.getByText('3 items')).toBeInTheDocument();
    expect(listNames()).toEqual(['A tile', 'New tiles', 'Old figures']);
    const gone = screen.getByRole('row', { name: /Old figures/ });
    expect(within(gone).getByText('No longer available')).toBeInTheDocument();
    expect(calls.find(({ path }) => path === BASKET_PATH)?.body).toEqual({
      items: [
        { kind: 'picture', id: 1 },
        { kind: 'press_release', id: 4 },
        { kind: 'file', id: 9 },
      ],
    });
  });

  it('is reordered, reduced, and downloaded as one ZIP in one format', async () => {
    const calls = fakeApi({
      [`POST ${BASKET_PATH}`]: { items: [buildRow({}), RELEASE, GONE] },
      [`POST ${DOWNLOAD_PATH}`]: Response.json({}, { status: 500 }),
    });
    const { user } = renderApp('/basket');
    act(fill);
    await screen.findByText('about 6 MB');
    await user.click(screen.getByRole('button', { name: 'New tiles: move up' }));
    expect(listNames()).toEqual(['New tiles', 'A tile', 'Old figures']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pictures' }), 'web');
    expect(await screen.findByText('about 400 kB')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Texts and captions' }), 'it');
    await user.click(screen.getByRole('button', { name: 'Take out: A tile' }));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Friday');
    await user.click(screen.getByRole('button', { name: 'Download as ZIP' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === DOWNLOAD_PATH)?.body).toEqual({
        basket: [
          { kind: 'press_release', id: 4, title: 'New tiles' },
          { kind: 'file', id: 9, title: 'Old figures' },
        ],
        use: 'web',
        language: 'it',
      }),
    );
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('has names, notes and neighbours under an account', async () => {
    fakeApi({ [`POST ${BASKET_PATH}`]: { items: [buildRow({}), RELEASE, GONE] } });
    const { user } = renderApp('/basket', { signedIn: true });
    act(fill);
    const tabs = await screen.findByRole('navigation', { name: 'Baskets' });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Friday');
    expect(within(tabs).getByRole('button', { name: 'Friday 3', current: true })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Add a note: A tile' }));
    const dialog = within(screen.getByRole('dialog', { name: 'A tile' }));
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'The cover');
    await user.click(dialog.getByRole('button', { name: 'Save the note' }));
    expect(await screen.findByText('The cover')).toBeInTheDocument();
    await user.click(within(tabs).getByRole('button', { name: 'New basket' }));
    expect(screen.getByRole('heading', { name: 'The basket is empty' })).toBeInTheDocument();
    await user.click(within(tabs).getByRole('button', { name: 'Friday 3' }));
    await user.click(screen.getByRole('button', { name: 'Delete this basket' }));
    expect(within(tabs).queryByRole('button', { name: 'Friday 3' })).not.toBeInTheDocument();
    act(() => {
      signOut();
      localStorage.clear();
    });
  });

  it('shows its titles without a connection', async () => {
    fakeApi({});
    renderApp('/basket');
    act(fill);
    await waitFor(() => expect(listNames()).toEqual(['A tile', 'New tiles', 'Old figures']));
    expect(await screen.findByText(/^There is no connection/)).toBeInTheDocument();
  });
});
