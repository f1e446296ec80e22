import {
  type NewPrivateFeed,
  PRIVATE_FEED_PATH,
  type PrivateFeed,
  privateFeedPath,
  privateFeedRenewalPath,
} from '@press-room/contract/private-feeds';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { navigate } from '../../../lib/navigation.ts';
import { buildSession } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const FEED: PrivateFeed = {
  id: 4,
  name: 'Thunderbird',
  kind: 'press_releases',
  language: 'it',
  group: null,
  q: 'gres',
  created_at: '2026-11-20T10:00:00.000Z',
  used_at: null,
  is_living: true,
};
const NEW: NewPrivateFeed = {
  ...FEED,
  id: 5,
  addresses: [
    { format: 'rss', url: 'https://press.example.com/private-feed/secret.rss' },
    { format: 'json', url: 'https://press.example.com/private-feed/secret.json' },
  ],
};

function open(feeds: readonly PrivateFeed[], locale: 'en' | 'it' = 'en') {
  let now = feeds;
  const calls = fakeApi({
    [`POST ${TOKEN_REFRESH_PATH}`]: () => buildSession(),
    [`GET ${PRIVATE_FEED_PATH}`]: () => ({ results: now }),
    [`POST ${PRIVATE_FEED_PATH}`]: ({ body }) => {
      const { name, kind } = body as PrivateFeed;
      now = [{ ...FEED, id: 5, name, kind }, ...now];
      return { ...NEW, name, kind };
    },
    [`POST ${privateFeedRenewalPath(4)}`]: () => {
      now = [{ ...FEED, id: 5 }];
      return NEW;
    },
    [`DELETE ${privateFeedPath(4)}`]: () => {
      now = [];
      return new Response(null, { status: 204 });
    },
  });
  return { calls, ...renderApp('/account/feeds', { locale, signedIn: true }) };
}

it.each([
  {
    locale: 'en',
    none: 'You have no private feed yet.',
    name: 'Name',
    create: 'Create feed',
    made: 'The address of “Desk”',
  },
  {
    locale: 'it',
    none: 'Non hai ancora nessun feed riservato.',
    name: 'Nome',
    create: 'Crea feed',
    made: 'L’indirizzo di «Desk»',
  },
] as const)('makes a feed and tells its addresses this once ($locale)', async (words) => {
  const { user, calls } = open([], words.locale);
  expect(await screen.findByText(words.none)).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.create }));
  const name = screen.getByLabelText(words.name);
  await waitFor(() => expect(name).toBeInvalid());
  await user.type(name, 'Desk{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: words.made })).toHaveFocus());
  expect(screen.getByLabelText('RSS')).toHaveValue('https://press.example.com/private-feed/secret.rss');
  await user.click(screen.getByRole('button', { name: /: JSON Feed$/ }));
  expect(await navigator.clipboard.readText()).toBe('https://press.example.com/private-feed/secret.json');
  expect(calls.find(({ method, path }) => method === 'POST' && path === PRIVATE_FEED_PATH)?.body).toEqual({
    name: 'Desk',
    kind: 'press_releases',
    language: words.locale,
  });
});

it('asks before leaving addresses of which none was copied', async () => {
  const { user } = open([]);
  await user.type(await screen.findByLabelText('Name'), 'Desk{Enter}');
  await screen.findByLabelText('RSS');
  navigate('/contact-us');
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  await user.click(screen.getByRole('button', { name: /: RSS$/ }));
  await screen.findByText('Address copied');
  navigate('/contact-us');
  await waitFor(() => expect(location.hash).toBe('#/contact-us'));
});

it('offers filters of releases for releases only', async () => {
  const { user } = open([]);
  expect(await screen.findByLabelText(/^With these words/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Content'), 'Italian magazines');
  expect(screen.queryByLabelText(/^With these words/)).toBeNull();
});

it('gives a feed that has ended a new address after asking', async () => {
  const { user, calls } = open([{ ...FEED, is_living: false }]);
  expect(await screen.findByText(/^It ended with your earlier sessions/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New address: Thunderbird' }));
  const dialog = screen.getByRole('dialog', { name: 'Give “Thunderbird” a new address?' });
  expect(calls.some(({ path }) => path === privateFeedRenewalPath(4))).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'New address' }));
  const made = await screen.findByRole('heading', { name: 'The address of “Thunderbird”' });
  await waitFor(() => expect(made).toHaveFocus());
  await waitFor(() => expect(screen.queryByText(/^It ended/)).toBeNull());
});

it('removes a feed after asking', async () => {
  const { user } = open([FEED]);
  await user.click(await screen.findByRole('button', { name: 'Remove: Thunderbird' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('You have no private feed yet.')).toBeVisible();
});
