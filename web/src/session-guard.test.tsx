import { PROFILE_PATH } from '@press-room/contract/account';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getJson } from './lib/api.ts';
import { signOut, storeSession } from './lib/auth.ts';
import { navigate } from './lib/navigation.ts';
import { buildProfile, buildSession } from './test/builders.ts';
import { fakeApi } from './test/fake-api.ts';
import { renderApp } from './test/render-app.tsx';

it.each([
  '/press-gallery?gallery=12',
  '/italian-magazine?year=2024',
  '/international-magazine?territory=DE',
  '/press-kit?year=2024',
  '/account/user-profile',
  '/admin/users?state=pending',
  '/admin/users/4',
])('signs in and comes back to %s when the session ends there', async (address) => {
  fakeApi({ [`POST ${TOKEN_REFRESH_PATH}`]: () => buildSession('administrator_global') });
  renderApp(address, { signedIn: true });
  await waitFor(() => expect(location.hash).toBe(`#${address}`));
  await screen.findByRole('button', { name: 'Try again' });
  act(() => signOut());
  const login = `#/account/login?${new URLSearchParams({ redirect: address })}`;
  await waitFor(() => expect(location.hash).toBe(login));
});

describe('where the session ended', () => {
  const ADDRESS = '/account/user-profile';
  const PROFILE = `GET ${PROFILE_PATH}`;

  /** Opens a profile with or without input, whose session ends with the next call. */
  async function endWhile(refusal: () => Response, isTyped: boolean) {
    let isOver = false;
    fakeApi({
      [`POST ${TOKEN_REFRESH_PATH}`]: () => buildSession(),
      [PROFILE]: () => (isOver ? refusal() : buildProfile()),
    });
    const { user } = renderApp(ADDRESS, { signedIn: true });
    const field = await screen.findByLabelText('Newspaper or magazine');
    if (isTyped) await user.type(field, 'La Piastrella');
    isOver = true;
    await act(async () => {
      await getJson(PROFILE_PATH).catch(() => undefined);
    });
    return () => {
      isOver = false;
    };
  }
  const refuse = (code?: string) => () =>
    Response.json({ detail: 'Signature has expired.', ...(code && { code }) }, { status: 401 });

  beforeEach(() => sessionStorage.clear());

  it.each([
    ['signed_out', 'You signed out in another window or on another device.'],
    ['password_changed', 'The password of your account was changed. Sign in with the new one.'],
    ['email_changed', 'The e-mail address of your account was changed. Sign in with the new one.'],
    ['second_factor_changed', 'Two-step sign-in of your account was changed. Sign in again.'],
    ['ended_by_office', 'The press office ended your sessions. Sign in again.'],
    ['account_disabled', 'Your account has been disabled. Ask the press office about it.'],
    ['something_new', 'Your session has ended. Sign in again.'],
    [undefined, 'Your session has ended. Sign in again.'],
  ])('the sign-in screen says why (%s)', async (code, words) => {
    await endWhile(refuse(code), false);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/What you wrote is safe/)).not.toBeInTheDocument();
  });

  it('it says that input is kept, and keeps it', async () => {
    const goOn = await endWhile(refuse('signed_out'), true);
    expect(await screen.findByText(/What you wrote is safe in this browser/)).toBeInTheDocument();
    goOn();
    act(() => storeSession(buildSession()));
    act(() => navigate(ADDRESS));
    expect(await screen.findByLabelText('Newspaper or magazine')).toHaveValue('La Piastrella');
  });

  it('it says nothing after a sign-out, or without a previous session', async () => {
    fakeApi({});
    renderApp('/account/login', { signedIn: true });
    act(() => signOut());
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    expect(screen.queryByText(/You signed out|Your session/)).not.toBeInTheDocument();
  });

  it('says that it has expired without asking', async () => {
    const calls = fakeApi({});
    renderApp('/account/login', { signedIn: true });
    const expired = buildSession('user_press_room', -5);
    act(() => signOut(expired.token));
    expect(await screen.findByText('Your session has expired. Sign in again.')).toBeInTheDocument();
    expect(calls.filter(({ path }) => path === PROFILE_PATH)).toEqual([]);
  });
});
