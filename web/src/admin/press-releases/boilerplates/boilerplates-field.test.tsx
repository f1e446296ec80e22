import { COMPANY_SEARCH_PATH } from '@press-room/contract/account';
import { officePressGroupPath } from '@press-room/contract/admin-press-groups';
import { companyPagePath } from '@press-room/contract/company-pages';
import { EVENT_PATH, eventPath } from '@press-room/contract/events';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildOfficeRelease } from '../../../test/admin-builders.ts';
import { openPanel } from '../../../test/workflow-panel.ts';
import { BoilerplatesPanel } from './boilerplates-panel.tsx';

const EXPO = {
  id: 7,
  name: { it: 'Expo', en: 'Expo' },
  starts_on: '2026-03-01',
  about: { it: '', en: '<p>About Expo.</p>' },
};
const release = buildOfficeRelease({ event: 7 });
const ALFA = {
  id: 12,
  name: 'Alfa',
  short_description: 'Makes the tiles of the house.',
  short_description_language: 'en',
};
const ANSWERS = {
  [`GET ${officePressGroupPath(release.press_group.id)}`]: {
    ...release.press_group,
    boilerplate: { it: '<p>Chi siamo.</p>', en: '<p>About us.</p>' },
  },
  [`GET ${eventPath(7)}`]: EXPO,
  [`GET ${EVENT_PATH}`]: { results: [EXPO] },
  [`GET ${COMPANY_SEARCH_PATH}`]: { results: [{ id: 12, name: 'Alfa' }] },
  [`GET ${companyPagePath(12)}`]: ALFA,
};
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('shows the default about texts, which can be removed and added again', async () => {
  const { user, editing } = openPanel(BoilerplatesPanel, release, ANSWERS);
  await screen.findByText('About us.');
  await screen.findByText('About Expo.');
  expect(rows()[1]).toContain('No text in Italian.');
  expect(screen.queryByRole('button', { name: 'Restore the default' })).not.toBeInTheDocument();
  const [group] = screen.getAllByRole('listitem');
  await user.click(within(group as HTMLElement).getByRole('button', { name: 'Remove' }));
  expect(editing.store.get().shown.boilerplates).toEqual(['event']);
  await user.click(screen.getByRole('button', { name: 'Restore the default' }));
  expect(editing.store.get().shown.boilerplates).toBeNull();
});

it('adds an about text from the directory and moves it to the top; the own event is not offered twice', async () => {
  const { user, editing } = openPanel(BoilerplatesPanel, release, ANSWERS);
  await screen.findByText('About Expo.');
  await user.type(screen.getByRole('combobox', { name: 'Add another' }), 'alfa');
  const option = await screen.findByRole('option', { name: /Alfa/ });
  await waitFor(() => expect(screen.queryByRole('option', { name: /Expo/ })).not.toBeInTheDocument());
  await user.click(option);
  await screen.findByText(/Makes the tiles/);
  const added = screen.getAllByRole('listitem')[2] as HTMLElement;
  const up = within(added).getByRole('button', { name: 'Move up' });
  await user.click(up);
  await user.click(up);
  expect(editing.store.get().shown.boilerplates).toEqual(['company:12', 'press_group', 'event']);
});
