import type { GroupName } from '@press-room/contract/account-groups';
import {
  BRAND_PATH,
  COMPANY_FIELDS,
  type Company,
  companyHistoryPath,
  companyPath,
} from '@press-room/contract/companies';
import {
  COMPANY_MEMBER_PATH,
  type CompanyMember,
  companyMemberPath,
} from '@press-room/contract/company-members';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Handlers, rows } from '../../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../../test/open-admin.ts';

const AT = '2026-03-12T10:00:00.000Z';
const ARGILLA = { id: 1, name: 'Argilla s.r.l.' };

const GEA: CompanyMember = {
  id: 7,
  version: 4,
  first_name: 'Gea',
  last_name: 'Neri',
  email: 'gea@example.com',
  state: 'waiting',
  claimed: ARGILLA,
  company: null,
  role: null,
  confirmed_at: null,
  refusal: null,
};
const UGO: CompanyMember = {
  ...GEA,
  id: 8,
  first_name: 'Ugo',
  email: 'ugo@example.com',
  state: 'confirmed',
  claimed: { id: 2, name: 'Beta Gres' },
  company: ARGILLA,
  role: 'agent_press_room_external_company',
  confirmed_at: AT,
};
const ADA: CompanyMember = {
  ...UGO,
  id: 9,
  first_name: 'Ada',
  email: 'ada@example.com',
  claimed: null,
  role: 'administrator_press_room_external_company',
};

const people = (answers: Handlers = {}) => ({
  address: '/admin/company-members',
  answers: { [`GET ${COMPANY_MEMBER_PATH}`]: () => rows([GEA, UGO, ADA]), ...answers },
});

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('company press contacts', () => {
  it('are confirmed for the company that they named, with the role that the office chooses', async () => {
    const confirmed = { ...GEA, state: 'confirmed', company: ARGILLA, confirmed_at: AT };
    const { user, calls } = openOffice(people({ [`PUT ${companyMemberPath(7)}`]: confirmed }));
    expect((await rowOf('Gea Neri')).getByText('To confirm')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm: Gea Neri' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Confirm Gea Neri for Argilla s.r.l.?' }),
    );
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Company’s administrator');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(
      await screen.findByText('Gea Neri now works for the press office of Argilla s.r.l.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writesBelow(calls, COMPANY_MEMBER_PATH)).toEqual([
      ['PUT', companyMemberPath(7), '"4"', { company: 1, role: 'administrator_press_room_external_company' }],
    ]);
  });

  it('are refused with a reason that they are told', async () => {
    const refusal = { reason: 'Not known there.', at: AT };
    const { user, calls } = openOffice(
      people({ [`POST ${companyMemberPath(7)}refuse/`]: { ...GEA, state: 'refused', refusal, version: 5 } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Refuse: Gea Neri' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    await user.type(dialog.getByLabelText('Reason'), 'Not known there.');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writesBelow(calls, COMPANY_MEMBER_PATH)).toEqual([
      ['POST', `${companyMemberPath(7)}refuse/`, '"4"', { reason: 'Not known there.' }],
    ]);
  });

  it('are removed after a question, which tells what becomes of them', async () => {
    const { user, calls } = openOffice(
      people({
        [`POST ${companyMemberPath(8)}remove/`]: () => new Response(null, { status: 204 }),
      }),
    );
    expect((await rowOf('Ugo Neri')).getByText('Says: Beta Gres')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove: Ugo Neri' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Remove Ugo Neri from Argilla s.r.l.?' }),
    );
    expect(dialog.getByText(/still says that it works for Beta Gres/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writesBelow(calls, COMPANY_MEMBER_PATH)).toEqual([
      ['POST', `${companyMemberPath(8)}remove/`, '"4"', {}],
    ]);
  });

  it('stay as they are where the server refuses, which says why', async () => {
    const { user } = openOffice(
      people({
        [`PUT ${companyMemberPath(7)}`]: () =>
          Response.json({ detail: 'This account cannot sign in.' }, { status: 409 }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Confirm: Gea Neri' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('This account cannot sign in.')).toBeVisible();
  });

  it('are not confirmed by their company, which may not appoint its administrators', async () => {
    openOffice({
      ...people(),
      group: 'administrator_press_room_external_company',
      pressOfficeOf: ARGILLA,
    });
    expect(await screen.findByRole('button', { name: 'Remove: Ugo Neri' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Ada Neri|Gea Neri/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ugo Neri' })).toBeNull();
  });
});

describe('the page of a company', () => {
  const company = {
    ...Object.fromEntries(COMPANY_FIELDS.map((field) => [field, ''])),
    id: 1,
    version: 3,
    business_name: ARGILLA.name,
    association_status: null,
    typology: null,
    brands: [],
    uses: { user_account: 1 },
    warnings: [],
    same_vat: [],
    agents_max: null,
    name_request: null,
    created_at: AT,
    updated_at: AT,
  } as unknown as Company;
  const openCompany = (row: Company, group?: GroupName) =>
    openOffice({
      address: '/admin/companies/1',
      ...(group && { group }),
      answers: {
        [`GET ${companyPath(1)}`]: row,
        [`GET ${BRAND_PATH}`]: rows([]),
        [`GET ${companyHistoryPath(1)}`]: rows([]),
        [`GET ${COMPANY_MEMBER_PATH}`]: rows([GEA]),
      },
    });

  it('has its people', async () => {
    const { calls } = openCompany(company);
    const section = within(await screen.findByRole('region', { name: 'People of this company' }));
    expect(await section.findByRole('link', { name: 'Gea Neri' })).toHaveAttribute('href', '#/admin/users/7');
    expect(section.getByRole('button', { name: 'Confirm: Gea Neri' })).toBeVisible();
    expect(calls.find(({ path }) => path === COMPANY_MEMBER_PATH)?.search.get('company')).toBe('1');
  });

  it('asks for nobody where nobody has named it', async () => {
    const { calls } = openCompany({ ...company, uses: {} });
    expect(await screen.findByText(/People who register for a company/)).toBeVisible();
    expect(calls.some(({ path }) => path === COMPANY_MEMBER_PATH)).toBe(false);
  });

  it('hides its members from officers without the permission', async () => {
    openCompany(company, 'administrator_associated_companies');
    expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'People of this company' })).toBeNull();
  });
});
