import {
  BRAND_PATH,
  COMPANY_CITY_PATH,
  COMPANY_FIELDS,
  COMPANY_PATH,
  type Company,
  companyHistoryPath,
  companyMergePath,
  companyPath,
} from '@press-room/contract/companies';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rows } from '../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../test/open-admin.ts';

const AT = '2026-03-12T10:00:00.000Z';
const company = (values: Partial<Company>): Company =>
  ({
    ...Object.fromEntries(COMPANY_FIELDS.map((field) => [field, ''])),
    id: 1,
    version: 3,
    association_status: 'associated',
    typology: null,
    brands: [],
    uses: {},
    warnings: [],
    same_vat: [],
    created_at: AT,
    updated_at: AT,
    ...values,
  }) as Company;

const ARGILLA = company({
  business_name: 'Argilla s.r.l.',
  city: 'Fiorano',
  vat: '01234560363',
  uses: { user_account: 2 },
  warnings: ['vat_shared'],
  same_vat: [{ id: 2, name: 'Argilla vecchia' }],
});
const OLD = company({ id: 2, version: 7, business_name: 'Argilla vecchia', telephone: '0536 1' });

function openCompany() {
  return openOffice({
    address: '/admin/companies/1',
    answers: {
      [`GET ${companyPath(1)}`]: ARGILLA,
      [`GET ${BRAND_PATH}`]: rows([]),
      [`GET ${companyHistoryPath(1)}`]: rows([
        {
          id: 1,
          at: AT,
          by: null,
          action: 'edit',
          subject: 'company:1',
          fields: ['pub_city'],
          repeats: 1,
          last_at: null,
        },
      ]),
      [`PATCH ${companyPath(1)}`]: { ...ARGILLA, version: 4, pub_business_name: 'Argilla' },
      [`GET ${companyMergePath(1)}`]: {
        kept: ARGILLA,
        merged: OLD,
        moves: { user_account: 5 },
        brands: [{ id: 4, name: 'Cotto' }],
        differences: ['business_name', 'telephone'],
      },
      [`POST ${companyMergePath(1)}`]: { ...ARGILLA, version: 5, same_vat: [], warnings: [] },
    },
  });
}

describe('a company', () => {
  it('shows what readers see while it is written, and is saved with its version', async () => {
    const { user, calls } = openCompany();
    const preview = within(await screen.findByRole('complementary', { name: 'What readers see' }));
    expect(preview.getByText('Argilla s.r.l.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Business name (visible to readers)' }), 'Argilla');
    expect(preview.getByText('Argilla')).toBeInTheDocument();
    expect(preview.getByText('Fiorano')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    await waitFor(() => expect(writesBelow(calls, COMPANY_PATH)).toHaveLength(1));
    const [method, path, version, body] = writesBelow(calls, COMPANY_PATH)[0] ?? [];
    expect([method, path, version]).toEqual(['PATCH', companyPath(1), '"3"']);
    expect(body).toMatchObject({
      pub_business_name: 'Argilla',
      association_status: 'associated',
      typology: null,
    });
  });

  it('tells who changed what, and which others have its number', async () => {
    openCompany();
    expect(await screen.findByText('City (visible to readers)')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Argilla vecchia' })).toHaveAttribute(
      'href',
      '#/admin/companies/2',
    );
    expect(screen.getByText('Accounts: 2')).toBeInTheDocument();
  });

  it('asks before a merge takes away what was not saved', async () => {
    const { user } = openCompany();
    await user.type(await screen.findByRole('textbox', { name: 'City' }), ' Modenese');
    await user.click(screen.getByRole('button', { name: 'Merge with another' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Fiorano Modenese');
  });

  it('is merged with another one after a preview', async () => {
    const { user, calls } = openCompany();
    await user.click(await screen.findByRole('button', { name: 'Merge with another' }));
    await user.click(screen.getByRole('button', { name: /^Argilla vecchia/ }));
    expect(await screen.findByText('Accounts: 5')).toBeInTheDocument();
    expect(screen.getByText('Brands: Cotto')).toBeInTheDocument();
    const side = (field: string, at: number) =>
      within(screen.getByRole('group', { name: field })).getAllByRole('radio')[at];
    // Values that only the other company has are preselected.
    expect([side('Business name', 0), side('Telephone', 1)].map((radio) => radio)).toEqual([
      expect.objectContaining({ checked: true }),
      expect.objectContaining({ checked: true }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Merge for good' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writesBelow(calls, COMPANY_PATH)).toEqual([
      ['POST', companyMergePath(1), '"3"', { merged: 2, merged_version: 7, take: ['telephone'] }],
    ]);
  });
});

describe('companies', () => {
  it('are narrowed by state, typology and city, all in the address', async () => {
    const { user, calls } = openOffice({
      address: '/admin/companies',
      answers: {
        [`GET ${COMPANY_PATH}`]: rows([{ ...ARGILLA, brands: 1, accounts: 2 }]),
        [`GET ${COMPANY_CITY_PATH}`]: { results: [{ city: 'Fiorano', companies: 3 }] },
      },
    });
    expect(await screen.findByRole('link', { name: 'Argilla s.r.l.' })).toBeInTheDocument();
    await screen.findByRole('option', { name: 'Fiorano' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Fiorano');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Membership' }), 'Member');
    await waitFor(() => expect(location.hash).toBe('#/admin/companies?city=Fiorano&status=associated'));
    await waitFor(() => {
      const asked = calls.filter(({ path }) => path === COMPANY_PATH).at(-1)?.search;
      expect([asked?.get('city'), asked?.get('status')]).toEqual(['Fiorano', 'associated']);
    });
  });
});
