import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import { CLIPPING_PATH, type Clipping, clippingPath } from '@press-room/contract/clippings';
import { OUTLET_PATH } from '@press-room/contract/contacts';
import { SECTOR_PATH } from '@press-room/contract/sectors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildOfficeRelease } from '../../test/admin-builders.ts';
import { type Handlers, rows } from '../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../test/open-admin.ts';
import { openPanel } from '../../test/workflow-panel.ts';
import { CoveragePanel } from '../press-releases/outcome/coverage-panel.tsx';

const CLIPPING: Clipping = {
  id: 1,
  version: 2,
  press_group: { id: 1, name: 'Association' },
  kind: 'print',
  headline: 'Fair passes eighty thousand',
  outlet: { id: 3, name: 'La Gazzetta', reach: 38_000 },
  author: 'Ada Rossi',
  contact: null,
  published_on: '2026-03-12',
  edition: 'Modena',
  page: '12',
  url: 'https://gazzetta.example/fair',
  picture_url: '',
  excerpt: '',
  language: 'it',
  tone: 'positive',
  reach: null,
  space: 420,
  seconds: null,
  licence: 'licensed',
  licensed_until: '2027-06-30',
  file: null,
  sectors: [],
  companies: [{ id: 4, name: 'Alfa' }],
  releases: [],
  pictures: [],
  updated_at: '2026-03-12T10:00:00.000Z',
};

const release = buildOfficeRelease();

const open = (address: string, answers: Handlers = {}) =>
  openOffice({
    address,
    answers: {
      [`GET ${CLIPPING_PATH}`]: rows([CLIPPING]),
      [`GET ${clippingPath(1)}`]: CLIPPING,
      [`GET ${OUTLET_PATH}`]: rows([]),
      [`GET ${SECTOR_PATH}`]: rows([]),
      ...answers,
    },
  });

describe('coverage', () => {
  it('is deleted for good, many at once', async () => {
    const { user, calls } = open('/admin/clippings', {
      [`DELETE ${clippingPath(1)}`]: () => new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('checkbox', { name: /eighty thousand/ }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete one clipping?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('One clipping deleted');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(writesBelow(calls, CLIPPING_PATH)).toEqual([['DELETE', clippingPath(1), '"2"', null]]);
  });

  it('is listed with outlet, tone and the reach of the outlet', async () => {
    open('/admin/clippings');
    const row = within(await screen.findByRole('row', { name: /eighty thousand/ }));
    expect(row.getByText('La Gazzetta · Ada Rossi')).toBeInTheDocument();
    expect(row.getByText('Positive')).toBeInTheDocument();
    expect(row.getByText('38,000')).toBeInTheDocument();
  });

  it('is changed with its version, and asks only for what its kind has', async () => {
    const { user, calls } = open('/admin/clippings/1', {
      [`PATCH ${clippingPath(1)}`]: { ...CLIPPING, version: 3, kind: 'radio', space: null, seconds: 90 },
    });
    expect(await screen.findByRole('link', { name: 'Open the article' })).toHaveAttribute(
      'href',
      CLIPPING.url,
    );
    expect(screen.getByRole('textbox', { name: 'Space in cm²' })).toHaveValue('420');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Radio');
    expect(screen.queryByRole('textbox', { name: 'Space in cm²' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Length in seconds' }), '90');
    // The form is lazy.
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Rights to the page' }),
      'Link only',
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writesBelow(calls, CLIPPING_PATH)).toHaveLength(1));
    expect(writesBelow(calls, CLIPPING_PATH)).toMatchObject([
      [
        'PATCH',
        clippingPath(1),
        '"2"',
        {
          kind: 'radio',
          outlet_name: 'La Gazzetta',
          space: null,
          seconds: 90,
          licence: 'link_only',
          licensed_until: null,
          companies: [4],
        },
      ],
    ]);
  });

  it('begins with what is known of the release that it is about', async () => {
    const { user, calls } = open(`/admin/clippings/new?release=${release.id}`, {
      [`GET ${OFFICE_PRESS_RELEASE_PATH}${release.id}/`]: release,
      [`POST ${CLIPPING_PATH}`]: CLIPPING,
    });
    await user.type(await screen.findByRole('textbox', { name: 'Headline' }), 'Fair');
    await user.type(screen.getByRole('combobox', { name: 'Outlet' }), 'Radio Uno');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/clippings/1'));
    expect(writesBelow(calls, CLIPPING_PATH)[0]?.[3]).toMatchObject({
      press_group: release.press_group.id,
      headline: 'Fair',
      outlet_name: 'Radio Uno',
      releases: [release.id],
    });
  });

  it('of a release is shown beside its texts', async () => {
    openPanel(CoveragePanel, release, { [`GET ${CLIPPING_PATH}`]: rows([CLIPPING]) });
    expect(await screen.findByRole('link', { name: CLIPPING.headline })).toBeInTheDocument();
    expect(screen.getByText('La Gazzetta · 12 Mar 2026')).toBeInTheDocument();
  });
});
