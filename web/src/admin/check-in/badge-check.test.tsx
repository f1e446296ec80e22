import 'fake-indexeddb/auto';
import { appointmentEntryPath, type CheckIn, checkInEntryPath } from '@press-room/contract/check-in';
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chooseLocale } from '../../i18n/locale.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { BadgeCheck } from './badge-check.tsx';
import { enqueue, type StoredCheckIn, toCheckInEvent } from './stored-event.ts';
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
  render(<BadgeCheck checkIn={CHECK_IN} />);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: CODE } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  fireEvent.change(field, { target: { value: 'NEXT' } });
  expect(await screen.findByText('Welcome')).toBeInTheDocument();
  expect(field).toHaveValue('NEXT');
});

it('keeps an entry made before the earlier ones are loaded', async () => {
  const at = '2027-09-21T07:00:00.000Z';
  await enqueue({ id: 2 }, { key: crypto.randomUUID(), code: 'EARLIER', at });
  const { result } = renderHook(() => useEntries({ id: 2 }));
  void result.current.letIn(CODE);
  await waitFor(() => expect([...result.current.entered.keys()].toSorted()).toEqual([CODE, 'EARLIER']));
});

it('lets in whoever has a place at an appointment', async () => {
  const appointment: StoredCheckIn = {
    ...CHECK_IN,
    event: toCheckInEvent({
      id: 5,
      title: { it: 'Apertura', en: 'Opening' },
      place: { it: '', en: '' },
      starts_at: '2027-09-21T22:30:00.000Z',
      ends_at: '2027-09-22T01:00:00.000Z',
    }),
  };
  const calls = fakeApi({
    [`POST ${appointmentEntryPath(5)}`]: (call: { body: unknown }) => ({
      results: (call.body as { entries: { key: string }[] }).entries.map(({ key }) => ({
        key,
        result: 'recorded',
        person: { name: 'Ada Bo', outlet: 'La Gazzetta', slot_at: null },
        entered_at: null,
      })),
    }),
  });
  vi.setSystemTime(new Date('2027-09-21T23:00:00Z'));
  render(<BadgeCheck checkIn={appointment} />);
  const type = (value: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  };
  type(CODE);
  expect(await screen.findByText('Welcome')).toBeInTheDocument();
  expect(await screen.findByText('Ada Bo')).toBeInTheDocument();
  expect(screen.getByText('La Gazzetta')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toContain(appointmentEntryPath(5));
});
