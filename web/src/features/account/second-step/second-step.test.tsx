import { PROFILE_PATH } from '@press-room/contract/account';
import { PROOF_PATH } from '@press-room/contract/second-factor';
import { SECOND_FACTOR_PATH, SIGN_IN_STEP_PATH, TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Locale } from '../../../i18n/locale.ts';
import { postJson } from '../../../lib/api.ts';
import { lock } from '../../../lib/lock.ts';
import { buildProfile, buildSession } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const STEP = {
  detail: 'One more step.',
  code: 'second_factor_required',
  ticket: 'the-ticket',
  methods: ['totp', 'recovery_code'],
};
const refusal = (body: object, status = 400) => Response.json(body, { status });

async function signIn(locale: Locale, address = '/account/login') {
  const { user } = renderApp(address, { locale });
  await user.type(await screen.findByLabelText('E-mail'), 'alice@example.com');
  await user.type(screen.getByLabelText('Password'), 'Str0ng_pass!');
  await user.click(screen.getByRole('button', { name: locale === 'it' ? 'Accedi' : 'Sign in' }));
  return user;
}

const WORDS = [
  {
    locale: 'en',
    title: 'One more step',
    label: 'Six-digit code',
    missing: 'Type the six digits',
    submit: 'Confirm',
  },
  {
    locale: 'it',
    title: 'Ancora un passaggio',
    label: 'Codice di sei cifre',
    missing: 'Digita le sei cifre',
    submit: 'Conferma',
  },
] as const;

it.each(WORDS)(
  'asks for the second step, keeps no token before it, then goes on ($locale)',
  async (words) => {
    const { locale, title, label, missing, submit } = words;
    const session = buildSession();
    const calls = fakeApi({
      [`POST ${TOKEN_AUTH_PATH}`]: () => refusal(STEP, 403),
      [`POST ${SIGN_IN_STEP_PATH}`]: ({ body }) =>
        (body as { code: string }).code === '123 456' ? session : refusal({ code: ['Not this one'] }),
      [`GET ${PROFILE_PATH}`]: () => ({ ...buildProfile() }),
    });
    const user = await signIn(locale, '/account/login?redirect=%2Fpress-release%2F4');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    const field = await screen.findByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(field, '12');
    await user.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(missing)));
    await user.clear(field);
    await user.type(field, '000000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Not this one')));
    expect(field).toHaveValue('000000');
    expect(screen.getByRole('alert')).toHaveTextContent('Not this one');
    await user.clear(field);
    await user.type(field, '123 456{Enter}');
    await waitFor(() => expect(location.hash).toBe('#/press-release/4'));
    expect(localStorage.getItem('token')).toBe(session.token);
    expect(calls.findLast(({ path }) => path === SIGN_IN_STEP_PATH)?.body).toEqual({
      ticket: 'the-ticket',
      code: '123 456',
    });
  },
);

it('takes a recovery code instead, and goes back to the password when the time is over', async () => {
  fakeApi({
    [`POST ${TOKEN_AUTH_PATH}`]: () => refusal(STEP, 403),
    [`POST ${SIGN_IN_STEP_PATH}`]: () => refusal({ ticket: ['This sign-in has taken too long.'] }),
  });
  const user = await signIn('en');
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Recovery code'), 'k7qm-2xpt-9fhw{Enter}');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  for (const told of screen.getAllByRole('alert'))
    expect(told).toHaveTextContent('This sign-in has taken too long.');
  expect(screen.getByLabelText('Recovery code')).toHaveValue('k7qm-2xpt-9fhw');
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  expect(screen.getByLabelText('E-mail')).toBeVisible();
});

it.each([
  ['en', 'You do not have permission to sign in'],
  ['it', 'Non hai i permessi per accedere'],
] as const)(
  'says beside the password, too, that nobody without a permitted group comes in (%s)',
  async (locale, text) => {
    fakeApi({
      [`POST ${TOKEN_AUTH_PATH}`]: () => refusal(STEP, 403),
      [`POST ${SIGN_IN_STEP_PATH}`]: buildSession('administrator_associated_companies'),
    });
    const user = await signIn(locale);
    await user.type(await screen.findByRole('textbox'), '123456{Enter}');
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAccessibleDescription(text);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    await user.type(field, 'x');
    expect(field).not.toHaveAccessibleDescription();
  },
);

it('moves the progress bar while the second step is on its way', async () => {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  fakeApi({
    [`POST ${TOKEN_AUTH_PATH}`]: () => refusal(STEP, 403),
    [`POST ${SIGN_IN_STEP_PATH}`]: async () => {
      await isLetGo;
      return refusal({ code: ['Not this one'] });
    },
  });
  const user = await signIn('en');
  const field = await screen.findByLabelText('Six-digit code');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await user.type(field, '000000{Enter}');
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  letGo();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

it('unlocks with both steps', async () => {
  const session = buildSession();
  fakeApi({
    [`POST ${TOKEN_AUTH_PATH}`]: () => refusal(STEP, 403),
    [`POST ${SIGN_IN_STEP_PATH}`]: session,
  });
  const { user } = renderApp('/contact-us', { signedIn: true });
  await screen.findByRole('heading', { level: 1 });
  act(() => lock());
  await user.type(await screen.findByLabelText('Password'), 'Str0ng_pass!{Enter}');
  await user.type(await screen.findByLabelText('Six-digit code'), '123456{Enter}');
  await waitFor(() => expect(localStorage.getItem('token')).toBe(session.token));
});

const ASKED = { detail: 'Confirm first that it is you.', code: 'recent_proof_required' };
const NO_FACTOR = { state: 'none', totp: null, passkeys: [], recovery_codes_left: 0 };

/** Starts a call that requires a recent proof. */
function openGuarded() {
  let isProved = false;
  return fakeApi({
    'POST /api/guarded/': () => (isProved ? { detail: 'Done' } : refusal(ASKED, 403)),
    [`GET ${SECOND_FACTOR_PATH}`]: NO_FACTOR,
    [`POST ${PROOF_PATH}`]: ({ body }) => {
      if ((body as { password: string }).password !== 'right') return refusal({ password: ['Not this one'] });
      isProved = true;
      return buildSession();
    },
  });
}

it('asks once for several calls that want a recent proof, and sends each again', async () => {
  const calls = openGuarded();
  const { user } = renderApp('/contact-us', { signedIn: true });
  const answers = Promise.all([postJson('/api/guarded/', { one: 1 }), postJson('/api/guarded/', { two: 2 })]);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  const field = await within(dialog).findByLabelText('Your password');
  await user.type(field, 'wrong{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Not this one'));
  await user.clear(field);
  await user.type(field, 'right{Enter}');
  expect(await answers).toEqual([{ detail: 'Done' }, { detail: 'Done' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = calls.filter(({ path }) => path === '/api/guarded/').map(({ body }) => JSON.stringify(body));
  expect(sent.toSorted()).toEqual(['{"one":1}', '{"one":1}', '{"two":2}', '{"two":2}']);
});

it('drops the call if the reader declines the proof', async () => {
  openGuarded();
  const { user } = renderApp('/contact-us', { signedIn: true });
  const refused = postJson('/api/guarded/', {}).catch((error: Error) => error.message);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  const cancel = async (place: HTMLElement) => {
    await within(place).findByLabelText('Your password');
    await user.click(within(place).getByRole('button', { name: 'Cancel' }));
  };
  await cancel(dialog);
  expect(await refused).toBe('Confirm first that it is you.');
  // A repeated call asks for proof again.
  const again = postJson('/api/guarded/', {}).catch((error: Error) => error.message);
  await cancel(await screen.findByRole('dialog'));
  expect(await again).toBe('Confirm first that it is you.');
});
