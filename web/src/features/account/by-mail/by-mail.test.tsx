import {
  PROFILE_PATH,
  SEND_SIGN_IN_LINK_PATH,
  SIGN_IN_BY_CODE_PATH,
  SIGN_IN_BY_LINK_PATH,
} from '@press-room/contract/account';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildProfile, buildSession } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const ASK = `POST ${SEND_SIGN_IN_LINK_PATH}`;
const BY_CODE = `POST ${SIGN_IN_BY_CODE_PATH}`;
const BY_LINK = `POST ${SIGN_IN_BY_LINK_PATH}`;
const PROFILE = { [`GET ${PROFILE_PATH}`]: () => ({ ...buildProfile() }) };
const LINK = `/account/login?user_id=7&timestamp=${Math.floor(Date.now() / 1000)}&signature=${'x'.repeat(43)}`;
const email = 'alice@example.com';

const WORDS = [
  {
    locale: 'en',
    link: 'Sign in with a code by e-mail',
    submit: 'Send me the code',
    label: 'Six-digit code',
    enter: 'Sign in',
    elsewhere: /not asked for in this browser/,
  },
  {
    locale: 'it',
    link: 'Accedi con un codice via e-mail',
    submit: 'Inviami il codice',
    label: 'Codice di sei cifre',
    enter: 'Accedi',
    elsewhere: /non è stato chiesto in questo browser/,
  },
] as const;

it.each(WORDS)('signs in with the code and the ticket of this browser ($locale)', async (words) => {
  const session = buildSession();
  const calls = fakeApi({
    ...PROFILE,
    [ASK]: { detail: 'Sent.', ticket: 'the-ticket' },
    [BY_CODE]: ({ body }) =>
      (body as { code: string }).code === '123 456'
        ? session
        : Response.json({ code: ['Not this one'] }, { status: 400 }),
  });
  const { user } = renderApp('/account/login?redirect=%2Fpress-release%2F4', { locale: words.locale });
  await user.click(await screen.findByRole('button', { name: words.link }));
  await user.type(await screen.findByLabelText('E-mail'), email);
  await user.click(screen.getByRole('button', { name: words.submit }));
  const code = await screen.findByLabelText(words.label);
  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining('Not this one')));
  await user.clear(code);
  await user.type(code, '123 456{Enter}');
  await waitFor(() => expect(location.hash).toBe('#/press-release/4'));
  expect(localStorage.getItem('token')).toBe(session.token);
  expect(calls.find(({ path }) => path === SIGN_IN_BY_CODE_PATH)?.body).toEqual({
    email,
    ticket: 'the-ticket',
    code: '000000',
  });
});

it('still asks for the code where the tab was loaded anew meanwhile', async () => {
  fakeApi({ [ASK]: { detail: 'Sent.', ticket: 'the-ticket' } });
  const { user } = renderApp('/account/login');
  await user.click(await screen.findByRole('button', { name: WORDS[0].link }));
  await user.type(await screen.findByLabelText('E-mail'), email);
  await user.click(screen.getByRole('button', { name: WORDS[0].submit }));
  await screen.findByLabelText(WORDS[0].label);
  cleanup();
  renderApp('/account/login');
  expect(await screen.findByLabelText(WORDS[0].label)).toBeVisible();
  expect(screen.getByText(/alice@example\.com/)).toBeVisible();
});

it.each(WORDS)('signs nobody in by a link before a button is pressed ($locale)', async (words) => {
  const session = buildSession();
  const calls = fakeApi({ ...PROFILE, [BY_LINK]: session });
  const { user } = renderApp(LINK, { locale: words.locale });
  expect(await screen.findByText(words.elsewhere)).toBeVisible();
  expect(calls.filter(({ path }) => path === SIGN_IN_BY_LINK_PATH)).toEqual([]);
  await user.click(screen.getByRole('button', { name: words.enter }));
  await waitFor(() => expect(localStorage.getItem('token')).toBe(session.token));
});

it('offers another code where the link has been used', async () => {
  fakeApi({ [BY_LINK]: () => Response.json({ detail: 'Invalid signature' }, { status: 400 }) });
  const { user } = renderApp(LINK);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('This link is not valid')).toBeVisible();
  await user.click(screen.getByRole('button', { name: WORDS[0].link }));
  expect(await screen.findByRole('button', { name: WORDS[0].submit })).toBeVisible();
});
