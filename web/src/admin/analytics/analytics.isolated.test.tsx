import { ANALYTICS_EXPORT_PATH, ANALYTICS_PATH, type Analytics } from '@press-room/contract/analytics';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveFile } from '../../lib/save-file.ts';
import type { Handlers } from '../../test/fake-api.ts';
import { openOffice } from '../../test/open-admin.ts';
import { readAnalyticsState, toAnalytics, toAnalyticsRequest } from './analytics-address.ts';

// jsdom has no canvas; a browser journey covers the drawing.
vi.mock('./chart/draw-chart.ts', () => ({
  drawChart: () => ({ destroy: () => undefined, setCursor: () => undefined, valToPos: () => 0 }),
}));

const FIGURE: Analytics = {
  from: '2026-11-21',
  to: '2026-11-22',
  per: 'day',
  by: 'press_release',
  subject: '',
  periods: ['2026-11-21', '2026-11-22'],
  total: 1234,
  totals: [4, 1230],
  rows: [
    { key: 'press_release:3', name: 'Exports grow', total: 1200, counts: [0, 1200] },
    { key: 'press_release:9', name: '', total: 30, counts: [4, 26] },
  ],
  lines: 7,
};
const NOTHING: Analytics = { ...FIGURE, total: 0, totals: [0, 0], rows: [], lines: 0 };

function openAnalytics(figure: Analytics, search = '?by=press_release', more: Handlers = {}) {
  return openOffice({
    address: `/admin/figures${search}`,
    answers: { [`GET ${ANALYTICS_PATH}`]: figure, ...more },
  });
}

// jsdom cannot save files.
vi.mock('../../lib/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('./chart/watch-look.ts', () => ({ watchLook: () => () => undefined }));

describe('the figures', () => {
  it('say in tables what the chart draws', async () => {
    const { user } = openAnalytics(FIGURE);
    const ranking = await screen.findByRole('table', { name: 'Highest first' });
    expect(
      within(ranking)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'Press releaseNumberShare',
      'Exports grow1,20097%',
      'Press release 9, deleted302.4%',
      '5 more40.3%',
    ]);
    expect(within(ranking).getByRole('link', { name: 'Exports grow' })).toHaveAttribute(
      'href',
      '#/admin/figures?subject=press_release%3A3',
    );
    await user.click(screen.getByText('The numbers of the chart'));
    const days = within(screen.getByRole('region', { name: 'The numbers of the chart' }));
    expect(days.getByRole('row', { name: /21 November 2026/ })).toHaveTextContent('21 November 20260404');
  });

  it('walk along the chart by keyboard, in words', async () => {
    const { user } = openAnalytics(FIGURE);
    const chart = await screen.findByRole('slider');
    expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('22 November 2026 · Exports grow 1,200'),
    );
    chart.focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('21 November 2026 · Exports grow 0'),
    );
  });

  it('keep in the address what is chosen, and save the same as a file', async () => {
    const { user, calls } = openAnalytics(FIGURE, '', {
      [`GET ${ANALYTICS_EXPORT_PATH}`]: new Response('x', { status: 200 }),
    });
    await user.selectOptions(await screen.findByLabelText('Break down by'), 'Country');
    await waitFor(() => expect(location.hash).toBe('#/admin/figures?by=country'));
    await user.selectOptions(screen.getByLabelText('Type'), 'Downloads');
    await user.selectOptions(screen.getByLabelText('Period'), 'Last 12 months');
    await waitFor(() => expect(location.hash).toBe('#/admin/figures?span=year&by=country&kind=download'));
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'statistics.csv'));
    const asked = calls.find(({ path }) => path === ANALYTICS_EXPORT_PATH);
    expect(Object.fromEntries(asked?.search ?? [])).toMatchObject({
      by: 'country',
      kind: 'download',
      per: 'month',
      type: 'csv',
    });
  });

  it('say so where there is nothing', async () => {
    openAnalytics(NOTHING);
    expect(await screen.findByRole('heading', { name: 'No numbers yet' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the address of figures', () => {
  const now = new Date('2026-11-22T23:30:00Z');

  it('asks for days by the clock of the office', () => {
    expect(toAnalyticsRequest(readAnalyticsState('span=week'), now)).toEqual({
      from: '2026-11-17',
      to: '2026-11-23',
      per: 'day',
      by: 'kind',
    });
  });

  it.each([
    ['from=2026-01-31&to=2026-02-30x', 'month'],
    ['from=2026-03-01&to=2026-02-01', 'month'],
    ['from=2026-02-01&to=2026-03-01', 'own'],
    ['span=decade', 'month'],
  ])('reads %s as %s', (search, span) => {
    expect(readAnalyticsState(search).span).toBe(span);
  });

  it('leaves out what is usual', () => {
    const state = readAnalyticsState('from=2026-02-01&to=2026-03-01&by=outlet&subject=<x>');
    expect(toAnalytics({}, state)).toBe('/admin/figures?from=2026-02-01&to=2026-03-01&by=outlet');
    expect(toAnalytics({ span: 'month', by: 'kind' }, state)).toBe('/admin/figures');
  });
});
