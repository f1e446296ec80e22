import { DASHBOARD_PATH, type Dashboard } from '@press-room/contract/dashboard';
import { JOB_PATH, type JobRow, jobRetryPath } from '@press-room/contract/jobs';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GROUP } from '../../test/builders.ts';
import type { Handlers } from '../../test/fake-api.ts';
import { openOffice } from '../../test/open-admin.ts';

const NOTHING = { count: 0, rows: [] };
const CLEAR: Dashboard = {
  late: [],
  reviews: { ...NOTHING, kits: 0, companies: [] },
  assignments: NOTHING,
  timeline: [],
  outdated: NOTHING,
  pending: NOTHING,
  urgent: NOTHING,
  messages: NOTHING,
  accounts: NOTHING,
  members: NOTHING,
  names: NOTHING,
  accreditations: NOTHING,
  proposals: NOTHING,
  uncredited: NOTHING,
  jobs: NOTHING,
  missed: NOTHING,
};
const release = { id: 3, title: 'Exports grow', press_group: { id: GROUP.id, name: GROUP.name } };
const job: JobRow = {
  id: 9,
  kind: 'renditions',
  state: 'dead',
  about: 'asset:12',
  asset: { id: 12, name: 'kiln.jpg' },
  attempts: 8,
  last_error: 'No disk',
  created_at: '2026-03-11T10:00:00.000Z',
  run_at: '2026-03-11T10:00:00.000Z',
  dead_at: '2026-03-11T10:00:00.000Z',
};

function openDashboard(answers: () => Dashboard, more: Handlers = {}) {
  return openOffice({ address: '/admin', answers: { [`GET ${DASHBOARD_PATH}`]: answers, ...more } });
}

describe('the desk', () => {
  it('is pleased where nothing waits', async () => {
    openDashboard(() => CLEAR);
    expect(await screen.findByRole('heading', { name: 'All done' })).toBeVisible();
    expect(screen.getByText('Nothing is planned.')).toBeVisible();
  });

  it('shows what is planned by the clock of the office', async () => {
    const timeline: Dashboard['timeline'] = [
      { at: '2026-03-12T23:30:00.000Z', kind: 'publication', release },
    ];
    openDashboard(() => ({ ...CLEAR, timeline }));
    const section = await screen.findByRole('region', { name: 'The next seven days' });
    expect(section).toHaveTextContent(/Friday,? 13 March.*00:30.*Exports grow.*is published/);
  });

  it('marks assignments whose day is over', async () => {
    const rows = [
      { ...release, due_on: '2020-01-31', assignee: null },
      { ...release, id: 4, title: 'Fair opens', due_on: '2999-01-31', assignee: null },
    ];
    openDashboard(() => ({ ...CLEAR, assignments: { count: 2, rows } }));
    const section = within(await screen.findByRole('region', { name: 'Drafts with a deadline' }));
    const [late, later] = section.getAllByRole('listitem');
    expect(late).toHaveTextContent(/Exports grow.*ago/);
    expect(later).toHaveTextContent(/Fair opens.*in [\d,]+ days/);
  });

  it('marks sections that could not be loaded in time, and retries them', async () => {
    let isThere = false;
    const { user } = openDashboard(() => ({ ...CLEAR, late: isThere ? [] : ['messages', 'jobs'] }));
    expect(await screen.findByText('Still to come: Messages to answer · Failed jobs.')).toBeVisible();
    expect(screen.getByText('Nothing is planned.')).toBeVisible();
    isThere = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'All done' })).toBeVisible();
  });

  it('retries a failed job and shows the remaining ones', async () => {
    let isRetried = false;
    const { user, calls } = openDashboard(
      () => ({ ...CLEAR, jobs: isRetried ? NOTHING : { count: 1, rows: [job] } }),
      {
        [`POST ${jobRetryPath(9)}`]: () => {
          isRetried = true;
          return { ...job, state: 'waiting' };
        },
      },
    );
    expect(await screen.findByRole('link', { name: 'kiln.jpg' })).toHaveAttribute('href', '#/admin/media/12');
    await user.click(screen.getByRole('button', { name: 'Try again: Sizes of a picture: kiln.jpg' }));
    expect(await screen.findByRole('heading', { name: 'All done' })).toBeVisible();
    expect(calls.filter(({ method, path }) => method === 'POST' && path.startsWith(JOB_PATH))).toHaveLength(
      1,
    );
  });

  it('leads from every number to the list that shows these', async () => {
    const one = { count: 1, rows: [] };
    openDashboard(() => ({
      late: [],
      reviews: { ...one, kits: 0, companies: [{ id: 5, name: 'Alfa', count: 1 }] },
      timeline: [],
      assignments: null,
      outdated: one,
      pending: one,
      urgent: one,
      messages: one,
      accounts: one,
      members: one,
      names: one,
      accreditations: one,
      proposals: one,
      uncredited: one,
      jobs: one,
      missed: null,
    }));
    await screen.findByRole('region', { name: /In review/ });
    const main = within(screen.getByRole('main'));
    expect(
      main
        .getAllByRole('link', { name: /: show all 1$/ })
        .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Urgent questions: show all 1', '#/admin/messages?status=open&urgent=true'],
      ['Messages to answer: show all 1', '#/admin/messages?status=open&urgent=false'],
      ['In review: show all 1', '#/admin/press-releases?status=in_review'],
      ['Accounts to approve: show all 1', '#/admin/users?state=pending'],
      ['Names of companies to review: show all 1', '#/admin/companies?name=waiting'],
      ['Company press contacts to confirm: show all 1', '#/admin/company-members?state=waiting'],
      ['Applications to decide: show all 1', '#/admin/accreditations?status=waiting'],
      ['Proposed clippings: show all 1', '#/admin/clippings/proposals?state=waiting'],
      ['Outdated translations: show all 1', '#/admin/press-releases?outdated=true'],
      ['Changes that readers do not see yet: show all 1', '#/admin/press-releases?pending=true'],
      ['Pictures without credit: show all 1', '#/admin/media?kind=picture&missing=credit'],
      ['Failed jobs: show all 1', '#/admin/jobs?state=dead'],
    ]);
    expect(main.getByRole('link', { name: 'Alfa (1)' })).toHaveAttribute(
      'href',
      '#/admin/press-releases?status=in_review&company=5',
    );
  });

  it('has no part that is not for its reader', async () => {
    openDashboard(() => ({
      ...CLEAR,
      jobs: null,
      reviews: {
        count: 2,
        kits: 1,
        companies: [],
        rows: [
          { ...release, noun: 'press_release', company: null, due_on: null, updated_at: job.run_at },
          {
            ...release,
            noun: 'press_kit',
            title: 'Slabs',
            company: { id: 5, name: 'Alfa' },
            due_on: null,
            updated_at: job.run_at,
          },
        ],
      },
    }));
    const reviews = within(await screen.findByRole('region', { name: /In review/ }));
    expect(reviews.getByRole('link', { name: 'Exports grow' })).toBeVisible();
    const links = reviews.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '#/admin/press-releases/3',
      '#/admin/press-kits/3',
      '#/admin/press-releases?status=in_review',
      '#/admin/press-kits?status=in_review',
    ]);
    expect(screen.queryByRole('region', { name: /Jobs/ })).toBeNull();
  });
});
