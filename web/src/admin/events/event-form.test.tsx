import { OFFICE_EVENT_PATH } from '@press-room/contract/events';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openOffice, writesBelow } from '../../test/open-admin.ts';

it('marks the name where an event has none in either language, and sends nothing', async () => {
  const { user, calls } = openOffice({ address: '/admin/events/new', answers: {} });
  const name = await screen.findByRole('textbox', { name: 'Name, Italian' });
  await user.type(screen.getByLabelText('First day'), '2027-03-01');
  await user.type(screen.getByLabelText('Last day'), '2027-03-03');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Fill it in for at least one language');
  expect(name).toBeInvalid();
  expect(writesBelow(calls, OFFICE_EVENT_PATH)).toEqual([]);
});
