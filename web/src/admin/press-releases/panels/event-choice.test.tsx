import { EVENT_PATH, eventPath } from '@press-room/contract/events';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildOfficeRelease } from '../../../test/admin-builders.ts';
import { openPanel } from '../../../test/workflow-panel.ts';
import { EventChoice } from './event-choice.tsx';

const COTTO = { id: 7, name: { it: 'Giorni del Cotto', en: 'Terracotta Days' }, starts_on: '2019-03-01' };

it('searches events of every year, takes one and removes it', async () => {
  const { user, calls, editing } = openPanel(EventChoice, buildOfficeRelease({ event: null }), {
    [`GET ${EVENT_PATH}`]: { results: [COTTO] },
    [`GET ${eventPath(7)}`]: COTTO,
  });
  await user.type(screen.getByRole('combobox', { name: 'Event' }), 'cotto');
  await waitFor(() => expect(calls.map(({ search }) => search.get('q'))).toContain('cotto'));
  await user.click(await screen.findByRole('option', { name: /Terracotta Days/ }));
  expect(editing.store.get().shown.event).toBe(7);
  await user.click(await screen.findByRole('button', { name: /Terracotta Days/ }));
  await waitFor(() => expect(editing.store.get().shown.event).toBeNull());
});
