import {
  basketLinkPath,
  type CurrentLink,
  OWN_BASKET_PATH,
  type OwnBasket,
  SHARED_BASKET_PATH,
  type SharedBasket,
} from '@press-room/contract/baskets';
import { BASKET_PATH, type BasketRow } from '@press-room/contract/downloads';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseLocale } from '../../i18n/locale.ts';
import { signOut } from '../../lib/auth.ts';
import { currentOf, getBaskets, setBaskets } from '../../lib/kept-baskets.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';

const ROW: BasketRow & { title: string } = {
  kind: 'picture',
  id: 7,
  title: 'A tile',
  language: 'en',
  credit: 'Ada Rossi',
  picture: null,
  bytes: { original: 3_000_000, print: 2_000_000, web: 200_000, story: 200_000 },
};
const SHARED: SharedBasket = {
  name: 'Friday',
  expires_at: '2026-11-27T10:00:00.000Z',
  items: [ROW],
  is_partial: true,
};
const BASKET: OwnBasket = {
  id: 4,
  version: 1,
  key: '0b9c2a51-6c1e-4f0e-9a53-0d7b5a1f3c11',
  name: 'Friday',
  note: '',
  items: [{ kind: 'picture', id: 7 }],
  updated_at: '2026-11-20T10:00:00.000Z',
};
const URL_OF_LINK = 'http://localhost:3000/#/basket?shared=1-0-abc';

describe('the link of a basket', () => {
  afterEach(() =>
    act(() => {
      signOut();
      localStorage.clear();
      setBaskets({ current: '', baskets: [] });
    }),
  );

  it('has its titles in the language that the reader chooses', async () => {
    fakeApi({
      [`POST ${SHARED_BASKET_PATH}`]: ({ headers }) => ({
        ...SHARED,
        items: [
          { ...ROW, title: headers.get('Accept-Language')?.startsWith('it') ? 'Una piastrella' : 'A tile' },
        ],
      }),
    });
    renderApp('/basket?shared=1-0-def');
    expect(await screen.findByText('A tile')).toBeInTheDocument();
    act(() => chooseLocale('it'));
    expect(await screen.findByText('Una piastrella')).toBeInTheDocument();
  });

  it('shows the permitted items, mentions others, and copies them to the own basket', async () => {
    const calls = fakeApi({ [`POST ${SHARED_BASKET_PATH}`]: { ...SHARED } });
    const { user } = renderApp('/basket?shared=1-0-abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'Friday' })).toBeInTheDocument();
    expect(screen.getByText('A tile')).toBeInTheDocument();
    expect(screen.getByText(/^Some items are not shown/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take out: A tile' })).not.toBeInTheDocument();
    expect(calls.find(({ path }) => path === SHARED_BASKET_PATH)?.body).toEqual({
      token: '1-0-abc',
      is_again: false,
    });
    await user.click(screen.getByRole('button', { name: 'Add to my basket' }));
    expect(currentOf(getBaskets()).items).toEqual([{ kind: 'picture', id: 7 }]);
  });

  it('is opened once by a page that asks for it again', async () => {
    const calls = fakeApi({ [`POST ${SHARED_BASKET_PATH}`]: { ...SHARED } });
    const { unmount } = renderApp('/basket?shared=2-0-abc');
    await screen.findByText('A tile');
    unmount();
    renderApp('/basket?shared=2-0-abc');
    await screen.findByText('A tile');
    expect(calls.filter(({ path }) => path === SHARED_BASKET_PATH).map(({ body }) => body)).toEqual([
      { token: '2-0-abc', is_again: false },
      { token: '2-0-abc', is_again: true },
    ]);
  });

  it('says that it has ended', async () => {
    fakeApi({
      [`POST ${SHARED_BASKET_PATH}`]: () => Response.json({ detail: 'Not found.' }, { status: 404 }),
    });
    renderApp('/basket?shared=1-0-abc');
    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeInTheDocument();
  });

  it('is made for as long as its owner says, and ended', async () => {
    let link: CurrentLink['link'] = null;
    const calls = fakeApi({
      [`GET ${OWN_BASKET_PATH}`]: { results: [BASKET] },
      [`POST ${BASKET_PATH}`]: { items: [ROW] },
      [`GET ${basketLinkPath(4)}`]: () => ({ link }),
      [`POST ${basketLinkPath(4)}`]: () => {
        link = { url: URL_OF_LINK, expires_at: SHARED.expires_at, openings: 0 };
        return { link };
      },
      [`DELETE ${basketLinkPath(4)}`]: () => new Response(null, { status: 204 }),
    });
    const { user } = renderApp('/basket', { signedIn: true });
    const { updated_at: _at, ...local } = BASKET;
    act(() => setBaskets({ current: BASKET.key, baskets: [{ ...local, isChanged: false }] }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'It works for' }), 'One day');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(/^It works until /)).toBeInTheDocument();
    expect(calls.find(({ method, path }) => method === 'POST' && path === basketLinkPath(4))?.body).toEqual({
      days: 1,
    });
    await user.click(screen.getByRole('button', { name: 'End the link now' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create link' })).toBeInTheDocument());
  });
});
