import { OWN_ALERTS_PATH } from '@press-room/contract/alerts';
import { DESK_OPENED_PATH, DESK_PATH, type Desk } from '@press-room/contract/desk';
import { OWN_ACCREDITATION_PATH } from '@press-room/contract/event-accreditations';
import { EVENT_PATH } from '@press-room/contract/events';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { CORRECTION_MAIL_PATH, OWN_TAKINGS_PATH } from '@press-room/contract/takings';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { clearSearches, keepSearches, rememberSearch } from '../../../lib/searches.ts';
import { buildSession } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const DESK: Desk = {
  opened: [
    {
      thing: { kind: 'press_release', id: 4 },
      title: 'Forni',
      language: 'it',
      at: '2026-11-20T10:00:00.000Z',
    },
    {
      thing: { kind: 'magazine', id: 7, magazine_kind: 'italian' },
      title: 'Mattoni',
      language: 'it',
      at: '2026-11-19T10:00:00.000Z',
    },
  ],
  taken: [
    { press_release: 4, name: 'Forni', language: 'it', at: '2026-11-20T10:00:00.000Z' },
    { press_release: null, name: 'kiln.jpg', language: null, at: '2026-11-18T10:00:00.000Z' },
  ],
  asked: [
    {
      id: 9,
      reference: '2026-00009',
      subject: 'Kiln',
      message: 'How hot?',
      created_at: '2026-11-18T10:00:00.000Z',
      letters: [{ id: 1, at: '2026-11-18T11:00:00.000Z', from: 'office', text: '1,200 degrees.' }],
    },
  ],
  appointments: [
    {
      id: 5,
      title: { it: 'Apertura', en: 'Opening' },
      starts_at: '2026-12-01T10:00:00.000Z',
      ends_at: '2026-12-01T11:00:00.000Z',
      is_cancelled: false,
      state: 'confirmed',
      page: '/news/appointment/5-x',
    },
  ],
  alerts: [{ id: 3, about: 'All press releases', rhythm: 'daily' }],
};
const EMPTY: Desk = { opened: [], taken: [], asked: [], appointments: [], alerts: [] };

beforeEach(() => {
  keepSearches(true);
  clearSearches();
});

function open(
  desk: Desk = DESK,
  locale: 'en' | 'it' | 'ar' = 'en',
  more: Parameters<typeof fakeApi>[0] = {},
) {
  let now = desk;
  const calls = fakeApi({
    [`POST ${TOKEN_REFRESH_PATH}`]: () => buildSession(),
    [`GET ${DESK_PATH}`]: () => now,
    [`DELETE ${DESK_OPENED_PATH}`]: () => {
      now = { ...now, opened: [] };
      return new Response(null, { status: 204 });
    },
    [`GET ${OWN_TAKINGS_PATH}`]: { results: [] },
    [`GET ${CORRECTION_MAIL_PATH}`]: { is_on: true, is_stopped: false },
    [`GET ${OWN_ACCREDITATION_PATH}`]: { results: [] },
    [`GET ${EVENT_PATH}`]: { results: [] },
    [`GET ${OWN_ALERTS_PATH}`]: { pages: [] },
    ...more,
  });
  return { calls, ...renderApp('/account/desk', { locale, signedIn: true }) };
}

it('leads to the own pages of appointments', async () => {
  open();
  const own = within(await screen.findByRole('region', { name: 'My appointments' }));
  expect(own.getByRole('link', { name: 'Opening' })).toHaveAttribute('href', '/news/appointment/5-x');
  expect(own.getByText(/1 December 2026, 11:00.*You have a place/)).toBeInTheDocument();
});

it('leads back to what was opened, and clears the list', async () => {
  const { user } = open();
  const opened = within(await screen.findByRole('region', { name: 'Opened lately' }));
  expect(opened.getByRole('link', { name: 'Forni' })).toHaveAttribute('href', '#/press-release/4');
  expect(opened.getByRole('link', { name: 'Mattoni' })).toHaveAttribute(
    'href',
    '#/italian-magazine?read=7&page=1',
  );
  await user.click(opened.getByRole('button', { name: 'Clear this list' }));
  expect(
    await screen.findByText(/^Nothing is listed here\. If your browser asks not to be tracked/),
  ).toBeInTheDocument();
});

it('shows messages with answers as threads, downloaded material, and alerts', async () => {
  const { user } = open();
  const asked = within(await screen.findByRole('region', { name: 'Asked' }));
  expect(asked.getByText(/2026-00009.*Answered/)).toBeInTheDocument();
  await user.click(asked.getByText('Kiln'));
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Kiln'),
    expect.stringMatching(/^You.*How hot\?$/),
    expect.stringMatching(/^Press office.*1,200 degrees\.$/),
  ]);
  const taken = within(screen.getByRole('region', { name: 'Taken' }));
  expect(taken.getByText('kiln.jpg').closest('a')).toBeNull();
  expect(taken.getByRole('link', { name: 'Forni' })).toHaveAttribute('href', '#/press-release/4');
  const alerts = within(screen.getByRole('region', { name: 'By e-mail' }));
  expect(alerts.getByText('All press releases')).toBeInTheDocument();
  expect(alerts.getByText('Once a day')).toBeInTheDocument();
});

it('links to each contact of the reader and reports a suppressed address', async () => {
  const page = (name: string) => ({
    url: `https://press.example/news/mine/${name}`,
    emails: [`${name}@example.com`],
  });
  const { user } = open(EMPTY, 'en', {
    [`GET ${OWN_ALERTS_PATH}`]: { pages: [page('ada'), page('work')] },
    [`GET ${CORRECTION_MAIL_PATH}`]: { is_on: true, is_stopped: true },
  });
  expect(await screen.findByText('We do not write to your address')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'What I get by e-mail' }));
  for (const name of ['ada', 'work'])
    expect(
      await screen.findByRole('link', { name: `What I get by e-mail: ${name}@example.com` }),
    ).toHaveAttribute('href', page(name).url);
});

it('says so where there is nothing', async () => {
  open(EMPTY);
  for (const text of [
    /^Nothing is listed here\./,
    'You have taken nothing yet.',
    'You have not written to the press office.',
    'You have not asked for news by e-mail.',
    'No event is planned, and you have not applied for any.',
    'There are no searches here.',
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
});

it('remembers searches in the browser alone, and none where that is off', async () => {
  const { user, calls } = open();
  const searches = within(await screen.findByRole('region', { name: 'Searches' }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(3));
  rememberSearch('kilns');
  expect(await searches.findByRole('link', { name: 'kilns' })).toHaveAttribute('href', '#/home?q=kilns');
  await user.click(searches.getByRole('button', { name: 'Delete these searches' }));
  expect(searches.getByText('There are no searches here.')).toBeInTheDocument();
  rememberSearch('tiles');
  await searches.findByRole('link', { name: 'tiles' });
  await user.click(searches.getByRole('checkbox'));
  rememberSearch('bricks');
  expect(searches.queryByRole('link')).toBeNull();
  expect(JSON.stringify(calls)).not.toMatch(/kilns|tiles|bricks/);
});
