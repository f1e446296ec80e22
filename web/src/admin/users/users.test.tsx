import type { GroupName } from '@press-room/contract/account-groups';
import { userRightsPath } from '@press-room/contract/rights';
import { type AccountRow, USER_PATH, userActionPath, userPath } from '@press-room/contract/users';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../test/builders.ts';
import { type FakeCall, rows } from '../../test/fake-api.ts';
import { openOffice } from '../../test/open-admin.ts';

const WANDA: AccountRow = {
  id: 12,
  email: 'wanda@example.com',
  first_name: 'Wanda',
  last_name: 'Neri',
  language: 'it',
  groups: [],
  account_type: 'USER',
  company: null,
  company_name: '',
  qualify: 'director',
  publishing_house: '',
  website: '',
  country: 'IT',
  newspaper: 'Il Foglio',
  periodicity: null,
  printing_copies: 12_000,
  sector: ['design'],
  picture: null,
  created_at: '2026-11-18T09:00:00.000Z',
  verified_at: '2026-11-18T09:05:00.000Z',
  disabled_at: null,
  last_sign_in_at: null,
  accreditation: {
    state: 'pending',
    requested_at: '2026-11-18T09:05:00.000Z',
    decided_at: null,
    reason: '',
  },
  erasure_requested_at: null,
  erasure_due_at: null,
};

/** The screen of a signed-in user, with accounts that an action removes from the list. */
function openUsers(
  address: string,
  {
    person = WANDA,
    more = [],
    group = 'administrator_press_room',
  }: { person?: AccountRow; more?: AccountRow[]; group?: GroupName } = {},
) {
  let isDone = false;
  const finish = () => {
    isDone = true;
    return { detail: 'Done' };
  };
  const isRefused = group === 'user_press_room';
  const refusal = () => Response.json({ detail: 'No permission' }, { status: 403 });
  return openOffice({
    address,
    group,
    answers: {
      [`GET ${USER_PATH}`]: isRefused ? refusal : () => rows(isDone ? [] : [person, ...more]),
      [`GET ${userPath(12)}`]: isRefused ? refusal : { ...person },
      [`POST ${userActionPath(12, 'approve')}`]: finish,
      [`POST ${userActionPath(12, 'refuse')}`]: finish,
      [`POST ${userActionPath(12, 'erase')}`]: finish,
      [`POST ${userActionPath(12, 'disable')}`]: { detail: 'Done' },
      [`POST ${userActionPath(12, 'enable')}`]: { detail: 'Done' },
    },
  });
}

const sent = (calls: FakeCall[], path: string) => calls.filter((call) => call.path === path);

describe('the accounts', () => {
  it('are searched by word and narrowed in the address, and say how many wait', async () => {
    const { user, calls } = openUsers('/admin/users');
    const row = await screen.findByRole('row', { name: /Wanda Neri/ });
    expect(row).toHaveTextContent(/Il Foglio.*Director.*Waiting for approval.*Approve.*18 Nov 2026/);
    const lists = () => sent(calls, USER_PATH).filter(({ search }) => search.get('length') === '50');
    expect(lists()[0]?.search.get('state')).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Waiting for approval: 1' }));
    await waitFor(() => expect(lists().at(-1)?.search.get('state')).toBe('pending'));
    await user.type(screen.getByRole('searchbox', { name: 'Search accounts' }), 'neri foglio{Enter}');
    await waitFor(() => expect(location.hash).toBe('#/admin/users?state=pending&q=neri+foglio'));
    await waitFor(() => expect(lists().at(-1)?.search.get('columns[1][search][value]')).toBe('foglio'));
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(lists().at(-1)?.search.get('state')).toBeNull());
  });

  it('are approved with one press', async () => {
    const { user, calls } = openUsers('/admin/users?state=pending');
    await user.click(await screen.findByRole('button', { name: 'Approve: Wanda Neri' }));
    expect(await screen.findByText('Accreditation approved: Wanda Neri')).toBeInTheDocument();
    expect(await screen.findByText('No items match these filters')).toBeInTheDocument();
    expect(sent(calls, userActionPath(12, 'approve'))).toHaveLength(1);
  });

  it('are disabled many at once, which is taken back; not the own one and not the staff’s', async () => {
    const own = { ...WANDA, id: buildSession().user.id, first_name: 'Own' };
    const staff = {
      ...WANDA,
      id: 14,
      first_name: 'Staff',
      groups: [{ id: 4, name: 'administrator_global' }],
    };
    const { user, calls } = openUsers('/admin/users', { more: [own, staff] });
    const head = within(await screen.findByRole('columnheader', { name: /^Select all/ }));
    await user.click(head.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Disable' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Disable one account?' }));
    expect(dialog.getByText(/Own Neri/).closest('li')).toHaveTextContent('Own Neri: your own account');
    expect(dialog.getByText(/Staff Neri/).closest('li')).toHaveTextContent('Staff Neri: staff account');
    await user.click(dialog.getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('One account disabled')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    const writes = calls.filter(({ method, path }) => method === 'POST' && path.startsWith(USER_PATH));
    expect(writes.map(({ path }) => path)).toEqual([
      userActionPath(12, 'disable'),
      userActionPath(12, 'enable'),
    ]);
  });

  it('are refused with a reason only', async () => {
    const { user, calls } = openUsers('/admin/users');
    await user.click(await screen.findByRole('button', { name: 'Refuse: Wanda Neri' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Refuse accreditation to Wanda Neri?' }));
    expect(dialog.getByText(/They read Italian\.$/)).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), '   ');
    await user.click(dialog.getByRole('button', { name: 'Refuse accreditation' }));
    expect(await dialog.findByText('Give a reason')).toBeInTheDocument();
    expect(sent(calls, userActionPath(12, 'refuse'))).toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No newspaper');
    await user.click(dialog.getByRole('button', { name: 'Refuse accreditation' }));
    expect(await screen.findByText('Accreditation refused: Wanda Neri')).toBeInTheDocument();
    expect(sent(calls, userActionPath(12, 'refuse')).map(({ body }) => body)).toEqual([
      { reason: 'No newspaper' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['wanda@example.com', 'Wanda@example.com'],
    ['wanda@xn--caff-8oa.example.com', 'wanda@caffè.example.com'],
  ])('are erased once their address is typed: %s as %s', async (email, typed) => {
    const asked = { erasure_requested_at: '2026-11-10T09:00:00Z', erasure_due_at: '2026-12-10T09:00:00Z' };
    const { user, calls } = openUsers('/admin/users/12', { person: { ...WANDA, ...asked, email } });
    await user.click(await screen.findByRole('button', { name: 'Confirm deletion' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete the account of Wanda Neri?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(await dialog.findByText('This is not the address of the account')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'E-mail of the account' }), typed);
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByText('Account deleted: Wanda Neri')).toBeInTheDocument();
    expect(sent(calls, userActionPath(12, 'erase'))).toHaveLength(1);
    await waitFor(() => expect(location.hash).toBe('#/admin/users'));
  });

  it('show all that is known about a person', async () => {
    openUsers('/admin/users/12');
    expect(await screen.findByRole('heading', { level: 1, name: 'Wanda Neri' })).toBeInTheDocument();
    for (const fact of ['Il Foglio', 'Director', '12,000', 'Design', 'Journalist'])
      expect(screen.getByText(fact)).toBeInTheDocument();
  });

  it('call nobody of the press office a journalist', async () => {
    const person = { ...WANDA, groups: [{ id: 4, name: 'administrator_press_room' }] };
    const { unmount } = openUsers('/admin/users/12', { person });
    expect(await screen.findByRole('heading', { level: 1, name: 'Wanda Neri' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText('Press office')).toBeInTheDocument();
    for (const fact of ['Il Foglio', 'Director', 'Journalist'])
      expect(screen.queryByText(fact)).not.toBeInTheDocument();
    unmount();
    openUsers('/admin/users', { person });
    expect(await screen.findByRole('row', { name: /Wanda Neri.*Press office/ })).toBeInTheDocument();
  });

  it('are nobody else’s business: no menu entry, and the refusal in words', async () => {
    openUsers('/admin/users', { group: 'user_press_room' });
    expect(await screen.findByText('For the press office only')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'People' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('have an entry in the menu of those who may see them', async () => {
    const { user } = openUsers('/home');
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await user.click(await menu.findByRole('button', { name: 'People' }));
    expect(menu.getByRole('link', { name: 'Journalists and users' })).toHaveAttribute(
      'href',
      '#/admin/users',
    );
  });
});

it.each([
  ['administrator_press_room', 0],
  ['administrator_global', 1],
] as const)('leads %s to the change of rights: %i', async (group, links) => {
  openOffice({
    address: '/admin/users/12',
    group,
    answers: {
      [`GET ${userPath(12)}`]: { ...WANDA },
      [`GET ${userRightsPath(12)}`]: { version: 1, groups: [], direct: [], rights: [] },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Rights' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Change groups and rights' })).toHaveLength(links);
  expect(screen.queryAllByRole('link', { name: 'Rights' })).toHaveLength(links);
  expect(screen.queryAllByText(/^Rights are changed by: .*Global administrator/)).toHaveLength(1 - links);
});

it.each([
  ['administrator_press_room', 0],
  ['administrator_global', 1],
] as const)('leads %s from the list to the rights of a person: %i', async (group, links) => {
  openUsers('/admin/users', { group });
  expect(await screen.findByRole('link', { name: 'Wanda Neri' })).toBeVisible();
  const ways = screen.queryAllByRole('link', { name: 'Rights of Wanda Neri' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(
    Array<string>(links).fill('#/admin/users/12/rights'),
  );
});
