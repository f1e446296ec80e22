import { EVENT_PATH } from '@press-room/contract/events';
import {
  PRESS_RELEASE_COMPANIES_PATH,
  PRESS_RELEASE_GROUPS_PATH,
  PRESS_RELEASE_PATH,
  PRESS_RELEASE_SUGGESTIONS_PATH,
  PRESS_RELEASE_YEARS_PATH,
} from '@press-room/contract/press-releases';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from '../../../lib/navigation.ts';
import { buildRow, FAIR, GROUP, OTHER_GROUP } from '../../../test/builders.ts';
import { fakeApi, rows } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { typeAtOnce } from '../../../test/type-at-once.ts';

const LIST = `GET ${PRESS_RELEASE_PATH}`;
const YEARS = {
  [`GET ${PRESS_RELEASE_YEARS_PATH}`]: rows([
    { year: 2026, count: 8 },
    { year: 2025, count: 1 },
  ]),
};

const BETA = { id: 5, name: 'Beta Gres' };
const COMPANIES = {
  [`GET ${PRESS_RELEASE_COMPANIES_PATH}`]: rows([
    { company: BETA, count: 3 },
    { company: { id: 6, name: 'Ceramiche Zeta S.p.A.' }, count: 1 },
  ]),
};

describe('Home', () => {
  it('shows the releases of the press group, always asking for a page', async () => {
    const calls = fakeApi({ ...YEARS, [LIST]: rows([buildRow(), buildRow({ id: 2, title: 'A new kiln' })]) });
    renderApp('/home');
    expect(await screen.findByRole('link', { name: 'A new kiln' })).toHaveAttribute(
      'href',
      '#/press-release/2',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Site Alpha');
    expect(document.title).toBe('Press releases — Site Alpha');
    const search = calls.find((call) => call.path === PRESS_RELEASE_PATH)?.search;
    expect(Object.fromEntries(search ?? [])).toEqual({
      format: 'datatables',
      start: '0',
      length: '12',
      group: String(GROUP.id),
      lead: '1',
    });
  });

  it('shows the next events below the lead release, except during a search', async () => {
    fakeApi({ ...YEARS, [LIST]: rows([buildRow()]), [`GET ${EVENT_PATH}`]: { results: [FAIR] } });
    renderApp('/home');
    expect(await screen.findByRole('heading', { level: 3, name: 'Fiera' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apply for accreditation' })).toBeInTheDocument();
    expect(screen.getByText(/1 September 2027/)).toBeInTheDocument();
    act(() => navigate('/home?q=kiln'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Fiera' })).toBeNull());
  });

  it('opens with the story that the office pinned, wherever it stands', async () => {
    const pinned = buildRow({ id: 90, title: 'Ten years of the school' });
    fakeApi({ ...YEARS, [LIST]: { ...rows([buildRow(), pinned]), lead: pinned } });
    renderApp('/home');
    await screen.findByRole('link', { name: 'Exports grow' });
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Ten years of the school', 'Exports grow']);
  });

  it('is a friendly empty room before the first press group was made', async () => {
    fakeApi({});
    renderApp('/home', { groups: [] });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The press room is being set up' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('main').querySelector('a[href="#/account/login"]')).not.toBeNull();
  });

  it('cuts an abstract at 100 characters', async () => {
    fakeApi({ ...YEARS, [LIST]: rows([buildRow({ abstract: 'x'.repeat(120) })]) });
    renderApp('/home');
    expect(await screen.findByText(`${'x'.repeat(100)}...`)).toBeInTheDocument();
  });

  it('marks press-only releases and releases in another language', async () => {
    fakeApi({ ...YEARS, [LIST]: rows([buildRow({ access: 'press', language: 'it', languages: ['it'] })]) });
    renderApp('/home');
    expect(await screen.findByText('Press only')).toBeInTheDocument();
    expect(screen.getByText('Available in Italian only')).toBeInTheDocument();
    expect(screen.getByText('Exports grow').closest('[lang]')).toHaveAttribute('lang', 'it');
  });

  it('narrows by year and month through the address', async () => {
    const calls = fakeApi({ ...YEARS, [LIST]: rows([buildRow()]) });
    const { user } = renderApp('/home');
    await user.click(await screen.findByRole('link', { name: /2025.*One press release/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March');
    expect(location.hash).toBe('#/home?year=2025&month=3');
    await waitFor(() => expect(calls.at(-1)?.search.get('month')).toBe('3'));
  });

  it('narrows to a company, whose years it then counts', async () => {
    const calls = fakeApi({ ...YEARS, ...COMPANIES, [LIST]: rows([buildRow({ company: BETA })]) });
    const { user } = renderApp('/home?month=3');
    await screen.findByRole('option', { name: 'Beta Gres' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Company' }), 'Beta Gres');
    expect(location.hash).toBe('#/home?company=5&month=3');
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path === PRESS_RELEASE_PATH)?.search.get('company')).toBe('5'),
    );
    expect(calls.findLast(({ path }) => path === PRESS_RELEASE_YEARS_PATH)?.search.get('company')).toBe('5');
    expect(await screen.findByText('News from Beta Gres')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'From Beta Gres' })).toHaveAttribute('href', '#/company/5');
    expect(screen.getByRole('link', { name: 'RSS' }).getAttribute('href')).toContain('company=5');
    await user.click(screen.getByRole('link', { name: 'All companies' }));
    expect(location.hash).toBe('#/home?month=3');
  });

  it('does not ask for companies before the filters are opened', async () => {
    const calls = fakeApi({ ...YEARS, ...COMPANIES, [LIST]: rows([buildRow()]) });
    renderApp('/home');
    await screen.findByRole('link', { name: 'Exports grow' });
    expect(calls.some(({ path }) => path === PRESS_RELEASE_COMPANIES_PATH)).toBe(false);
  });

  it('offers the news of a company that the words name', async () => {
    fakeApi({ ...YEARS, ...COMPANIES, [LIST]: rows([buildRow()]) });
    const { user } = renderApp('/home?q=beta gres in March');
    await user.click(await screen.findByRole('link', { name: /News from .*Beta Gres.* March/ }));
    expect(location.hash).toBe('#/home?company=5&month=3');
  });

  it('offers all news of a company where its month finds nothing', async () => {
    fakeApi({
      ...YEARS,
      ...COMPANIES,
      [LIST]: rows([]),
      [`GET ${PRESS_RELEASE_SUGGESTIONS_PATH}`]: rows([]),
    });
    renderApp('/home?q=beta March');
    const offer = await screen.findByRole('link', { name: 'News from Beta Gres · 3 press releases' });
    expect(offer).toHaveAttribute('href', '#/home?company=5');
  });

  it.each([
    ['/home', 'Press releases', '/en'],
    ['/home?company=5', 'Press releases · Beta Gres', '/en/companies/-5'],
    ['/home?year=2025', 'Press releases · 2025', '/en/releases/2025'],
    ['/home?year=2025&month=3', 'Press releases · March 2025', '/en/releases/2025/03'],
    ['/home?q=kiln', 'Press releases · kiln', '/home?q=kiln'],
  ])('hands the public address of %s on', async (path, title, address) => {
    fakeApi({ ...YEARS, ...COMPANIES, [LIST]: rows([buildRow()]) });
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: `Copy link to ${title}` }));
    expect(await navigator.clipboard.readText()).toBe(location.origin + address);
  });

  it('searches while one types and marks the hits', async () => {
    const snippet = {
      title: [
        { text: 'Exports', hit: true },
        { text: ' grow', hit: false },
      ],
      text: [],
    };
    const found = { ...rows([buildRow({ snippet })], 500), is_capped: true };
    fakeApi({ ...YEARS, [LIST]: ({ search }) => (search.has('q') ? found : rows([buildRow()], 500)) });
    renderApp('/home');
    typeAtOnce(await screen.findByRole('searchbox'), 'export');
    expect(await screen.findByText('Exports', { selector: 'mark' })).toBeInTheDocument();
    expect(location.hash).toBe('#/home?q=export');
    expect(screen.getByRole('heading', { level: 2, name: '500+ press releases' })).toBeInTheDocument();
  });

  it('keeps the words that were just typed when a year is chosen', async () => {
    fakeApi({ ...YEARS, [LIST]: rows([buildRow()]) });
    renderApp('/home');
    const year = await screen.findByRole('link', { name: /2025.*One press release/ });
    typeAtOnce(screen.getByRole('searchbox'), 'kiln');
    fireEvent.click(year);
    expect(location.hash).toBe('#/home?year=2025');
    await waitFor(() => expect(location.hash).toBe('#/home?q=kiln&year=2025'));
    expect(screen.getByRole('searchbox')).toHaveValue('kiln');
  });

  it('offers words that would find something when nothing is found', async () => {
    const calls = fakeApi({
      ...YEARS,
      [LIST]: rows([]),
      [`GET ${PRESS_RELEASE_SUGGESTIONS_PATH}`]: rows([{ query: 'gres' }]),
    });
    renderApp('/home?q=grez', { locale: 'it' });
    expect(await screen.findByRole('heading', { name: 'Nessun risultato per «grez»' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Cerca «gres»' })).toHaveAttribute(
      'href',
      '#/home?q=gres',
    );
    expect(calls.at(-1)?.search.get('group')).toBe(String(GROUP.id));
  });

  it('opens with the newest story in the reader’s language, the others in their order', async () => {
    const foreign = buildRow({ id: 2, title: 'Cresce l’export', language: 'it', languages: ['it'] });
    fakeApi({ ...YEARS, [LIST]: rows([foreign, buildRow()]) });
    renderApp('/home');
    await screen.findByRole('link', { name: 'Exports grow' });
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Exports grow', 'Cresce l’export']);
  });

  it('goes to another press group of the house and stays on the screen', async () => {
    const calls = fakeApi({ ...YEARS, [LIST]: rows([buildRow()]) });
    const { user } = renderApp('/home', { groups: [GROUP, OTHER_GROUP] });
    const header = await screen.findByRole('banner');
    const [choice] = within(header).getAllByText('Site Beta');
    await user.click(choice as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: /Site Beta/ })).toBeInTheDocument();
    await waitFor(() => expect(calls.at(-1)?.search.get('group')).toBe(String(OTHER_GROUP.id)));
    expect(location.hash).toBe('#/home');
  });

  it('says what a search finds in the other press groups', async () => {
    const calls = fakeApi({
      ...YEARS,
      [LIST]: rows([buildRow()]),
      [`GET ${PRESS_RELEASE_GROUPS_PATH}`]: rows([
        { group: { id: GROUP.id, name: GROUP.name }, count: 1 },
        { group: { id: OTHER_GROUP.id, name: OTHER_GROUP.name }, count: 3 },
      ]),
    });
    renderApp('/home?q=kiln&year=2025', { groups: [GROUP, OTHER_GROUP] });
    expect(await screen.findByRole('link', { name: 'Also in Site Beta (3)' })).toHaveAttribute(
      'href',
      '#/home?q=kiln&year=2025&press_group=8',
    );
    const asked = calls.find(({ path }) => path === PRESS_RELEASE_GROUPS_PATH)?.search;
    expect(Object.fromEntries(asked ?? [])).toEqual({ format: 'datatables', q: 'kiln', year: '2025' });
  });

  it('says "or more" where a search of the other press groups was cut', async () => {
    fakeApi({
      ...YEARS,
      [LIST]: rows([buildRow()]),
      [`GET ${PRESS_RELEASE_GROUPS_PATH}`]: rows([
        { group: { id: OTHER_GROUP.id, name: OTHER_GROUP.name }, count: 50, is_capped: true },
      ]),
    });
    renderApp('/home?q=kiln', { groups: [GROUP, OTHER_GROUP] });
    expect(await screen.findByRole('link', { name: 'Also in Site Beta (50+)' })).toBeInTheDocument();
  });

  it('leads to the other press groups where only they have results', async () => {
    fakeApi({
      ...YEARS,
      [LIST]: rows([]),
      [`GET ${PRESS_RELEASE_GROUPS_PATH}`]: rows([
        { group: { id: OTHER_GROUP.id, name: OTHER_GROUP.name }, count: 3 },
      ]),
    });
    renderApp('/home?q=kiln', { groups: [GROUP, OTHER_GROUP] });
    const link = await screen.findByRole('link', { name: 'Found in Site Beta: 3' });
    expect(link).toHaveAttribute('href', '#/home?q=kiln&press_group=8');
    expect(screen.queryByText(/Try fewer or other words|Also in/)).not.toBeInTheDocument();
  });

  it('pages with real links and starts again when a page is gone', async () => {
    const calls = fakeApi({
      ...YEARS,
      [LIST]: ({ search }) =>
        search.get('start') === '96'
          ? Response.json({ detail: 'Invalid page.' }, { status: 404 })
          : rows([buildRow()], 30),
    });
    renderApp('/home?page=9');
    const pager = await screen.findByRole('navigation', { name: 'Pages' });
    expect(within(pager).getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#/home?page=3');
    expect(within(pager).getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    act(() => navigate('/home?page=3'));
    await waitFor(() => expect(calls.at(-1)?.search.get('start')).toBe('24'));
  });

  it('says that there is no connection and tries again', async () => {
    fakeApi({});
    const { user } = renderApp('/home', { locale: 'it' });
    expect(await screen.findByRole('heading', { name: 'Nessuna connessione' })).toBeInTheDocument();
    fakeApi({ ...YEARS, [LIST]: rows([buildRow()]) });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('link', { name: 'Exports grow' })).toBeInTheDocument();
  });

  it('says when there is nothing yet', async () => {
    fakeApi({ ...YEARS, [LIST]: rows([]) });
    renderApp('/home');
    expect(await screen.findByRole('heading', { name: 'No press releases yet' })).toBeInTheDocument();
  });
});
