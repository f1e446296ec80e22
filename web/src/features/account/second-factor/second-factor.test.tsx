import {
  passkeyPath,
  RECOVERY_CODES_PATH,
  type SecondFactor,
  TOTP_CONFIRM_PATH,
  TOTP_PATH,
} from '@press-room/contract/second-factor';
import { SECOND_FACTOR_PATH, TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { navigate } from '../../../lib/navigation.ts';
import { buildSession, buildToken } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const OFF: SecondFactor = { state: 'none', totp: null, passkeys: [], recovery_codes_left: 0 };
const ON: SecondFactor = {
  state: 'on',
  totp: { confirmed_at: '2026-11-20T10:00:00.000Z', last_used_at: null },
  passkeys: [{ id: 4, name: 'Work laptop', created_at: '2026-11-20T10:00:00.000Z', last_used_at: null }],
  recovery_codes_left: 1,
};
const CODES = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'];
const SECRET = 'JBSWY3DPEHPK3PXP';
const PATH = '/account/second-factor';

function open(factors: SecondFactor, { address = PATH, locale = 'en' as 'en' | 'it' } = {}) {
  let now = factors;
  const calls = fakeApi({
    [`POST ${TOKEN_REFRESH_PATH}`]: () => buildSession(),
    [`GET ${SECOND_FACTOR_PATH}`]: () => now,
    [`POST ${TOTP_PATH}`]: {
      secret: SECRET,
      url: `otpauth://totp/localhost:alice%40example.com?issuer=localhost&secret=${SECRET}`,
    },
    [`POST ${TOTP_CONFIRM_PATH}`]: ({ body }) => {
      if ((body as { code: string }).code !== '123456')
        return Response.json({ code: ['Wrong code'] }, { status: 400 });
      now = ON;
      return { token: buildToken(), recovery_codes: CODES };
    },
    [`POST ${RECOVERY_CODES_PATH}`]: { recovery_codes: CODES },
    [`PATCH ${passkeyPath(4)}`]: ({ body }) => ({
      ...ON,
      passkeys: ON.passkeys.map((passkey) => ({ ...passkey, ...(body as { name: string }) })),
    }),
    [`DELETE ${passkeyPath(4)}`]: () => ({ ...ON, passkeys: [] }),
  });
  return { calls, ...renderApp(address, { locale, signedIn: true }) };
}

it.each([
  {
    locale: 'en',
    begin: 'Set up an app',
    label: 'Six-digit code',
    confirm: 'Confirm',
    title: 'Your recovery codes',
    kept: 'I have kept them',
    next: 'Go on',
  },
  {
    locale: 'it',
    begin: 'Configura un’app',
    label: 'Codice di sei cifre',
    confirm: 'Conferma',
    title: 'I tuoi codici di recupero',
    kept: 'Li ho conservati',
    next: 'Prosegui',
  },
] as const)('sets an authenticator app up and shows the recovery codes once ($locale)', async (words) => {
  const { locale, begin, label, confirm, title, kept, next } = words;
  const { user } = open(OFF, { locale, address: `${PATH}?redirect=%2Fadmin%2Fusers` });
  await user.click(await screen.findByRole('button', { name: begin }));
  expect(await screen.findByRole('img', { name: /QR/ })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  const field = screen.getByLabelText(label);
  await user.type(field, '000000');
  await user.click(screen.getByRole('button', { name: confirm }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Wrong code')));
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(CODES),
  );
  await user.click(screen.getByRole('button', { name: kept }));
  expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  const goOn = await screen.findByRole('link', { name: next });
  expect(goOn).toHaveAttribute('href', '#/admin/users');
});

it('asks before leaving codes that were neither copied nor saved', async () => {
  const { user } = open(ON);
  await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make new codes' }));
  await screen.findByRole('heading', { name: 'Your recovery codes' });
  navigate('/contact-us');
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.getByText(CODES[0] ?? '')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  navigate('/contact-us');
  await waitFor(() => expect(location.hash).toBe('#/contact-us'));
});

it('copies and prints the codes', async () => {
  vi.stubGlobal('print', vi.fn());
  const { user } = open(ON);
  await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Make new codes' }));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(`Your recovery codes\n\n${CODES.join('\n')}\n`);
  expect(await screen.findByText('Copied')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('names passkeys anew, and removes one after asking', async () => {
  const { user, calls } = open(ON);
  expect(await screen.findByText('One code is left.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Rename: Work laptop' }));
  const field = screen.getByLabelText('Name');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Give it a name')));
  await user.type(field, 'Old laptop{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Remove: Old laptop' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove the passkey “Old laptop”?' });
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Old laptop')).toBeNull());
});

it('says where it is required, switched off, or not for this browser', async () => {
  open({ ...OFF, state: 'required' });
  expect(await screen.findByText(/The press office requires two-step sign-in/)).toBeVisible();
  expect(screen.getByText('This browser cannot use passkeys.')).toBeVisible();
});

it('offers nothing where the press room has none', async () => {
  open({ ...OFF, state: 'unavailable' });
  expect(await screen.findByText(/is switched off/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set up an app' })).toBeNull();
});
