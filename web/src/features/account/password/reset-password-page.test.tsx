import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { navigate } from '../../../lib/navigation.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

it('opens a good link after one that was cut off', async () => {
  fakeApi({});
  renderApp('/account/reset-password/user_id=3');
  expect(await screen.findByText('This link is not valid')).toBeInTheDocument();
  const now = Math.floor(Date.now() / 1000);
  navigate(`/account/reset-password/user_id=3&timestamp=${now}&signature=abc`);
  expect(await screen.findByLabelText('New password')).toBeInTheDocument();
  expect(screen.queryByText('This link is not valid')).not.toBeInTheDocument();
});
