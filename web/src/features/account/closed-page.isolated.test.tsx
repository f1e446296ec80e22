import { RESET_PASSWORD_PATH } from '@press-room/contract/account';
import { BOOT_ELEMENT_ID } from '@press-room/contract/boot';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';

let renderApp: typeof import('../../test/render-app.tsx').renderApp;

beforeAll(async () => {
  const element = document.createElement('script');
  element.id = BOOT_ELEMENT_ID;
  element.type = 'application/json';
  element.textContent = JSON.stringify({ closed: ['registration', 'password_reset'] });
  document.head.append(element);
  // The app reads the page's embedded data on import.
  ({ renderApp } = await import('../../test/render-app.tsx'));
});

it.each([
  ['/account/sign-up', 'Registration is closed'],
  ['/account/forgot-password', 'Passwords cannot be reset here'],
  ['/account/reset-password', 'Passwords cannot be reset here'],
])('%s says that it is closed and whom to ask, and shows no form', async (address, title) => {
  fakeApi({});
  renderApp(address);
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByRole('main').querySelector('form')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Contact us' })).not.toHaveLength(0);
});

it('a mailed link finishes a registration, but sets no other password', async () => {
  fakeApi({ [`POST ${RESET_PASSWORD_PATH}`]: Response.json({ detail: 'Not found.' }, { status: 404 }) });
  const timestamp = Math.floor(Date.now() / 1000);
  const { user } = renderApp(`/account/reset-password/user_id=1&timestamp=${timestamp}&signature=x`);
  await user.type(await screen.findByLabelText('New password'), 'Fresh_pass9!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This link is not valid')).toBeInTheDocument();
});

it('the sign-in screen leads to neither', async () => {
  fakeApi({});
  renderApp('/account/login');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('textbox')).toBeInTheDocument();
  for (const name of ['Register', 'Forgot your password?'])
    expect(main.queryByRole('link', { name })).not.toBeInTheDocument();
});
