import type { GroupName } from '@press-room/contract/account-groups';
import { OFFICE_SECTOR_PATH, type OfficeSector, officeSectorPath } from '@press-room/contract/admin-sectors';
import { SECTOR_PATH } from '@press-room/contract/sectors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SECTORS } from '../../test/builders.ts';
import { type Handlers, rows } from '../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../test/open-admin.ts';

const [FIRST, SECOND] = SECTORS.map(
  (sector, at): OfficeSector => ({
    ...sector,
    version: 3,
    aliases: [],
    media_topic: '04000000',
    position: at + 1,
    uses: { press_releases: 2, assets: 0, contacts: 0, clippings: 0 },
    created_at: '2026-03-12T10:00:00.000Z',
    updated_at: '2026-03-12T10:00:00.000Z',
  }),
) as [OfficeSector, OfficeSector];

const open = (address: string, answers: Handlers = {}, group: GroupName = 'administrator_press_room') =>
  openOffice({
    address,
    group,
    answers: {
      [`GET ${SECTOR_PATH}`]: rows(SECTORS),
      [`GET ${OFFICE_SECTOR_PATH}`]: rows([FIRST, SECOND]),
      [`GET ${officeSectorPath(1)}`]: FIRST,
      [`GET ${officeSectorPath(2)}`]: SECOND,
      ...answers,
    },
  });

describe('sectors', () => {
  it('are listed in both languages with how many releases have them', async () => {
    open('/admin/sectors');
    const row = within(await screen.findByRole('row', { name: /Tiles/ }));
    expect(row.getByRole('link', { name: 'Tiles' })).toHaveAttribute('href', '#/admin/sectors/1');
    expect(row.getByText('Piastrelle')).toBeInTheDocument();
    expect(row.getByText('economy, business and finance')).toBeInTheDocument();
    expect(row.getByRole('link', { name: '2' })).toHaveAttribute('href', '#/admin/press-releases?sector=1');
  });

  it('are made in both languages', async () => {
    const { user, calls } = open('/admin/sectors/new', {
      [`POST ${OFFICE_SECTOR_PATH}`]: { ...FIRST, id: 2 },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Name in Italian' }), 'Refrattari');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(writesBelow(calls, OFFICE_SECTOR_PATH)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Name in English' }), 'Refractories');
    await user.type(screen.getByRole('textbox', { name: /^Other names/ }), 'fire bricks, kiln bricks,');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/sectors/2'));
    expect(writesBelow(calls, OFFICE_SECTOR_PATH)[0]?.[3]).toEqual({
      name: { it: 'Refrattari', en: 'Refractories' },
      aliases: ['fire bricks', 'kiln bricks'],
      media_topic: null,
    });
  });

  it('are changed, and show errors', async () => {
    const refused = { 'name.en': ['Another sector is already found by “clays”.'] };
    const { user } = open('/admin/sectors/1', {
      [`PATCH ${officeSectorPath(1)}`]: () => Response.json(refused, { status: 400 }),
    });
    const name = await screen.findByRole('textbox', { name: 'Name in English' });
    expect(screen.getByRole('link', { name: 'See its page' })).toHaveAttribute('href', '#/sector/1');
    await user.clear(name);
    await user.type(name, 'Clays');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/already found by “clays”/)).toBeInTheDocument();
    expect(name).toBeInvalid();
  });

  it('are merged into one another', async () => {
    const { user, calls } = open('/admin/sectors/1', {
      [`POST ${officeSectorPath(1)}merge/`]: { ...FIRST, version: 4, aliases: ['clays'] },
    });
    await user.click(await screen.findByRole('button', { name: 'Merge another sector into this one' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Merge into Tiles' }));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(dialog.getByText('Choose a sector')).toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Sector to merge' }), 'Clays');
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Clays was merged')).toBeInTheDocument();
    expect(writesBelow(calls, OFFICE_SECTOR_PATH)).toEqual([
      ['POST', `${officeSectorPath(1)}merge/`, '"3"', { merged: 2, merged_version: 3 }],
    ]);
    expect(screen.getByRole('textbox', { name: /^Other names/ })).toHaveValue('clays');
  });

  it('stay while releases have them', async () => {
    const inUse = {
      detail: 'Releases still have it.',
      uses: { press_releases: 2, assets: 0, contacts: 0, clippings: 0 },
    };
    const { user } = open('/admin/sectors/1', {
      [`DELETE ${officeSectorPath(1)}`]: () => Response.json(inUse, { status: 409 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('2 press releases')).toBeInTheDocument();
  });
});
