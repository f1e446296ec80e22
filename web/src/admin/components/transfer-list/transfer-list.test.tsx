import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import type { Outcome } from '../saving/office-write.ts';
import { type Item, type ItemSource, type StoredChoice, sourceOf } from './items.ts';
import { TransferList } from './transfer-list.tsx';
import type { SaveChosen } from './use-saving.ts';

const item = (id: number, name: string, more: Partial<Item> = {}): Item => ({ id, name, ...more });
const STORED: StoredChoice = { version: 3, chosen: [item(1, 'Arpa'), item(2, 'Brera')] };
const OTHERS = [
  item(3, 'Cotto'),
  item(4, 'Decò'),
  item(5, 'Età'),
  item(6, 'Forma', { obstacle: 'Not yours' }),
];

function openLists(props: Partial<Parameters<typeof TransferList>[0]> = {}) {
  const save = vi.fn<SaveChosen>();
  save.mockImplementation(async (ids, version) => ({
    kind: 'saved',
    row: { version: version + 1, chosen: [...STORED.chosen, ...OTHERS].filter(({ id }) => ids.includes(id)) },
  }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TransferList
        titles={{ available: 'Brands', chosen: 'Of this company' }}
        emptyChosen="No brand yet"
        stored={STORED}
        source={sourceOf(['test'], OTHERS)}
        save={save}
        isReadOnly={false}
        {...props}
      />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), save };
}

const list = (name: string) => within(screen.getByRole('grid', { name }));
const namesIn = (name: string) =>
  list(name)
    .queryAllByRole('row')
    .map(({ textContent }) => textContent?.replace('⠿', ''));
const press = (name: string) => screen.getByRole('button', { name });

describe('two lists', () => {
  it('move by double click, and say so', async () => {
    const { user } = openLists();
    await user.dblClick(await list('Brands').findByRole('row', { name: 'Cotto' }));
    expect(namesIn('Of this company')).toEqual(['Arpa', 'Brera', 'Cotto']);
    expect(namesIn('Brands')).toEqual(['Decò', 'Età', 'FormaNot yours']);
    expect(screen.getByText('Cotto added. Chosen now: 3.')).toHaveAttribute('role', 'status');
  });

  it('group items by heading and move them', async () => {
    const sorted = [
      item(3, 'Cotto'),
      item(4, 'D: Decò', { section: 'D', underHeading: 'Decò' }),
      item(5, 'Età', { section: 'E' }),
    ];
    const { user } = openLists({ source: sourceOf(['sections'], sorted) });
    expect(await list('Brands').findByRole('rowheader', { name: 'E' })).toBeInTheDocument();
    expect(namesIn('Brands')).toEqual(['Cotto', 'D', 'Decò', 'E', 'Età']);
    await user.dblClick(list('Brands').getByRole('row', { name: 'Età' }));
    expect(list('Brands').queryByRole('rowheader', { name: 'E' })).not.toBeInTheDocument();
    expect(list('Of this company').getByRole('rowheader', { name: 'E' })).toBeInTheDocument();
  });

  it('move several at once by the keyboard alone, and save them with the version', async () => {
    const { user, save } = openLists();
    await list('Brands').findByRole('row', { name: 'Cotto' });
    screen.getByRole('searchbox', { name: 'Search in: Brands' }).focus();
    await user.tab();
    await user.tab();
    await user.tab();
    await user.keyboard('{Control>}a{/Control}');
    await user.keyboard('{Enter}');
    expect(namesIn('Of this company')).toEqual(['Arpa', 'Brera', 'Cotto', 'Decò', 'Età']);
    expect(screen.getByText('Added: 3. Chosen now: 5.')).toBeInTheDocument();
    await user.click(press('Save'));
    expect(save.mock.calls).toEqual([[[1, 2, 3, 4, 5], 3]]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull());
  });

  it('select a range with shift and move it with a button that keeps the focus', async () => {
    const { user } = openLists();
    await user.click(await list('Brands').findByRole('row', { name: 'Cotto' }));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await user.click(press('Add (3)'));
    expect(namesIn('Of this company')).toEqual(['Arpa', 'Brera', 'Cotto', 'Decò', 'Età']);
    expect(press('Add (0)')).toHaveFocus();
    expect(press('Add (0)')).toHaveAttribute('aria-disabled', 'true');
  });

  it('remove chosen items, which are then listed first among the available ones', async () => {
    const { user, save } = openLists();
    await list('Brands').findByRole('row', { name: 'Cotto' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown in: Of this company' }));
    await user.click(press('Take out (2)'));
    expect(namesIn('Brands').slice(0, 2)).toEqual(['Arpa', 'Brera']);
    expect(screen.getByText('No brand yet')).toBeInTheDocument();
    await user.click(press('Save'));
    expect(save.mock.calls).toEqual([[[], 3]]);
    expect(await screen.findByText(/^No longer assigned: .*Arpa.* and .*Brera.*\.$/)).toBeVisible();
  });

  it('do not move locked items and show the reason', async () => {
    const { user } = openLists();
    await user.dblClick(await list('Brands').findByRole('row', { name: 'Forma, Not yours' }));
    expect(namesIn('Of this company')).toEqual(['Arpa', 'Brera']);
  });

  it('are searched separately; hidden items are not moved', async () => {
    const { user } = openLists();
    await user.click(await list('Brands').findByRole('row', { name: 'Cotto' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search in: Brands' }), 'deco{Enter}');
    await waitFor(() => expect(namesIn('Brands')).toEqual(['Decò']));
    expect(press('Add (0)')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Search in: Of this company' }), 'zzz{Enter}');
    expect(await screen.findByText('Nothing found for “zzz”')).toBeInTheDocument();
  });

  it('ask for a page, not for everything', async () => {
    const asked: [string, number, number][] = [];
    const source: ItemSource = {
      key: ['many'],
      load: async ({ q, start, length }) => {
        asked.push([q, start, length]);
        return {
          items: Array.from({ length }, (_, at) => item(100 + start + at, `Brand ${at}`)),
          count: 100_000,
        };
      },
    };
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
        unobserve() {}
      },
    );
    openLists({ source });
    expect(await screen.findByText('100,000 items')).toBeInTheDocument();
    expect(asked).toEqual([['', 0, 50]]);
    vi.unstubAllGlobals();
  });

  it('retry after unrelated changes and ask after conflicting ones', async () => {
    const error = new ApiError(412, {});
    const answers: Outcome<StoredChoice>[] = [
      { kind: 'conflict', current: { ...STORED, version: 4 }, changed: null, error },
      { kind: 'conflict', current: { version: 5, chosen: [item(1, 'Arpa')] }, changed: null, error },
      { kind: 'saved', row: { version: 6, chosen: [...STORED.chosen, item(3, 'Cotto')] } },
    ];
    const save = vi.fn<SaveChosen>(async () => answers.shift() ?? { kind: 'failed', error });
    const { user } = openLists({ save });
    await user.dblClick(await list('Brands').findByRole('row', { name: 'Cotto' }));
    await user.click(press('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody has changed this meanwhile' }));
    expect(save.mock.calls.map(([, version]) => version)).toEqual([3, 4]);
    await user.click(dialog.getByRole('button', { name: 'Keep all of yours' }));
    await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(save.mock.calls.at(-1)).toEqual([[1, 2, 3], 5]));
    expect(namesIn('Of this company')).toEqual(['Arpa', 'Brera', 'Cotto']);
  });

  it('keep what was chosen when it was refused', async () => {
    const save = vi.fn<SaveChosen>(async () => ({
      kind: 'refused',
      error: new ApiError(403, { detail: 'You do not hold this right.' }),
    }));
    const { user } = openLists({ save });
    await user.dblClick(await list('Brands').findByRole('row', { name: 'Cotto' }));
    await user.click(press('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not hold this right.');
    expect(namesIn('Of this company')).toEqual(['Arpa', 'Brera', 'Cotto']);
  });

  it('are read-only without the permission', async () => {
    openLists({ isReadOnly: true });
    await list('Brands').findByRole('row', { name: 'Cotto' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Add|Save/ })).toBeNull();
  });
});
