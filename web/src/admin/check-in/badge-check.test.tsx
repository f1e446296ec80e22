import 'fake-indexeddb/auto';
import { type CheckIn, checkInEntryPath } from '@press-room/contract/check-in';
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chooseLocale } from '../../i18n/locale.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { BadgeCheck } from './badge-check.tsx';
import { enqueue } from './stored-event.ts';
import { useEntries } from './use-entries.ts';

const CODE = '7KQ2M9XBSTAW';
const CHECK_IN: CheckIn = {
  event: { id: 1, name: { it: 'Fiera', en: 'Fair' }, starts_on: '2027-09-20', ends_on: '2027-09-24' },
  at: '2027-09-20T07:00:00.000Z',
  keys: [],
  badges: [{ code: CODE, is_revoked: false, entered_at: null }],
};

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-09-21T08:00:00Z') }));
afterAll(() => vi.useRealTimers());

beforeEach(() => {
  chooseLocale('en');
  fakeApi({
    [`POST ${checkInEntryPath(1)}`]: { results: [] },
    [`POST ${checkInEntryPath(2)}`]: { results: [] },
  });
});

it('keeps what a scanner types while the badge before is looked at', async () => {
  render(<BadgeCheck door={CHECK_IN} />);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: CODE } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  fireEvent.change(field, { target: { value: 'NEXT' } });
  expect(await screen.findByText('Welcome')).toBeInTheDocument();
  expect(field).toHaveValue('NEXT');
});

it('knows whom it let in before it knew whom it had let in earlier', async () => {
  const at = '2027-09-21T07:00:00.000Z';
  await enqueue(2, { key: crypto.randomUUID(), code: 'EARLIER', at });
  const { result } = renderHook(() => useEntries(2));
  void result.current.letIn(CODE);
  await waitFor(() => expect([...result.current.entered.keys()].toSorted()).toEqual([CODE, 'EARLIER']));
});
