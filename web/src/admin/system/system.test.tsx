import { SYSTEM_PATH, type System } from '@press-room/contract/system';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openOffice } from '../../test/open-admin.ts';

const SYSTEM: System = {
  findings: [
    { check: 'database', state: 'fine', text: 'SQLite answers.' },
    { check: 'backup', state: 'fault', text: 'There was never a backup.' },
  ],
  versions: { app: '1.2.3', node: 'v26.0.0', database: 'SQLite 3.50', schema: '0042-step' },
  jobs: [
    { state: 'dead', count: 3 },
    { state: 'waiting', count: 0 },
  ],
  oldest_waiting_at: null,
  certificate_until: '2027-02-05T10:00:00.000Z',
  storage: '/srv/files',
  database_bytes: 5_000_000,
  free_bytes: 9_000_000_000,
  translation: {
    host: 'api.deepl.com',
    is_ready: true,
    characters: 1200,
    most_a_day: 200_000,
    quota: { characters: 30_000, most: 500_000 },
  },
  last_backup: null,
  last_import: { id: 4, target: 'company', state: 'applied', created_at: '2026-03-11T10:00:00.000Z' },
};

it('tells a global administrator what is wrong, leads to the jobs and looks again', async () => {
  let looks = 0;
  const answers = {
    [`GET ${SYSTEM_PATH}`]: () => {
      looks += 1;
      return SYSTEM;
    },
  };
  const { user } = openOffice({ address: '/admin/system', answers, group: 'administrator_global' });
  const fault = (await screen.findByText('There was never a backup.')).closest('li') as HTMLElement;
  expect(within(fault).getByText('Fault')).toBeVisible();
  expect(
    screen.getByText(/^api\.deepl\.com answers\. Sent this month: 1,200 .* 30,000 of 500,000/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jobs · Failed: 3' })).toHaveAttribute(
    'href',
    '#/admin/jobs?state=dead',
  );
  expect(screen.getByRole('link', { name: /11 Mar/ })).toHaveAttribute('href', '#/admin/imports/4');
  const certificate = screen.getByText('Certificate until').closest('div') as HTMLElement;
  expect(within(certificate).getByText(/5 Feb 2027/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(looks).toBe(2));
});

it('is not shown to the press office', async () => {
  openOffice({ address: '/admin/system', answers: {} });
  expect(await screen.findByRole('heading', { name: 'For the press office only' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
});
