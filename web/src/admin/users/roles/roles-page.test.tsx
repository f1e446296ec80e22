import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openOffice } from '../../../test/open-admin.ts';

it('says what each role may do, and who is in it', async () => {
  openOffice({ address: '/admin/roles', answers: {} });
  const role = (name: string) => within(screen.getByRole('region', { name }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Users and rights' })).toBeInTheDocument();
  expect(role('Reader').getByText(/Reads what is for the press/)).toBeInTheDocument();
  expect(role('Associated companies’ administrator').getByText(/Does not allow sign-in/)).toBeInTheDocument();
  expect(role('Global administrator').getByText('Activity log')).toBeInTheDocument();
  expect(role('Press room administrator').queryByText('Activity log')).not.toBeInTheDocument();
  expect(role('Your rights').getByText(/the role .*Press room administrator/)).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/[a-z]_[a-z]|[a-z]\.[a-z]/);
  expect(role('Reader').getByRole('link', { name: 'Show its members' })).toHaveAttribute(
    'href',
    '#/admin/users?group=user_press_room',
  );
});
