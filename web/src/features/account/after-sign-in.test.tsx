import { PROFILE_PATH, type Profile } from '@press-room/contract/account';
import { PRESS_KIT_PATH } from '@press-room/contract/press-kit';
import { CONSENT_PATH, ERASURE_PATH } from '@press-room/contract/privacy';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeSession } from '../../lib/auth.ts';
import { navigate } from '../../lib/navigation.ts';
import { m } from '../../paraglide/messages.js';
import { buildConsents, buildProfile, buildSession } from '../../test/builders.ts';
import { fakeApi, rows } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';

const SIGN_IN = `POST ${TOKEN_AUTH_PATH}`;
const PROFILE = `GET ${PROFILE_PATH}`;
const NO_ERASURE = { [`GET ${ERASURE_PATH}`]: { requested_at: null, due_at: null } };

async function signIn(address = '/account/login?redirect=%2Fpress-release%2F4') {
  const { user } = renderApp(address);
  await user.type(await screen.findByLabelText('E-mail'), 'alice@example.com');
  await user.type(screen.getByLabelText('Password'), 'Str0ng_pass!');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

it('asks for the notice when its version has changed, then goes where the reader wanted', async () => {
  const calls = fakeApi({
    [SIGN_IN]: buildSession(),
    [PROFILE]: buildProfile({ needs_consent: true }),
    [`GET ${CONSENT_PATH}`]: buildConsents(true),
    [`POST ${CONSENT_PATH}`]: buildConsents(false),
    ...NO_ERASURE,
  });
  const user = await signIn();
  expect(await screen.findByRole('heading', { name: 'Before you go on' })).toBeInTheDocument();
  act(() => navigate('/home'));
  expect(location.hash).toBe('#/account/user-privacy?redirect=%2Fhome');
  act(() => navigate('/account/user-privacy?redirect=%2Fpress-release%2F4'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('You have to accept'));
  const groups = screen.getAllByRole('radiogroup');
  await waitFor(() => expect(within(groups[0] as HTMLElement).getByLabelText('I accept')).toHaveFocus());
  for (const group of groups) await user.click(within(group).getByLabelText('I refuse'));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(location.hash).toBe('#/press-release/4'));
  expect(calls.filter(({ method, path }) => method === 'POST' && path === CONSENT_PATH)).toMatchObject([
    { body: { purpose: 'data_processing', answer: false } },
    { body: { purpose: 'marketing', answer: false } },
    { body: { purpose: 'notice', answer: true } },
  ]);
});

it('asks for the notice once the profile is read, where it could not be had at the sign-in', async () => {
  let profile: Response | Profile = new Response(null, { status: 503 });
  fakeApi({
    [SIGN_IN]: buildSession(),
    [PROFILE]: () => profile,
    'POST /api/account/token-refresh/': buildSession(),
    [`GET ${CONSENT_PATH}`]: buildConsents(true),
    ...NO_ERASURE,
  });
  await signIn();
  await waitFor(() => expect(location.hash).toBe('#/press-release/4'));
  profile = buildProfile({ needs_consent: true });
  act(() => navigate('/account/user-profile'));
  expect(await screen.findByRole('heading', { level: 2, name: 'E-mail' })).toBeInTheDocument();
  act(() => navigate('/home'));
  await waitFor(() => expect(location.hash).toBe('#/account/user-privacy?redirect=%2Fhome'));
});

it('shows readers without accreditation the missing data and the usual duration', async () => {
  const accreditation: Profile['accreditation'] = {
    state: 'pending',
    requested_at: '2026-03-12T10:00:00.000Z',
    decided_at: null,
    reason: '',
    missing: ['newspaper', 'sector'],
    usual_hours: 6,
  };
  const session = buildSession();
  fakeApi({
    [SIGN_IN]: { ...session, user: { ...session.user, groups: [] } },
    [PROFILE]: buildProfile({ accreditation, groups: [] }),
    'POST /api/account/token-refresh/': { ...session, user: { ...session.user, groups: [] } },
    [`GET ${PRESS_KIT_PATH}`]: () => Response.json({ detail: 'no' }, { status: 403 }),
  });
  await signIn('/account/login');
  expect(await screen.findByText('Your accreditation is under review')).toBeInTheDocument();
  expect(screen.getByText(/A decision usually takes about 6 hours/)).toBeInTheDocument();
  expect(screen.getByText(/Newspaper or magazine and Sectors/)).toBeInTheDocument();
  act(() => navigate('/press-kit'));
  await screen.findByRole('heading', { level: 1, name: m['account.accreditation.pending']() });
  expect(screen.getByText(/Requested on 12 March 2026.*about 6 hours/)).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '#/contact-us');
  expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('shows readers without accreditation the content for confirmed addresses', async () => {
  const session = buildSession();
  const groupless = { ...session, user: { ...session.user, groups: [] } };
  fakeApi({
    [PROFILE]: buildProfile({ groups: [] }),
    [`GET ${PRESS_KIT_PATH}`]: rows([]),
    'POST /api/account/token-refresh/': groupless,
  });
  renderApp('/home');
  act(() => storeSession(groupless));
  act(() => navigate('/press-kit'));
  expect(await screen.findByRole('heading', { level: 1, name: m['pressKit.title']() })).toBeInTheDocument();
});
