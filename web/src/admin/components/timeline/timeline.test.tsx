import { releaseTimelinePath } from '@press-room/contract/release-timeline';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openMailing, SENT, TIMELINE } from '../../../test/mailing-screen.ts';

const openTimeline = (answer: object) =>
  openMailing(
    SENT,
    { [`GET ${releaseTimelinePath(12)}`]: { ...TIMELINE, ...answer } },
    '/admin/press-releases/12/timeline',
  );

it('shows mailings, readers and clippings by outlet and country', async () => {
  openTimeline({});
  expect(
    await screen.findByRole('heading', { level: 1, name: 'From release to result' }),
  ).toBeInTheDocument();
  expect(await screen.findByText('Forni')).toBeInTheDocument();
  const days = screen.getAllByText(/^\d November 2026$/);
  expect(days.map(({ textContent }) => textContent)).toEqual([
    '2 November 2026',
    '3 November 2026',
    '4 November 2026',
  ]);
  expect(screen.getByRole('link', { name: 'Mailing: Press release' })).toHaveAttribute(
    'href',
    '#/admin/mailings/7',
  );
  expect(screen.getByText(/Delivered: .*38.*Refused or bounced: .*2.*Visits: .*21/)).toBeInTheDocument();
  expect(screen.getByText(/1 person told, without a mailing.*Refused or bounced: 2/)).toBeInTheDocument();
  expect(screen.getByText(/Reads: 1,200/)).not.toHaveTextContent('Copies');
  expect(screen.getByRole('link', { name: 'Forni, record di visite' })).toHaveAttribute(
    'href',
    '#/admin/clippings/81',
  );
  expect(screen.getByText(/Gazette.*Print.*Positive.*Reach: 35,000.*was told/)).toBeInTheDocument();
  const outlets = within(screen.getByRole('table', { name: 'Results by outlet' }));
  expect(outlets.getByRole('row', { name: /^Gazette 6 1 0 at least 5 1/ })).toBeInTheDocument();
  expect(outlets.getByRole('row', { name: /^Weekly 2 0 0 fewer than 5 0/ })).toBeInTheDocument();
  const countries = within(screen.getByRole('table', { name: 'By country' }));
  expect(countries.getByRole('row', { name: /^France 6 1 0 800 7 1/ })).toBeInTheDocument();
  expect(countries.getByRole('row', { name: /^Not known/ })).toBeInTheDocument();
});

it('leaves out columns that its officer may not see, and says where there is nothing yet', async () => {
  const hidden = { told: null, refused: null, visitors: null, clippings: null };
  const countries = [{ country: 'FR', ...hidden, reads: 3, downloads: 1 }];
  openTimeline({ entries: [TIMELINE.entries[2]], outlets: [], countries });
  const table = await screen.findByRole('table', { name: 'By country' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.queryByRole('table', { name: 'Results by outlet' })).toBeNull();
});

it('says that nothing is there', async () => {
  openTimeline({ entries: [], outlets: [], countries: [] });
  expect(await screen.findByText('Nothing yet')).toBeInTheDocument();
});
