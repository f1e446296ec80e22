import { RESEND_ACTIVATION_PATH, VERIFY_REGISTRATION_PATH } from '@press-room/contract/account';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const VERIFY = `POST ${VERIFY_REGISTRATION_PATH}`;
const RESEND = `POST ${RESEND_ACTIVATION_PATH}`;
const YOUNG = Math.floor(Date.now() / 1000);
const refusal = () => Response.json({ detail: 'Invalid signature' }, { status: 400 });
const addressOf = (timestamp: number, join = '/') =>
  `/account/verify-account${join}user_id=3&timestamp=${timestamp}&signature=abc`;

it.each(['/', '?'])('confirms and offers the sign-in (link after %s)', async (join) => {
  const calls = fakeApi({ [VERIFY]: { detail: 'ok' } });
  renderApp(addressOf(YOUNG, join));
  expect(await screen.findByText('Your address is confirmed')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { user_id: '3', timestamp: String(YOUNG), signature: 'abc' } }]);
});

it('says that a link is forged or used, and sends another', async () => {
  const calls = fakeApi({ [VERIFY]: refusal, [RESEND]: { detail: 'sent' } });
  const { user } = renderApp(addressOf(YOUNG));
  expect(await screen.findByText('This link is not valid')).toBeInTheDocument();
  await user.type(screen.getByLabelText('E-mail'), 'alice@example.com');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText(/a link is on its way/)).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ email: 'alice@example.com' });
});

it('says that a link has expired', async () => {
  fakeApi({ [VERIFY]: refusal });
  renderApp(addressOf(YOUNG - 8 * 86_400), { locale: 'it' });
  expect(await screen.findByText('Questo link è scaduto')).toBeInTheDocument();
});

it('asks nobody about a link that is cut off', async () => {
  const calls = fakeApi({});
  renderApp('/account/verify-account/user_id=3');
  expect(await screen.findByText('This link is not valid')).toBeInTheDocument();
  expect(calls).toHaveLength(0);
});

it('tries again after a silence', async () => {
  fakeApi({});
  const { user } = renderApp(addressOf(YOUNG));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fakeApi({ [VERIFY]: { detail: 'ok' } });
  await user.click(retry);
  expect(await screen.findByText('Your address is confirmed')).toBeInTheDocument();
});

it('asks for the address when it is opened without a link', async () => {
  fakeApi({});
  renderApp('/account/verify-account');
  expect(await screen.findByRole('heading', { name: 'Confirm your address' })).toBeInTheDocument();
});
