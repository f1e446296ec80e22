import { COMPANY_FIELDS, type NameRequest } from '@press-room/contract/companies';
import { COMPANY_MEMBER_PATH } from '@press-room/contract/company-members';
import { INVITATION_PATH } from '@press-room/contract/invitations';
import { OWN_COMPANY_PATH, type OwnCompany, ownCompanyPath } from '@press-room/contract/own-company';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Handlers, rows } from '../../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../../test/open-admin.ts';

const ARGILLA = { id: 1, name: 'Argilla s.r.l.' };
const OWN = {
  ...Object.fromEntries(COMPANY_FIELDS.map((field) => [field, ''])),
  id: 1,
  version: 3,
  business_name: ARGILLA.name,
  city: 'Sassuolo',
  seats: { max: 3, members: 1, invited: 1 },
  quotas: [
    { quota: 'agents', used: 2, max: 3, usual: 10 },
    { quota: 'storage', used: 4_100_000_000, max: 5_000_000_000, usual: 5_000_000_000 },
    { quota: 'releases', used: 3, max: 100, usual: 100 },
  ],
  name_request: null,
} as unknown as OwnCompany;
const ASKED: NameRequest = {
  name: 'Argilla Nova',
  state: 'waiting',
  asked_at: '2026-03-12T10:00:00.000Z',
  asked_by: null,
  decided_at: null,
  note: '',
};

const openOwn = (row: OwnCompany, answers: Handlers = {}, address = '/admin/company') =>
  openOffice({
    address,
    group: 'administrator_press_room_external_company',
    pressOfficeOf: ARGILLA,
    answers: {
      [`GET ${ownCompanyPath(1)}`]: row,
      [`GET ${COMPANY_MEMBER_PATH}`]: rows([]),
      [`GET ${INVITATION_PATH}`]: rows([]),
      ...answers,
    },
  });

describe('the own company', () => {
  it('is written by its administrator, whose new name waits', async () => {
    const { user, calls } = openOwn(OWN, {
      [`PATCH ${ownCompanyPath(1)}`]: { ...OWN, version: 4, pub_city: 'Modena', name_request: ASKED },
    });
    const name = await screen.findByLabelText('Name for readers');
    expect(name).toHaveValue(ARGILLA.name);
    await user.clear(name);
    await user.type(name, 'Argilla Nova');
    await user.type(screen.getByLabelText(/^City/), 'Modena');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The name “Argilla Nova” waits to be reviewed')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: ARGILLA.name })).toBeVisible();
    const [[, , version, body] = []] = writesBelow(calls, OWN_COMPANY_PATH);
    expect(version).toBe('"3"');
    expect(body).toMatchObject({ name: 'Argilla Nova', pub_city: 'Modena' });
    expect(Object.keys(body as object).filter((field) => !/^(name|pub_)/.test(field))).toEqual([]);
  });

  it('reads why its name was refused', async () => {
    openOwn({ ...OWN, name_request: { ...ASKED, state: 'refused', note: 'It is a slogan.' } });
    expect(await screen.findByText('It is a slogan.')).toBeVisible();
    expect(screen.getByLabelText('Name for readers')).toHaveValue(ARGILLA.name);
  });

  it('invites as long as it has places', async () => {
    const { unmount } = openOwn(OWN);
    expect(await screen.findByText('People: 1 · Open invitations: 1 · Places: 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Invite a person' })).toBeVisible();
    unmount();
    openOwn({ ...OWN, seats: { max: 2, members: 1, invited: 1 } });
    expect(await screen.findByText(/All places are taken/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Invite a person' })).toBeNull();
  });

  it('shows its quotas, with advice if little is left', async () => {
    openOwn(OWN);
    expect(await screen.findByText('4.1 GB of 5 GB')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Room for files' })).toHaveAttribute(
      'value',
      '4100000000',
    );
    expect(screen.getByText('3 of 100')).toBeVisible();
    expect(screen.getAllByText(/Delete files that you no longer use/)).toHaveLength(1);
    expect(screen.queryByText(/Delete drafts/)).toBeNull();
  });

  it('is not asked which company and which group an invitation is for', async () => {
    const { user, calls } = openOwn(
      OWN,
      { [`POST ${INVITATION_PATH}`]: () => Response.json({ id: 3, version: 1 }, { status: 201 }) },
      '/admin/users/invitations/new',
    );
    await user.type(await screen.findByLabelText('First name'), 'Marco');
    await user.type(screen.getByLabelText('Last name'), 'Bianchi');
    await user.type(screen.getByLabelText('E-mail'), 'marco@example.com');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/users/invitations'));
    const [[, , , body] = []] = writesBelow(calls, INVITATION_PATH);
    expect(body).toMatchObject({ groups: ['agent_press_room_external_company'], company: null });
  });
});
