import type { GroupName } from '@press-room/contract/account-groups';
import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressReleaseRow,
  officePressReleasePath,
} from '@press-room/contract/admin-press-releases';
import { RELEASE_TEMPLATE_PATH } from '@press-room/contract/release-templates';
import { SECTOR_PATH } from '@press-room/contract/sectors';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildReaders } from '../../../test/admin-builders.ts';
import { GROUP, OTHER_GROUP, SECTORS } from '../../../test/builders.ts';
import { type FakeCall, rows } from '../../../test/fake-api.ts';
import { openOffice } from '../../../test/open-admin.ts';

function buildRelease(changes: Partial<OfficePressReleaseRow> = {}): OfficePressReleaseRow {
  return {
    id: 1,
    version: 4,
    status: 'draft',
    press_group: { id: GROUP.id, name: GROUP.name },
    company: null,
    date: '2026-03-12',
    access: 'public',
    publish_at: null,
    embargo_until: null,
    expires_at: null,
    visible_from: null,
    readers: buildReaders(changes.status),
    sectors: [1],
    assignee: null,
    updated_at: '2026-03-12T10:00:00.000Z',
    title: 'Exports grow',
    pending_at: null,
    text: {
      it: { status: 'draft', title: 'Export', outdated_since: null },
      en: { status: 'published', title: 'Exports grow', outdated_since: '2026-03-12T10:00:00.000Z' },
    },
    ...changes,
  };
}

const FIRST = buildRelease();
const SECOND = buildRelease({ id: 2, version: 7, title: 'Second', status: 'in_review' });
const THIRD = buildRelease({ id: 3, version: 1, title: 'Third', status: 'archived' });
const BOTH = [FIRST, SECOND, THIRD];

type Answer = Response | { [field: string]: unknown };

/** List of a signed-in officer; writes increment the version. */
function openReleases({
  address = '/admin/press-releases',
  releases = BOTH,
  group = 'administrator_press_room',
  answers = {},
}: {
  address?: string;
  releases?: OfficePressReleaseRow[];
  group?: GroupName;
  answers?: Record<string, () => Answer | Promise<Answer>>;
} = {}) {
  const raise = ({ id, version }: OfficePressReleaseRow) => {
    let now = version;
    return () => {
      now += 1;
      return { id, version: now };
    };
  };
  const writes = releases.map((row) => [row, raise(row)] as const);
  return openOffice({
    address,
    group,
    pressGroups: [GROUP, OTHER_GROUP],
    answers: {
      [`GET ${OFFICE_PRESS_RELEASE_PATH}`]: ({ search }) =>
        search.get('status') === 'archived' ? { ...rows([]), recordsTotal: 3 } : rows(releases),
      [`GET ${RELEASE_TEMPLATE_PATH}`]: rows([]),
      [`GET ${SECTOR_PATH}`]: rows(SECTORS),
      ...Object.fromEntries(
        writes.flatMap(([{ id }, write]): [string, object][] => [
          [`POST ${officePressReleasePath(id)}transition/`, write],
          [`PATCH ${officePressReleasePath(id)}`, write],
          [`POST ${officePressReleasePath(id)}check/`, { problems: [] }],
        ]),
      ),
      ...answers,
    },
  });
}

const listsOf = (calls: FakeCall[]) => calls.filter(({ path }) => path === OFFICE_PRESS_RELEASE_PATH);
const writesOf = (calls: FakeCall[]) =>
  calls
    .filter(({ method, path }) => method !== 'GET' && path.startsWith(OFFICE_PRESS_RELEASE_PATH))
    // A check writes nothing.
    .filter(({ path }) => !path.endsWith('/check/'))
    .map(({ path, headers, body }) => [
      path.replace(OFFICE_PRESS_RELEASE_PATH, ''),
      headers.get('If-Match'),
      body,
    ]);
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

describe('the list of releases', () => {
  it('shows the state of both languages', async () => {
    openReleases();
    const row = await screen.findByRole('row', { name: /Exports grow/ });
    expect(row).toHaveTextContent(/Site Alpha.*Draft.*en outdated.*it draft.*12 Mar 2026/);
    expect(within(row).getByRole('link', { name: 'Exports grow' })).toHaveAttribute(
      'href',
      '#/admin/press-releases/1',
    );
  });

  it('shows withdrawn releases as such, in the row and in the filter', async () => {
    openReleases({ releases: [{ ...THIRD, readers: { state: 'archived', until: null, notes: [] } }] });
    expect(await screen.findByRole('row', { name: /Third.*Withdrawn/ })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Withdrawn' })).toHaveValue('archived');
  });

  it('keeps filters, order and words in the address', async () => {
    const { user, calls } = openReleases();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'English' }), 'outdated');
    await waitFor(() => expect(location.hash).toBe('#/admin/press-releases?text_en=outdated'));
    await user.click(screen.getByRole('link', { name: 'Date' }));
    await waitFor(() => expect(location.hash).toContain('sort=-date'));
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    await user.type(screen.getByRole('searchbox'), 'clay{Enter}');
    await waitFor(() => expect(listsOf(calls).at(-1)?.search.get('columns[0][search][value]')).toBe('clay'));
    const asked = listsOf(calls).at(-1)?.search;
    expect(asked?.get('text_en')).toBe('outdated');
    expect([asked?.get('columns[1][name]'), asked?.get('order[0][dir]')]).toEqual(['date', 'desc']);
    await user.click(screen.getByRole('button', { name: 'Remove the filter: English' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/press-releases?q=clay&sort=-date'));
  });

  it('offers to reset filters without results, and ignores unknown ones', async () => {
    const { calls } = openReleases({ address: '/admin/press-releases?status=archived&group=99&sort=secret' });
    expect(await screen.findByText('No items match these filters')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '#/admin/press-releases');
    expect(listsOf(calls).at(-1)?.search.get('group')).toBeNull();
  });

  it('shows the columns that are wanted, the next time too', async () => {
    const { user, unmount } = openReleases();
    await screen.findByRole('row', { name: /Exports grow/ });
    await user.click(screen.getByRole('checkbox', { name: 'Date', hidden: true }));
    expect(screen.queryByRole('columnheader', { name: 'Date' })).toBeNull();
    unmount();
    openReleases();
    await screen.findByRole('row', { name: /Exports grow/ });
    expect(screen.queryByRole('columnheader', { name: 'Date' })).toBeNull();
  });

  it('selects a range with Shift, by pointer and by arrows, the page with Ctrl+A and nothing with Escape', async () => {
    const { user } = openReleases();
    await user.click(await box('Exports grow'));
    await user.keyboard('{Shift>}');
    await user.click(await box('Third'));
    await user.keyboard('{/Shift}');
    expect(await box('Second')).toBeChecked();
    await user.keyboard('{Escape}');
    expect(await box('Second')).not.toBeChecked();
    (await box('Exports grow')).focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(await box('Exports grow')).toBeChecked();
    expect(await box('Second')).toBeChecked();
    expect(await box('Second')).toHaveFocus();
    expect(await box('Third')).not.toBeChecked();
    await user.keyboard('{Control>}a{/Control}');
    expect(await box('Third')).toBeChecked();
  });

  it('is nobody else’s business', async () => {
    const refusal = () => Response.json({ detail: 'No permission' }, { status: 403 });
    openReleases({
      group: 'user_press_room',
      answers: { [`GET ${OFFICE_PRESS_RELEASE_PATH}`]: refusal },
    });
    expect(await screen.findByText('For the press office only')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Content' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New release' })).toBeNull();
  });

  it('begins a new draft in the group that is shown, and opens it', async () => {
    const { user, calls } = openReleases({
      answers: {
        [`POST ${OFFICE_PRESS_RELEASE_PATH}`]: () =>
          Response.json({ ...FIRST, id: 9, version: 1 }, { status: 201 }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New release' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/press-releases/9'));
    expect(writesOf(calls)).toEqual([['', null, { press_group: GROUP.id }]]);
  });
});

describe('many releases at once', () => {
  it('are published with one question that names them, and taken back with Ctrl+Z as they were', async () => {
    const { user, calls } = openReleases();
    const head = within(await screen.findByRole('columnheader', { name: /^Select all/ }));
    await user.click(head.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Publish 2 releases?' }));
    expect(dialog.getByText(/withdrawn: publish it again from its own page/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/2 releases appear in ten seconds/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    const grace = { to: 'published', grace_seconds: 13 };
    expect(writesOf(calls)).toEqual([
      ['1/transition/', '"4"', grace],
      ['2/transition/', '"7"', grace],
    ]);
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Undone: 2')).toBeInTheDocument();
    expect(writesOf(calls).slice(2)).toEqual([
      ['1/transition/', '"5"', { to: 'draft' }],
      ['2/transition/', '"8"', { to: 'draft' }],
      ['2/transition/', '"9"', { to: 'in_review' }],
    ]);
  });

  it('ask once more where something speaks against it, and can wait for files', async () => {
    const problem = { severity: 'warning', field: 'pictures', language: null, value: null };
    const unready = { ...problem, code: 'file_unready', file: { id: 3, name: 'kiln.jpg' } };
    const { user, calls } = openReleases({
      answers: { [`POST ${officePressReleasePath(2)}check/`]: () => ({ problems: [unready] }) },
    });
    const head = within(await screen.findByRole('columnheader', { name: /^Select all/ }));
    await user.click(head.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Publish 2 releases?' }));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText(/kiln.jpg: still being prepared/)).toBeInTheDocument();
    expect(writesOf(calls)).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Publish anyway' })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'Publish when the files are ready' }));
    await waitFor(() => expect(writesOf(calls)).toHaveLength(2));
    expect(writesOf(calls)[1]?.[2]).toMatchObject({ to: 'published', files: 'when_ready' });
  });

  it('stay as they are if the officer cancels while they are checked', async () => {
    const { promise: isChecked, resolve: check } = Promise.withResolvers<void>();
    const { user, calls } = openReleases({
      answers: {
        [`POST ${officePressReleasePath(2)}check/`]: async () => {
          await isChecked;
          return { problems: [] };
        },
      },
    });
    const head = within(await screen.findByRole('columnheader', { name: /^Select all/ }));
    await user.click(head.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Publish 2 releases?' }));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/check/'))).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => check());
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(screen.getByRole('dialog', { name: 'Publish 2 releases?' })).toBeInTheDocument();
    expect(writesOf(calls)).toEqual([]);
  });

  it('say which did not go through and why, and leave those selected', async () => {
    const { user, calls } = openReleases({
      answers: {
        [`PATCH ${officePressReleasePath(2)}`]: () =>
          Response.json({ detail: 'Changed meanwhile', current: { ...SECOND, version: 8 } }, { status: 412 }),
      },
    });
    await user.click(await box('Exports grow'));
    await user.click(await box('Second'));
    await user.click(screen.getByRole('button', { name: 'Add a sector' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a sector to 2 releases' }));
    await user.click(dialog.getByRole('button', { name: 'Add a sector' }));
    expect(dialog.getByText('Choose a sector')).toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Sector' }), 'Clays');
    await user.click(dialog.getByRole('button', { name: 'Add a sector' }));
    const report = within(await screen.findByRole('dialog', { name: 'One could not be changed' }));
    expect(report.getByRole('listitem')).toHaveTextContent('Second: somebody has changed it meanwhile');
    expect(writesOf(calls)[0]).toEqual(['1/', '"4"', { sectors: [1, 2] }]);
    await user.click(report.getByRole('button', { name: 'Close' }));
    expect(await box('Second')).toBeChecked();
    expect(await box('Exports grow')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(writesOf(calls).at(-1)).toEqual(['1/', '"5"', { sectors: [1] }]));
  });
});
