import type { GroupName } from '@press-room/contract/account-groups';
import {
  INVITATION_PATH,
  type Invitation,
  type InvitationState,
  invitationPath,
} from '@press-room/contract/invitations';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Handlers, rows } from '../../../test/fake-api.ts';
import { openOffice } from '../../../test/open-admin.ts';

const invitation = (id: number, state: InvitationState): Invitation => ({
  id,
  version: 1,
  email: `marco${id}@example.com`,
  first_name: 'Marco',
  last_name: `Bianchi ${id}`,
  language: 'it',
  groups: ['user_press_room'],
  company: null,
  state,
  invited_by: null,
  sent_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-11-27T10:00:00.000Z',
  accepted_at: null,
  revoked_at: null,
  account: state === 'accepted' ? 12 : null,
});

const open = (address: string, answers: Handlers = {}, group: GroupName = 'administrator_press_room') =>
  openOffice({
    address,
    group,
    answers: {
      [`GET ${INVITATION_PATH}`]: () => rows([invitation(1, 'waiting'), invitation(2, 'accepted')]),
      ...answers,
    },
  });

it('sends an invitation again or takes it back while nobody has accepted it', async () => {
  const { user, calls } = open('/admin/users/invitations', {
    [`POST ${invitationPath(1)}send/`]: { ...invitation(1, 'waiting'), version: 2 },
    [`POST ${invitationPath(1)}revoke/`]: { ...invitation(1, 'revoked'), version: 2 },
  });
  const accepted = within(await screen.findByRole('row', { name: /Bianchi 2/ }));
  expect(accepted.getByRole('link', { name: 'Marco Bianchi 2' })).toHaveAttribute('href', '#/admin/users/12');
  expect(accepted.queryByRole('button', { name: /Withdraw/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send again: Marco Bianchi 1' }));
  expect(await screen.findByText('A new invitation is on its way to Marco Bianchi 1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw: Marco Bianchi 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const posts = calls.filter(({ method, path }) => method === 'POST' && path.startsWith(INVITATION_PATH));
  expect(posts.map(({ path }) => path)).toEqual([`${invitationPath(1)}send/`, `${invitationPath(1)}revoke/`]);
});

it('offers the groups that the officer may give, and shows what the server says against a field', async () => {
  const bodies: unknown[] = [];
  const { user, calls } = open('/admin/users/invitations/new', {
    [`POST ${INVITATION_PATH}`]: () =>
      bodies.push(null) === 1
        ? Response.json({ email: ['Known already.'] }, { status: 400 })
        : invitation(3, 'waiting'),
  });
  expect(await screen.findByRole('checkbox', { name: 'Reader' })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Global administrator' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('First name'), 'Marco');
  await user.type(screen.getByLabelText('Last name'), 'Bianchi');
  await user.type(screen.getByLabelText('E-mail'), 'marco@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('Known already.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(location.hash).toBe('#/admin/users/invitations'));
  expect(calls.find(({ method, path }) => method === 'POST' && path === INVITATION_PATH)?.body).toEqual({
    email: 'marco@example.com',
    first_name: 'Marco',
    last_name: 'Bianchi',
    language: 'en',
    groups: ['user_press_room'],
    company: null,
  });
});

it('asks for a company where somebody will act for one', async () => {
  const { user } = open('/admin/users/invitations/new', {}, 'administrator_global');
  await user.click(await screen.findByRole('checkbox', { name: 'Company press officer' }));
  expect(screen.getByRole('combobox', { name: 'Company' })).toBeInTheDocument();
});
