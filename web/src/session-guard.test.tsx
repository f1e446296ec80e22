import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signOut } from './lib/auth.ts';
import { buildSession } from './test/builders.ts';
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
