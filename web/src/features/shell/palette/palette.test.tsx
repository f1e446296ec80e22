import { COPY_PATH } from '@press-room/contract/analytics';
import { DOWNLOAD_PATH } from '@press-room/contract/downloads';
import {
  PRESS_RELEASE_GROUPS_PATH,
  PRESS_RELEASE_PATH,
  pressReleasePath,
} from '@press-room/contract/press-releases';
import { SEARCH_PATH, type SearchResults } from '@press-room/contract/search';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from '../../../lib/navigation.ts';
import { closeOverlay, openOverlay } from '../../../lib/overlay.ts';
import { buildRelease, buildRow, GROUP, OTHER_GROUP } from '../../../test/builders.ts';
import { type FakeCall, fakeApi, rows } from '../../../test/fake-api.ts';
import { buildPicture } from '../../../test/gallery-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { typeAtOnce } from '../../../test/type-at-once.ts';
import { setHasSlash } from './shortcut.ts';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

const group = { id: GROUP.id, name: GROUP.name };
const RESULTS: SearchResults = {
  companies: [],
  releases: [{ id: 4, title: 'Kilns sell well', language: 'en', date: '2026-03-12', group, company: null }],
  galleries: [{ id: 13, name: { en: 'Kilns', it: 'Forni' }, pictures: 2 }],
  pictures: [buildPicture({ id: 9, caption: 'A kiln at night' })],
  magazines: [
    {
      id: 5,
      kind: 'italian',
      territory: null,
      year: 2025,
      month: 4,
      title: 'Mattoni',
      issue_number: '',
      language: 'it',
      hit: {
        page: 3,
        text: 'the kiln is hot',
        parts: [
          { text: 'the ', hit: false },
          { text: 'kiln', hit: true },
          { text: ' is hot', hit: false },
        ],
      },
    },
  ],
  press_kits: [
    { id: 6, title: 'Kiln kit', language: 'en', year: 2026, group },
    { id: 7, title: 'Kit of the fair', language: 'en', year: 2026, group: { id: 8, name: 'Site Beta' } },
  ],
};

let calls: FakeCall[] = [];
beforeEach(() => {
  closeOverlay();
  setHasSlash(true);
  calls = fakeApi({
    [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]),
    [`GET ${SEARCH_PATH}`]: RESULTS,
  });
});

const asked = () => calls.filter(({ path }) => path === SEARCH_PATH).map(({ search }) => search.get('q'));
const palette = () => screen.findByRole('dialog', { name: 'Search the press room' });
const options = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('option')
    .map((option) => option.getAttribute('href'));

describe('the shortcuts', () => {
  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens the search', async (keys) => {
    const { user } = renderApp('/home');
    await user.keyboard(keys);
    expect(within(await palette()).getByRole('combobox')).toBeInTheDocument();
  });

  it.each(['/', '{Control>}k{/Control}'])('%s does nothing while one types', async (keys) => {
    const { user } = renderApp('/home');
    await user.click(await screen.findByRole('searchbox'));
    await user.keyboard(keys);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the search right after a dialog was closed', async () => {
    const { user } = renderApp('/home');
    act(() => openOverlay('help'));
    const help = await screen.findByRole('dialog', { name: 'Help' });
    // Browsers close it before they send the event.
    help.removeAttribute('open');
    await user.keyboard('{Control>}k{/Control}');
    expect(await palette()).toBeInTheDocument();
  });
});

describe('the search', () => {
  it('goes with the screen that it was opened on, as by Back', async () => {
    const { user } = renderApp('/home');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('/');
    expect(await palette()).toBeInTheDocument();
    act(() => navigate('/contact-us'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search the press room' })).toBeNull());
  });

  it('requests a query once, and shows results by type, highlighted and in their language', async () => {
    const { user } = renderApp('/home', { signedIn: true });
    await user.keyboard('/');
    const dialog = await palette();
    typeAtOnce(within(dialog).getByRole('combobox'), 'kiln');
    await waitFor(() =>
      expect(options(dialog)).toEqual([
        '#/press-release/4',
        '#/press-gallery?gallery=13',
        '#/press-gallery?gallery=12&picture=9',
        '#/italian-magazine?read=5&page=3&find=kiln',
        '#/press-kit?year=2026',
        '#/press-kit?year=2026&press_group=8',
        '#/home?q=kiln',
      ]),
    );
    expect(asked()).toEqual(['kiln']);
    expect(dialog).toHaveTextContent(/From .*Site Alpha.*Photo: .*Photographer/);
    const kits = within(dialog).getByRole('group', { name: 'Press kits' });
    expect(within(kits).getByText('Kiln').tagName).toBe('MARK');
    expect(within(dialog).getByText('Mattoni')).toHaveAttribute('lang', 'it');
    expect(within(dialog).getByText('Available in Italian only')).toBeInTheDocument();
    expect(within(dialog).getByRole('status')).toHaveTextContent('6 results');
  });

  it('searches in the current press group and counts results in others', async () => {
    calls = fakeApi({
      [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]),
      [`GET ${SEARCH_PATH}`]: RESULTS,
      [`GET ${PRESS_RELEASE_GROUPS_PATH}`]: rows([
        { group, count: 9 },
        { group: { id: 8, name: 'Site Beta' }, count: 4, is_capped: true },
      ]),
    });
    const { user } = renderApp('/home', { groups: [GROUP, OTHER_GROUP] });
    await user.keyboard('/');
    const dialog = await palette();
    typeAtOnce(within(dialog).getByRole('combobox'), 'kiln');
    await user.click(await within(dialog).findByRole('option', { name: /Site Beta.*4\+ press releases/ }));
    await waitFor(() => expect(location.hash).toBe('#/home?q=kiln'));
    expect(await screen.findByRole('heading', { level: 1, name: /Site Beta/ })).toBeInTheDocument();
    const groupsAsked = calls
      .filter(({ path }) => path === SEARCH_PATH)
      .map(({ search }) => search.get('group'));
    expect(groupsAsked).toEqual(['7']);
  });

  it('is driven by arrows, Home, End and Enter', async () => {
    const { user } = renderApp('/home', { signedIn: true });
    await user.keyboard('/');
    const dialog = await palette();
    const field = within(dialog).getByRole('combobox');
    const marked = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.getAttribute('href');
    typeAtOnce(field, 'kiln');
    await waitFor(() => expect(options(dialog)).toHaveLength(7));
    await user.keyboard('{End}');
    expect(marked()).toBe('#/home?q=kiln');
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe('#/press-release/4');
    await user.keyboard('{ArrowUp}{Home}{ArrowDown}');
    expect(marked()).toBe('#/press-gallery?gallery=13');
    expect(within(dialog).getByRole('option', { selected: true })).toHaveTextContent('Kilns');
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(location.hash).toBe('#/home?q=kiln'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a stranger public releases, companies and open screens, and says how to find more', async () => {
    fakeApi({
      [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]),
      [`GET ${SEARCH_PATH}`]: { ...RESULTS, companies: [{ id: 8, name: 'Kiln Works', city: 'Sassuolo' }] },
    });
    const { user } = renderApp('/home');
    await screen.findByRole('button', { name: 'Tell me about this' });
    await user.keyboard('/');
    const dialog = await palette();
    expect(options(dialog)).toEqual([
      '#/home',
      '#/basket',
      '#/contact-us',
      '#/account/login',
      '#/account/sign-up',
      '#/account/user-privacy',
      '#/home',
    ]);
    typeAtOnce(within(dialog).getByRole('combobox'), 'kiln');
    await waitFor(() =>
      expect(options(dialog)).toEqual(['#/press-release/4', '#/company/8', '#/home?q=kiln']),
    );
    expect(within(dialog).getByText(/once you sign in/)).toBeInTheDocument();
  });

  it('opens no result of an earlier query, only all results or a screen', async () => {
    const { user } = renderApp('/home', { signedIn: true });
    await user.keyboard('/');
    const dialog = await palette();
    const field = within(dialog).getByRole('combobox');
    typeAtOnce(field, 'kiln');
    await waitFor(() => expect(options(dialog)).toHaveLength(7));
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    typeAtOnce(field, ' roof');
    expect(options(dialog)).toContain('#/press-release/4');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).toBe('#/home?q=kiln+roof'));
  });

  it('finds a screen by its name in the language of the interface', async () => {
    const { user } = renderApp('/home', { locale: 'it', signedIn: true });
    await user.keyboard('/');
    const dialog = await screen.findByRole('dialog', { name: 'Cerca nella sala stampa' });
    typeAtOnce(within(dialog).getByRole('combobox'), 'riv ita');
    expect(options(dialog)[0]).toBe('#/italian-magazine');
  });

  it('reports no results, and offers a retry after a failure', async () => {
    const nothing: SearchResults = {
      releases: [],
      galleries: [],
      pictures: [],
      magazines: [],
      press_kits: [],
      companies: [],
    };
    let isDown = true;
    fakeApi({
      [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]),
      [`GET ${SEARCH_PATH}`]: () => (isDown ? new Response('', { status: 400 }) : nothing),
    });
    const { user } = renderApp('/home');
    await user.keyboard('/');
    const dialog = await palette();
    typeAtOnce(within(dialog).getByRole('combobox'), 'zzz');
    const retry = await within(dialog).findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await within(dialog).findByText('Nothing found for “zzz”')).toBeInTheDocument();
    expect(options(dialog)).toEqual(['#/home?q=zzz']);
  });

  it('offers what the screen can do, and does it', async () => {
    const { user } = renderApp('/home');
    await screen.findByRole('button', { name: 'Tell me about this' });
    const part = document.createElement('button');
    Object.assign(part.dataset, { command: 'tell', about: 'Clay Days' });
    screen.getByRole('main').append(part);
    await user.keyboard('/');
    const dialog = await palette();
    typeAtOnce(within(dialog).getByRole('combobox'), 'tell me');
    const group = await within(dialog).findByRole('group', { name: 'On this screen' });
    expect(within(group).getByRole('option', { name: /^Tell me about this.*Clay Days/ })).toBeInTheDocument();
    await user.click(within(group).getByRole('option', { name: 'Tell me about this' }));
    expect(await screen.findByRole('dialog', { name: 'News by e-mail' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Search the press room' })).toBeNull();
    expect(location.hash).toBe('#/home');
  });

  it('copies, downloads and collects the marked result by keyboard', async () => {
    calls = fakeApi({
      [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]),
      [`GET ${SEARCH_PATH}`]: RESULTS,
      [`GET ${pressReleasePath(4)}`]: buildRelease({ id: 4, title: 'Kilns sell well' }),
      [`POST ${COPY_PATH}`]: () => new Response(null, { status: 204 }),
      [`POST ${DOWNLOAD_PATH}`]: {
        url: '/x',
        name: 'kilns.zip',
        bytes: 1,
        expires_at: '2026-11-20T10:00:00Z',
      },
    });
    const { user } = renderApp('/home');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    vi.stubGlobal('ClipboardItem', undefined);
    await user.keyboard('/');
    const dialog = await palette();
    typeAtOnce(within(dialog).getByRole('combobox'), 'kiln');
    await within(dialog).findByRole('option', { name: /Kilns sell well/ });
    const group = within(await within(dialog).findByRole('group', { name: 'With “Kilns sell well”' }));
    await user.keyboard('{Tab}{Tab}');
    expect(group.getByRole('button', { name: 'Copy text' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(writeText.mock.calls[0]?.[0]).toContain('Kilns sell well\n\n'));
    await user.keyboard('{Tab}{Enter}');
    await waitFor(() =>
      expect(calls.find(({ path }) => path === DOWNLOAD_PATH)?.body).toEqual({ press_release: 4 }),
    );
    await user.keyboard('{Tab}{Enter}');
    expect(JSON.stringify(localStorage)).toContain('press_release');
    expect(await screen.findByText('Added to the basket')).toBeInTheDocument();
    expect(within(dialog).getByRole('combobox')).toBeInTheDocument();
  });
});
