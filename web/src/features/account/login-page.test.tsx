import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../i18n/locale.ts';
import { navigate } from '../../lib/navigation.ts';
import { buildSession } from '../../test/builders.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';

const SIGN_IN = `POST ${TOKEN_AUTH_PATH}`;

async function signIn(locale: Locale, address = '/account/login') {
  const { user } = renderApp(address, { locale });
  await user.type(await screen.findByLabelText('E-mail'), 'alice@example.com');
  await user.type(screen.getByLabelText('Password'), 'Str0ng_pass!');
  await user.click(screen.getByRole('button', { name: locale === 'it' ? 'Accedi' : 'Sign in' }));
  return user;
}

describe('signing in', () => {
  it.each([
    ['en', 'E-mail required', 'Password required', 'E-mail not valid'],
    ['it', 'E-mail richiesta', 'Password richiesta', 'E-mail non valida'],
  ] as const)('names what is missing or wrong (%s)', async (locale, noEmail, noPassword, badEmail) => {
    fakeApi({});
    const { user } = renderApp('/account/login', { locale });
    await user.click(await screen.findByRole('button', { name: locale === 'it' ? 'Accedi' : 'Sign in' }));
    const email = screen.getByLabelText('E-mail');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription(noEmail);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(noPassword);
    await user.type(email, 'alice');
    await waitFor(() => expect(email).toHaveAccessibleDescription(badEmail));
  });

  it.each([
    ['en', 'Wrong credentials'],
    ['it', 'Credenziali Errate'],
  ] as const)('says that the credentials are wrong and keeps what was typed (%s)', async (locale, text) => {
    fakeApi({ [SIGN_IN]: Response.json({ non_field_errors: ['Unable.'] }, { status: 400 }) });
    await signIn(locale);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(text));
    expect(screen.getByLabelText('E-mail')).toHaveValue('alice@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('Str0ng_pass!');
  });

  it.each([
    ['en', 'You do not have permission to sign in'],
    ['it', 'Non hai i permessi per accedere'],
  ] as const)('keeps no token of a reader without a permitted group (%s)', async (locale, text) => {
    fakeApi({ [SIGN_IN]: buildSession('administrator_associated_companies') });
    await signIn(locale);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('says when to try again', async () => {
    fakeApi({ [SIGN_IN]: () => new Response('{}', { status: 429, headers: { 'Retry-After': '40' } }) });
    await signIn('en');
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 40 seconds.');
  });

  it('shows the own message of any other error', async () => {
    fakeApi({ [SIGN_IN]: () => Response.json({ detail: 'Down for repair.' }, { status: 503 }) });
    await signIn('it');
    expect(await screen.findByRole('alert')).toHaveTextContent('Down for repair.');
  });

  it('does not navigate if the reader has opened another screen before the answer', async () => {
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    const session = buildSession();
    fakeApi({
      [SIGN_IN]: async () => {
        await isLetGo;
        return session;
      },
    });
    await signIn('en');
    act(() => navigate('/account/forgot-password'));
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    letGo();
    await waitFor(() => expect(localStorage.getItem('token')).toBe(session.token));
    expect(location.hash).toBe('#/account/forgot-password');
  });

  it('returns to the wanted path and shows the notice after 1.5 seconds', async () => {
    const session = buildSession();
    fakeApi({ [SIGN_IN]: session });
    const later = vi.spyOn(globalThis, 'setTimeout');
    await signIn('it', '/account/login?redirect=%2Fpress-release%2F4');
    await waitFor(() => expect(location.hash).toBe('#/press-release/4'));
    expect(localStorage.getItem('token')).toBe(session.token);
    expect(later).toHaveBeenCalledWith(expect.any(Function), 1500);
    expect(await screen.findByText('Login avvenuto con successo!')).toBeInTheDocument();
  });
});
