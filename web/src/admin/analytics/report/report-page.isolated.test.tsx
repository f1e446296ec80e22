import { EVENT_PATH } from '@press-room/contract/events';
import { REPORT_EXPORT_PATH, REPORT_PATH, type Report } from '@press-room/contract/report';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveFile } from '../../../lib/save-file.ts';
import { openOffice } from '../../../test/open-admin.ts';

vi.mock('../../../lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const line = { measure: 'rows', rows: null, record: null } as const;
const REPORT: Report = {
  from: '2026-09-01',
  to: '2026-11-29',
  title: 'Report 1 September – 29 November 2026',
  press_group: null,
  event: null,
  sections: [
    {
      name: 'summary',
      title: 'Summary',
      note: '',
      unit: 'Number',
      lines: [
        {
          ...line,
          key: 'releases',
          name: 'Releases published',
          count: 1200,
          rows: {
            list: 'press_release',
            filters: { published_from: '2026-09-01', published_to: '2026-11-29' },
          },
        },
      ],
    },
    {
      name: 'coverage_by_outlet',
      title: 'Coverage by outlet',
      note: '',
      unit: 'Clippings',
      lines: [
        {
          ...line,
          key: '5',
          name: 'Gazette',
          count: 4,
          rows: { list: 'clipping', filters: { from: '2026-09-01', outlet: '5' } },
          record: { kind: 'outlet', id: 5 },
        },
      ],
    },
    {
      name: 'untaken',
      title: 'What nobody took',
      note: 'Neither downloaded nor copied.',
      unit: 'Number',
      lines: [{ ...line, key: '9', name: 'Forni', count: null, record: { kind: 'press_release', id: 9 } }],
    },
  ],
};

const open = (address = '/admin/report') =>
  openOffice({
    address,
    answers: {
      [`GET ${REPORT_PATH}`]: REPORT,
      [`GET ${EVENT_PATH}`]: { results: [{ id: 3, name: { it: 'Fiera', en: 'Fair' } }] },
      [`GET ${REPORT_EXPORT_PATH}`]: () => new Response('x', { status: 200 }),
    },
  });

it('leads from each figure to its rows', async () => {
  open();
  expect(await screen.findByRole('heading', { name: REPORT.title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '1,200' })).toHaveAttribute(
    'href',
    '#/admin/press-releases?published_from=2026-09-01&published_to=2026-11-29',
  );
  const outlets = within(screen.getByRole('table', { name: 'Coverage by outlet' }));
  expect(outlets.getByRole('link', { name: '4' })).toHaveAttribute(
    'href',
    '#/admin/clippings?from=2026-09-01&outlet=5',
  );
  expect(outlets.getByRole('link', { name: 'Gazette' })).toHaveAttribute('href', '#/admin/outlets/5');
  expect(screen.getByRole('link', { name: 'Forni' })).toHaveAttribute('href', '#/admin/press-releases/9');
});

it('is about a period, an event and in a language, all in the address', async () => {
  const { user, calls } = open('/admin/report?from=2026-01-01&to=2026-06-30');
  await screen.findByRole('heading', { name: REPORT.title });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'Fair');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the report' }), 'Italian');
  await waitFor(() => {
    const last = calls.filter(({ path }) => path === REPORT_PATH).at(-1);
    expect(Object.fromEntries(last?.search ?? [])).toEqual({
      from: '2026-01-01',
      to: '2026-06-30',
      event: '3',
      language: 'it',
    });
  });
});

it('is saved as a workbook in the chosen language', async () => {
  const { user, calls } = open('/admin/report?language=it');
  await user.click(await screen.findByRole('button', { name: 'Save as Excel' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const search = calls.find(({ path }) => path === REPORT_EXPORT_PATH)?.search;
  expect([search?.get('type'), search?.get('language')]).toEqual(['xlsx', 'it']);
});
