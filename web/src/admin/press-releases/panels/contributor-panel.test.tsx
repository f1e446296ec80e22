import { TOKEN_REFRESH_PATH } from '@press-room/contract/account';
import { companyPagePath } from '@press-room/contract/company-pages';
import {
  OFFICE_PRESS_RELEASE_PATH,
  officePressReleasePath,
} from '@press-room/contract/office-press-releases';
import type { ReleaseStatus } from '@press-room/contract/press-releases';
import type { GroupName } from '@press-room/contract/roles';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeSession } from '../../../lib/auth.ts';
import { buildSession } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { buildOfficeRelease } from '../../../test/office-builders.ts';
import { writesBelow } from '../../../test/open-office.ts';
import { renderApp } from '../../../test/render-app.tsx';
// Its code is there before the panel is opened.
import './contributor-panel.tsx';

const ALFA = { id: 5, name: 'Alfa Ceramiche' };
const LUCE = { id: 2, name: 'Luce' };

function openRelease(group: GroupName, status: ReleaseStatus) {
  const release = buildOfficeRelease({ company: ALFA, status });
  const session = buildSession(group);
  const agent = { ...session, user: { ...session.user, press_office_of: ALFA } };
  const calls = fakeApi({
    [`POST ${TOKEN_REFRESH_PATH}`]: agent,
    [`GET ${officePressReleasePath(release.id)}`]: { ...release },
    [`GET ${companyPagePath(ALFA.id)}`]: { ...ALFA, brands: [LUCE] },
    [`PATCH ${officePressReleasePath(release.id)}`]: {
      ...release,
      brand: LUCE,
      version: release.version + 1,
    },
  });
  const app = renderApp('/home', { signedIn: true });
  storeSession(agent);
  location.hash = `#/admin/press-releases/${release.id}`;
  return { ...app, calls };
}

describe('a release at a company’s press office', () => {
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

  it('is read only once it was handed in', async () => {
    openRelease('agent_press_room_external_company', 'in_review');
    expect(await screen.findByLabelText('Stand')).toHaveAttribute('readonly');
    expect(screen.getByText(/It is with the press office/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});
