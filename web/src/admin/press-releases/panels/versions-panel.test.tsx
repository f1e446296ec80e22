import { officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildOfficeRelease } from '../../../test/admin-builders.ts';
import { rows } from '../../../test/fake-api.ts';
import { openReleasePanel } from '../../../test/open-release-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

it('says so where nothing was changed yet', async () => {
  const release = buildOfficeRelease();
  openReleasePanel(VersionsPanel, release, {
    [`GET ${officePressReleasePath(release.id)}version/`]: rows([]),
  });
  expect(await screen.findByText(/^Nothing was changed yet/)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});
