import type { Person } from '@press-room/contract/people';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ComparedField } from './compare-sides.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const ADA: Person = { id: 4, first_name: 'Ada', last_name: 'Neri' };
type Draft = { date: string; text: { it: { title: string; body: string } } };
const FIELDS: ComparedField[] = [
  { name: 'date', label: 'Date' },
  { name: 'text.it.title', label: 'Title' },
  { name: 'text.it.body', label: 'Body' },
];
const draft = (date: string, title: string, body: string): Draft => ({ date, text: { it: { title, body } } });

function openConflict(mine: Draft, theirs: Draft, by: Person | null = ADA) {
  const resolutions: unknown[] = [];
  const base = draft('2026-01-01', 'Old', 'Body');
  render(
    <ConflictDialog
      fields={FIELDS}
      base={base}
      mine={mine}
      theirs={theirs}
      changed={{ by, at: '2026-01-02T10:00:00Z' }}
      onResolve={(resolution) => resolutions.push(resolution)}
      onClose={() => resolutions.push('closed')}
    />,
  );
  return { user: userEvent.setup(), resolutions };
}

const field = (name: string) => within(screen.getByRole('group', { name }));

describe('the conflict dialog', () => {
  it('shows both sides of each difference and asks only where both changed the field', async () => {
    const { user, resolutions } = openConflict(
      draft('2026-02-02', 'Mine', 'Body'),
      draft('2026-01-01', 'Theirs', 'Their body'),
    );
    expect(screen.getByText(/Changed by Ada Neri, 2 Jan 2026/)).toBeInTheDocument();
    expect(field('Date').getByRole('radio', { name: 'Yours' })).toBeChecked();
    expect(field('Body').getByRole('radio', { name: 'Current version' })).toBeChecked();
    expect(field('Title').queryByRole('radio', { checked: true })).toBeNull();
    const submit = screen.getByRole('button', { name: 'Save this choice' });
    expect(submit).toBeDisabled();
    expect(screen.getByText('One field is left to choose')).toBeInTheDocument();
    await user.click(field('Title').getByText('Mine'));
    await user.click(submit);
    expect(resolutions).toEqual([
      {
        picks: { date: 'mine', 'text.it.title': 'mine', 'text.it.body': 'theirs' },
        patch: { date: '2026-02-02', text: { it: { title: 'Mine' } } },
      },
    ]);
  });

  it('picks a whole side, and changes nothing when it is closed', async () => {
    const { user, resolutions } = openConflict(
      draft('2026-02-02', 'Mine', ''),
      draft('2026-03-03', 'Theirs', 'Body'),
      null,
    );
    expect(screen.getByText(/^Changed 2 Jan 2026/)).toBeInTheDocument();
    expect(field('Body').getByText('(empty)')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take all of the current version' }));
    await user.click(screen.getByRole('button', { name: 'Save this choice' }));
    expect(resolutions.at(-1)).toMatchObject({ patch: {} });
    await user.click(screen.getByRole('button', { name: 'Back to writing' }));
    expect(resolutions.at(-1)).toBe('closed');
  });
});
