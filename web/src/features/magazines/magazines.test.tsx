import {
  MAGAZINE_PATH,
  MAGAZINE_PERIODS_PATH,
  MAGAZINE_TERRITORIES_PATH,
  type Magazine,
} from '@press-room/contract/magazines';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../test/builders.ts';
import { fakeApi, rows } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { typeAtOnce } from '../../test/type-at-once.ts';

const LIST = `GET ${MAGAZINE_PATH}`;
const PERIODS = `GET ${MAGAZINE_PERIODS_PATH}`;
const PERIOD_ROWS = [
  { year: 2026, month: 9, count: 1 },
  { year: 2026, month: 3, count: 1 },
  { year: 2024, month: 3, count: 2 },
];
const API = {
  [`POST ${TOKEN_REFRESH_PATH}`]: () => buildSession(),
  [PERIODS]: rows(PERIOD_ROWS),
  [`GET ${MAGAZINE_TERRITORIES_PATH}`]: rows([
    { territory: 'US', count: 3 },
    { territory: 'DE', count: 1 },
    { territory: '019', count: 1 },
  ]),
  [LIST]: () => rows([buildMagazine(), buildMagazine({ id: 13, title: 'Ceramica oggi', language: 'it' })]),
};

function buildMagazine(changes: Partial<Magazine> = {}): Magazine {
  return {
    id: 12,
    kind: 'italian',
    territory: null,
    year: 2026,
    month: 9,
    title: 'Cer Magazine',
    issue_number: '',
    language: 'en',
    pages: 32,
    cover: null,
    document: { id: 90, name: 'cer.pdf', url: '/media/cer.pdf', media_type: 'application/pdf', bytes: 9000 },
    ...changes,
  };
}

const optionsOf = (name: string): (string | null)[] =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('Italian magazines', () => {
  it('shows the newest year, and each issue with its month and pages', async () => {
    const calls = fakeApi(API);
    renderApp('/italian-magazine', { signedIn: true });
    const link = await screen.findByRole('link', { name: 'Cer Magazine' });
    expect(link).toHaveAttribute('href', '#/italian-magazine?read=12&page=1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Italian magazines, 2026');
    expect(screen.getAllByText('September 2026')).toHaveLength(2);
    expect(screen.getAllByText('32 pages')).toHaveLength(2);
    expect(screen.getByText('Ceramica oggi').closest('[lang]')).toHaveAttribute('lang', 'it');
    const asked = Object.fromEntries(calls.find(({ path }) => path === MAGAZINE_PATH)?.search ?? []);
    expect(asked).toEqual({ format: 'datatables', start: '0', length: '48', kind: 'italian', year: '2026' });
  });
  it('offers only periods that exist, and puts the choice in the address and the title', async () => {
    const calls = fakeApi(API);
    const { user } = renderApp('/italian-magazine', { signedIn: true });
    await screen.findByRole('link', { name: 'Cer Magazine' });
    expect(optionsOf('Year')).toEqual(['2026', '2024']);
    expect(optionsOf('Month')).toEqual(['All months', 'September', 'March']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2024');
    await waitFor(() => expect(location.hash).toBe('#/italian-magazine?year=2024&month=3'));
    await waitFor(() => expect(document.title).toBe('Italian magazines · March 2024 — Site Alpha'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Italian magazines, March 2024');
    await waitFor(() => expect(calls.at(-1)?.search.get('month')).toBe('3'));
    expect(screen.queryByRole('combobox', { name: 'Territory' })).toBeNull();
  });
  it('answers to the address of the specification as well', async () => {
    fakeApi(API);
    renderApp('/italianMagazine?year=2024', { signedIn: true });
    expect(await screen.findByRole('link', { name: 'Cer Magazine' })).toBeInTheDocument();
    expect(location.hash).toBe('#/italian-magazine?year=2024');
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(menu.getByRole('link', { name: 'Italian magazines' })).toHaveAttribute('aria-current', 'page');
  });
  it.each([
    ['en', 'No magazine present with these filters'],
    ['it', 'Nessuna rivista presente con questi filtri'],
  ] as const)('says in the words of the specification that there is none (%s)', async (locale, text) => {
    fakeApi({ ...API, [LIST]: rows([]) });
    renderApp('/italian-magazine?year=2019&month=2', { signedIn: true, locale });
    expect(await screen.findByText(text, { exact: true })).toBeInTheDocument();
    expect(screen.getAllByRole('combobox').map((field) => (field as HTMLSelectElement).value)).toEqual([
      '2019',
      '2',
    ]);
  });
  it('searches inside all issues and leads to the pages with the words', async () => {
    const parts = [
      { text: '… il ', hit: false },
      { text: 'grès', hit: true },
      { text: ' porcellanato …', hit: false },
    ];
    const hits = [{ page: 5, text: '… il grès porcellanato …', parts }];
    const calls = fakeApi({
      ...API,
      [LIST]: ({ search }) => rows([search.has('q') ? buildMagazine({ hits }) : buildMagazine()]),
    });
    renderApp('/italian-magazine', { signedIn: true });
    typeAtOnce(await screen.findByRole('searchbox'), 'gres');
    const hit = await screen.findByRole('link', { name: /Page 5/ });
    expect(hit).toHaveAttribute('href', '#/italian-magazine?q=gres&read=12&page=5&find=gres');
    expect(within(hit).getByText('grès', { selector: 'mark' })).toBeInTheDocument();
    const asked = calls.findLast(({ path }) => path === MAGAZINE_PATH)?.search;
    expect([asked?.get('q'), asked?.get('year')]).toEqual(['gres', null]);
    expect(optionsOf('Year')).toEqual(['All years', '2026', '2024']);
  });
  it.each([
    ['en', '37+ issues with “gres”'],
    ['it', '37+ numeri con «gres»'],
  ] as const)('says "or more" where a search was cut (%s)', async (locale, text) => {
    fakeApi({ ...API, [LIST]: { ...rows([buildMagazine()], 37), is_capped: true } });
    renderApp('/italian-magazine?q=gres', { signedIn: true, locale });
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
  });
  it.each([PERIODS, LIST])('says when %s fails, and tries again', async (call) => {
    let isDown = true;
    const failure = () => Response.json({ detail: 'Out of order.' }, { status: 400 });
    const working = call === PERIODS ? rows(PERIOD_ROWS) : rows([buildMagazine()]);
    fakeApi({ ...API, [call]: () => (isDown ? failure() : working) });
    const { user } = renderApp('/italian-magazine', { signedIn: true });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Cer Magazine' })).toBeInTheDocument();
  });
  it('sends anonymous readers Home and returns after the sign-in', () => {
    fakeApi(API);
    renderApp('/italianMagazine');
    expect(location.hash).toBe('#/home?redirect=%2Fitalian-magazine');
  });
});

describe('International magazines', () => {
  it.each([
    ['en', 'Territory', ['All territories', 'Americas', 'Germany', 'United States']],
    ['it', 'Territorio', ['Tutti i territori', 'Americhe', 'Germania', 'Stati Uniti']],
  ] as const)('names the territories in the language of the reader (%s)', async (locale, label, names) => {
    fakeApi(API);
    renderApp('/international-magazine', { signedIn: true, locale });
    await screen.findByRole('link', { name: 'Cer Magazine' });
    await waitFor(() => expect(optionsOf(label)).toEqual(names));
  });
  it('shows the newest year of a territory that has nothing in the one that was shown', async () => {
    const ofGermany = buildMagazine({ id: 14, title: 'Fliesen', kind: 'international', year: 2024 });
    const calls = fakeApi({
      ...API,
      [PERIODS]: ({ search }) => rows(search.has('territory') ? PERIOD_ROWS.slice(2) : PERIOD_ROWS),
      [LIST]: ({ search }) => {
        if (!search.has('territory')) return rows([buildMagazine()]);
        return rows(search.get('year') === '2024' ? [ofGermany] : []);
      },
    });
    const { user } = renderApp('/international-magazine', { signedIn: true });
    await screen.findByRole('option', { name: 'Germany' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Territory' }), 'Germany');
    expect(await screen.findByRole('link', { name: 'Fliesen' })).toBeInTheDocument();
    const lists = calls.filter(({ path, search }) => path === MAGAZINE_PATH && search.has('territory'));
    expect(lists.map(({ search }) => search.get('year'))).toEqual(['2024']);
  });
  it('narrows by territory, the periods too', async () => {
    const calls = fakeApi(API);
    const { user } = renderApp('/international-magazine', { signedIn: true });
    await screen.findByRole('option', { name: 'Germany' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Territory' }), 'Germany');
    await waitFor(() => expect(location.hash).toBe('#/international-magazine?territory=DE'));
    await waitFor(() => {
      const asked = calls.filter(({ search }) => search.get('territory') === 'DE').map(({ path }) => path);
      expect(asked).toEqual(expect.arrayContaining([MAGAZINE_PERIODS_PATH, MAGAZINE_PATH]));
    });
  });
});
