import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import { OFFICE_MAGAZINE_PATH, officeMagazinePath } from '@press-room/contract/admin-magazines';
import { CONTACT_LIST_PATH, CONTACT_PATH } from '@press-room/contract/contacts';
import { type InvitedContacts, invitedContactsPath } from '@press-room/contract/invited-contacts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildReaders } from '../../../test/admin-builders.ts';
import { rows } from '../../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../../test/open-admin.ts';

const AT = '2026-11-20T10:00:00.000Z';
const ISSUE = {
  id: 3,
  version: 2,
  status: 'draft',
  access: 'invited',
  published_at: AT,
  embargo_until: null,
  expires_at: null,
  visible_from: null,
  readers: buildReaders(),
  created_at: AT,
  updated_at: AT,
  kind: 'italian',
  territory: null,
  year: 2026,
  month: 11,
  title: { it: 'Forni', en: 'Kilns' },
  issue_number: '7',
  document: 7,
  name: 'issue.pdf',
  bytes: 1000,
  page_count: 12,
  cover: null,
  progress: { state: 'ready', pages: 'ready', cover: 'ready', pages_read: 12, attempts: 0, failure: null },
};
const CONTACT = {
  id: 8,
  first_name: 'Rita',
  last_name: 'Bo',
  addresses: [{ email: 'rita@example.com' }],
  outlets: [],
};
const LIST = { id: 4, name: 'Friends', press_group: { id: 1, name: 'Site Alpha' }, filter: null };

const path = invitedContactsPath('magazine', 3);

/** `saved` delays the answer to the first change. */
function openField(saved: Promise<void> = Promise.resolve()) {
  let invited: InvitedContacts = { version: 11, people: [{ id: 7, name: 'Ada Rossi', has_account: false }] };
  return openOffice({
    address: '/admin/magazines/3',
    answers: {
      [`GET ${OFFICE_MAGAZINE_PATH}`]: rows([ISSUE]),
      [`GET ${officeMagazinePath(3)}`]: ISSUE,
      [`GET ${OFFICE_ASSET_PATH}`]: rows([]),
      [`GET ${CONTACT_PATH}`]: rows([CONTACT]),
      [`GET ${CONTACT_LIST_PATH}`]: rows([LIST]),
      [`GET ${path}`]: () => Response.json(invited),
      [`PUT ${path}`]: async () => {
        await saved;
        invited = { version: invited.version + 1, people: [{ id: 8, name: 'Rita Bo', has_account: true }] };
        return Response.json(invited);
      },
    },
  });
}

it('stores each change of the invited contacts', async () => {
  const { user, calls } = openField();
  const field = within(await screen.findByRole('group', { name: 'Invited people' }));
  expect(await field.findByText('Ada Rossi (no account yet)')).toBeInTheDocument();
  await user.type(field.getByRole('combobox', { name: 'Invite a contact' }), 'Rita');
  await user.click(await screen.findByRole('option', { name: /Rita Bo/ }));
  expect(await field.findByRole('button', { name: /Rita Bo/ })).toBeInTheDocument();
  await user.type(field.getByRole('combobox', { name: 'Invite everybody on a list' }), 'Fri');
  await user.click(await screen.findByRole('option', { name: /Friends/ }));
  await waitFor(() =>
    expect(writesBelow(calls, path)).toEqual([
      ['PUT', path, '"11"', { contacts: [7, 8] }],
      ['PUT', path, '"12"', { contacts: [8], lists: [4] }],
    ]),
  );
});

it('stores a change that is made while another one is being stored', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user, calls } = openField(promise);
  const field = within(await screen.findByRole('group', { name: 'Invited people' }));
  await user.type(field.getByRole('combobox', { name: 'Invite a contact' }), 'Rita');
  await user.click(await screen.findByRole('option', { name: /Rita Bo/ }));
  await user.type(field.getByRole('combobox', { name: 'Invite everybody on a list' }), 'Fri');
  await user.click(await screen.findByRole('option', { name: /Friends/ }));
  resolve();
  await waitFor(() => expect(writesBelow(calls, path)).toHaveLength(2));
  expect(writesBelow(calls, path)[1]).toEqual(['PUT', path, '"12"', { contacts: [8], lists: [4] }]);
});
