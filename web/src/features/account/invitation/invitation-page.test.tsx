import {
  ACCEPT_INVITATION_PATH,
  JOIN_COMPANY_PATH,
  OPEN_INVITATION_PATH,
} from '@press-room/contract/invitations';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeSession } from '../../../lib/auth.ts';
import { navigate } from '../../../lib/navigation.ts';
import { buildSession } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const OPEN = `POST ${OPEN_INVITATION_PATH}`;
const ACCEPT = `POST ${ACCEPT_INVITATION_PATH}`;
const ADDRESS = '/account/invitation/user_id=3&timestamp=1795168800&signature=abc';
const MARCO = {
  email: 'marco@example.com',
  first_name: 'Marco',
  last_name: 'Bianchi',
  company: null,
  has_account: false,
};
const refusal = (code: string) => () => Response.json({ detail: 'No', code }, { status: 400 });

async function fill(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText('Password'), 'Str0ng_pass!');
  const answer = (name: RegExp | string, label: string) =>
    user.click(within(screen.getByRole('radiogroup', { name })).getByLabelText(label));
  await answer(/press activities/, 'I accept');
  await answer('Marketing', 'I refuse');
  await user.click(screen.getByRole('checkbox', { name: /at least 18/ }));
  await user.click(screen.getByRole('button', { name: 'Create my account' }));
}

it('makes the account with a password and the consents, and leads to the sign-in', async () => {
  const calls = fakeApi({ [OPEN]: MARCO, [ACCEPT]: { detail: 'ok' } });
  const { user } = renderApp(ADDRESS);
  await fill(user);
  expect(await screen.findByText('Your account is ready')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  expect(calls.find(({ path }) => path === ACCEPT_INVITATION_PATH)?.body).toEqual({
    user_id: '3',
    timestamp: '1795168800',
    signature: 'abc',
    password: 'Str0ng_pass!',
    accept: true,
    consent_data_processing: true,
    consent_marketing: false,
  });
});

it.each([
  ['expired', 'This invitation has expired', 'Write to the press office'],
  ['revoked', 'This invitation is no longer valid', 'Write to the press office'],
  ['invalid', 'This link is not valid', 'Write to the press office'],
  ['accepted', 'You have already accepted this invitation', 'Sign in'],
  ['known', 'There is already an account with this address', 'Sign in'],
])('says that a link is %s, and the way on', async (code, words, way) => {
  fakeApi({ [OPEN]: refusal(code) });
  renderApp(ADDRESS);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: way })).toBeInTheDocument();
});

it('says so where the link ended while the form was open', async () => {
  fakeApi({ [OPEN]: MARCO, [ACCEPT]: refusal('revoked') });
  const { user } = renderApp(ADDRESS);
  await fill(user);
  expect(await screen.findByText('This invitation is no longer valid')).toBeInTheDocument();
});

it('opens the next link after one that has come to its end', async () => {
  fakeApi({ [OPEN]: MARCO, [ACCEPT]: refusal('revoked') });
  const { user } = renderApp(ADDRESS);
  await fill(user);
  await screen.findByText('This invitation is no longer valid');
  fakeApi({ [OPEN]: MARCO, [ACCEPT]: { detail: 'ok' } });
  navigate(ADDRESS.replace('abc', 'def'));
  await fill(user);
  await screen.findByText('Your account is ready');
  navigate(ADDRESS.replace('abc', 'ghi'));
  expect(await screen.findByLabelText('Password')).toHaveValue('');
  expect(screen.queryByText('Your account is ready')).not.toBeInTheDocument();
});

it('asks nobody about a link that is cut off', async () => {
  const calls = fakeApi({});
  renderApp('/account/invitation/user_id=3');
  expect(await screen.findByText('This link is not valid')).toBeInTheDocument();
  expect(calls).toHaveLength(0);
});

it('asks for the sign-in of an existing account, and adds it to the company', async () => {
  const gea = buildSession('user_press_room');
  const invited = { ...MARCO, email: gea.user.email, company: 'Argilla', has_account: true };
  const joined = { ...gea, user: { ...gea.user, press_office_of: { id: 1, name: 'Argilla' } } };
  const calls = fakeApi({
    [OPEN]: invited,
    [`POST ${JOIN_COMPANY_PATH}`]: { detail: 'You work for Argilla now' },
    [`POST ${TOKEN_REFRESH_PATH}`]: joined,
  });
  const { user, unmount } = renderApp(ADDRESS);
  expect(await screen.findByText(/You have an account with/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
  expect(new URLSearchParams(location.hash.split('?')[1]).get('redirect')).toBe(ADDRESS);
  unmount();
  storeSession(gea);
  renderApp(ADDRESS, { signedIn: true });
  storeSession(gea);
  await user.click(await screen.findByRole('button', { name: 'Join the press office of Argilla' }));
  expect(await screen.findByText('You work for Argilla now')).toBeInTheDocument();
  expect(calls.find(({ path }) => path === JOIN_COMPANY_PATH)?.body).toMatchObject({ user_id: '3' });
});
