import { PRESS_RELEASE_PATH } from '@press-room/contract/press-releases';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildRow, GROUP } from './test/builders.ts';
import { fakeApi, rows } from './test/fake-api.ts';

it('hides the note of theme.js when the scripts load late', async () => {
  localStorage.setItem('press_group', JSON.stringify(GROUP));
  fakeApi({ [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]) });
  document.body.innerHTML =
    '<div id="root"></div><div id="unloaded">The press room could not be loaded.</div>';
  await import('./main.tsx');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText('The press room could not be loaded.')).not.toBeVisible();
});
