import { VERIFY_EMAIL_PATH } from '@press-room/contract/account';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseLocale } from '../../../i18n/locale.ts';
import { getToken } from '../../../lib/auth.ts';
import { buildSession } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const ADDRESS = `/account/verify-email/user_id=3&timestamp=${Math.floor(Date.now() / 1000)}&signature=abc`;

it('sends the link of a new address once, whatever is looked at in between', async () => {
  const answers = [Response.json({ detail: 'Email changed successfully' })];
  const calls = fakeApi({
    [`POST ${TOKEN_REFRESH_PATH}`]: buildSession(),
    [`POST ${VERIFY_EMAIL_PATH}`]: () =>
      answers.shift() ?? Response.json({ detail: 'Invalid signature' }, { status: 400 }),
  });
  renderApp(ADDRESS, { signedIn: true });
  expect(await screen.findByText('Your new address is confirmed')).toBeInTheDocument();
  expect(getToken()).toBeNull();
  act(() => chooseLocale('it'));
  expect(await screen.findByRole('button', { name: 'Accedi' })).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === VERIFY_EMAIL_PATH)).toHaveLength(1);
});
