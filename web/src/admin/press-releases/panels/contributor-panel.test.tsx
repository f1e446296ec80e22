import type { GroupName } from '@press-room/contract/account-groups';
import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
  officePressReleasePath,
} from '@press-room/contract/admin-press-releases';
import { companyPagePath } from '@press-room/contract/company-pages';
import type { ReleaseStatus } from '@press-room/contract/press-releases';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeSession } from '../../../lib/auth.ts';
import { navigate } from '../../../lib/navigation.ts';
import { buildOfficeRelease } from '../../../test/admin-builders.ts';
import { buildSession } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { writesBelow } from '../../../test/open-admin.ts';
import { renderApp } from '../../../test/render-app.tsx';
// Loads the code of the panel before it is opened.
import './contributor-panel.tsx';

const ALFA = { id: 5, name: 'Alfa Ceramiche' };
const LUCE = { id: 2, name: 'Luce' };

type Saving = (change: object, version: number) => Promise<void>;

function openRelease(group: GroupName, status: ReleaseStatus, save: Saving = async () => {}) {
  const release = buildOfficeRelease({ company: ALFA, status });
  let latest: OfficePressRelease = release;
  const session = buildSession(group);
  const agent = { ...session, user: { ...session.user, press_office_of: ALFA } };
  const calls = fakeApi({
    [`POST ${TOKEN_REFRESH_PATH}`]: agent,
    [`GET ${officePressReleasePath(release.id)}`]: { ...release },
    [`GET ${companyPagePath(ALFA.id)}`]: { ...ALFA, brands: [LUCE] },
    [`PATCH ${officePressReleasePath(release.id)}`]: async ({ body }) => {
      const { brand, ...change } = body as { brand?: number };
      latest = { ...latest, ...change, version: latest.version + 1, ...(brand && { brand: LUCE }) };
      await save(change, latest.version);
      return { ...latest };
    },
  });
  const app = renderApp('/home', { signedIn: true });
  storeSession(agent);
  location.hash = `#/admin/press-releases/${release.id}`;
  return { ...app, calls };
}

describe('a release at a company’s press office', () => {
  it('opens in the language of the interface', async () => {
    openRelease('agent_press_room_external_company', 'draft');
    expect(await screen.findByRole('radio', { name: 'English' })).toBeChecked();
  });

  it('is its company’s, under one of its brands', async () => {
    const { user, calls } = openRelease('agent_press_room_external_company', 'draft');
    const brand = await screen.findByLabelText('Brand');
    expect(screen.getByText(ALFA.name)).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Company' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Preview links' })).toBeNull();
    await screen.findByRole('option', { name: LUCE.name });
    await user.selectOptions(brand, LUCE.name);
    await waitFor(() =>
      expect(writesBelow(calls, OFFICE_PRESS_RELEASE_PATH).map(([, , , body]) => body)).toContainEqual({
        brand: LUCE.id,
      }),
    );
  });

  it('keeps input while another field is being saved, and saves the fields in sequence', async () => {
    let answerHall = () => {};
    const { user, calls } = openRelease('agent_press_room_external_company', 'draft', async (change) => {
      if ('hall' in change)
        await new Promise<void>((resolve) => {
          answerHall = resolve;
        });
    });
    const hall = await screen.findByLabelText('Hall at the fair');
    await user.type(hall, '25');
    await user.tab();
    await user.keyboard('A12');
    await user.tab();
    expect(screen.getByLabelText('Stand')).toHaveValue('A12');
    expect(hall).toHaveValue('25');
    const written = () =>
      writesBelow(calls, OFFICE_PRESS_RELEASE_PATH).flatMap(([method, , version, body]) =>
        method === 'PATCH' ? [[version, body]] : [],
      );
    await waitFor(() => expect(written()).toHaveLength(1));
    answerHall();
    await waitFor(() =>
      expect(written()).toEqual([
        [expect.anything(), { hall: '25' }],
        [expect.anything(), { stand: 'A12' }],
      ]),
    );
    expect(new Set(written().map(([version]) => version)).size).toBe(2);
    expect(screen.getByLabelText('Stand')).toHaveValue('A12');
  });

  it('asks before a hall is lost that could not be saved, or was not yet', async () => {
    const { user } = openRelease('agent_press_room_external_company', 'draft', async () => {
      throw new TypeError('Failed to fetch');
    });
    const stay = async () => {
      navigate('/admin/press-releases');
      await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    };
    const hall = await screen.findByLabelText('Hall at the fair');
    await user.type(hall, '25');
    await stay();
    await user.click(hall);
    await user.tab();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await stay();
    expect(hall).toHaveValue('25');
    await user.clear(hall);
    navigate('/admin/press-releases');
    await waitFor(() => expect(location.hash).toBe('#/admin/press-releases'));
  });

  it('is read only once it was handed in', async () => {
    openRelease('agent_press_room_external_company', 'in_review');
    expect(await screen.findByLabelText('Stand')).toHaveAttribute('readonly');
    expect(screen.getByText(/It is with the press office/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});
