import { officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { CALENDAR_PATH, type CalendarEntry } from '@press-room/contract/calendar';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast, listToasts } from '../../lib/toasts.ts';
import type { Handlers } from '../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../test/open-admin.ts';
import { monthOf, weekOf } from './days.ts';

const SCHEDULED: CalendarEntry = {
  noun: 'press_release',
  id: 3,
  version: 5,
  kind: 'scheduled',
  title: 'Exports grow',
  at: '2099-03-12T08:30:00.000Z',
  is_day: false,
  languages: ['it'],
};
const FAIR: CalendarEntry = {
  ...SCHEDULED,
  noun: 'event',
  kind: 'begins',
  title: 'Fair',
  at: '2099-03-16T23:00:00.000Z',
  is_day: true,
};
const TRANSITION = `${officePressReleasePath(3)}transition/`;

beforeEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
});

function openCalendar(answers: Handlers = {}) {
  const stored = { at: SCHEDULED.at, version: SCHEDULED.version };
  return openOffice({
    address: '/admin/calendar?day=2099-03-01',
    answers: {
      [`GET ${CALENDAR_PATH}`]: () => ({ entries: [{ ...SCHEDULED, ...stored }, FAIR], is_capped: false }),
      [`POST ${TRANSITION}`]: ({ body }) => {
        stored.at = (body as { publish_at: string }).publish_at;
        stored.version += 1;
        return { id: 3, version: stored.version };
      },
      ...answers,
    },
  });
}

const dayOf = async (number: string) => {
  const table = within(await screen.findByRole('table', { name: 'March 2099' }));
  const cell = table.getAllByText(number).at(0)?.closest('td');
  if (!cell) throw new Error(`no day ${number}`);
  return cell;
};

describe('the days of the calendar', () => {
  it('begin on Monday, and a month has the weeks that it touches', () => {
    expect([weekOf('2026-11-29')[0], weekOf('2026-11-29').at(-1)]).toEqual(['2026-11-23', '2026-11-29']);
    const weeks = monthOf('2026-11-15');
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
    expect(monthOf('2027-02-01')).toHaveLength(4);
  });
});

describe('the calendar', () => {
  it('shows a month by the days and hours of the office', async () => {
    const { calls } = openCalendar();
    await screen.findByRole('link', { name: 'Exports grow' });
    expect(await dayOf('12')).toHaveTextContent(/09:30.*appears.*Exports grow.*Press release/);
    expect(await dayOf('17')).toHaveTextContent(/begins.*Fair.*Event/);
    expect(screen.getByRole('link', { name: 'Fair' })).toHaveAttribute('href', '#/admin/events/3');
    expect(screen.queryByRole('button', { name: 'Move to… “Fair”' })).not.toBeInTheDocument();
    const [asked] = calls.filter(({ path }) => path === CALENDAR_PATH);
    expect([asked?.search.get('from'), asked?.search.get('to')]).toEqual(['2099-02-23', '2099-04-05']);
  });

  it('moves a schedule by the keyboard, and back', async () => {
    const { user, calls } = openCalendar();
    await user.click(await screen.findByRole('button', { name: 'Move to… “Exports grow”' }));
    fireEvent.change(screen.getByLabelText('New day and time'), { target: { value: '2099-03-20T10:00' } });
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText(/“Exports grow” appears on 20 Mar 2099/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    await waitFor(() =>
      expect(writesBelow(calls, TRANSITION).map(([, , version, body]) => [version, body])).toEqual([
        [
          '"5"',
          {
            to: 'scheduled',
            publish_at: '2099-03-20T09:00:00.000Z',
            languages: ['it'],
            files: 'as_they_are',
          },
        ],
        ['"6"', { to: 'scheduled', publish_at: SCHEDULED.at, languages: ['it'], files: 'as_they_are' }],
      ]),
    );
  });

  it('moves it to the day that it is dropped on, at its hour', async () => {
    const { calls } = openCalendar();
    const entry = (await screen.findByRole('link', { name: 'Exports grow' })).closest('li');
    if (!entry) throw new Error('no entry');
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(entry, { dataTransfer });
    const target = await dayOf('20');
    fireEvent.dragOver(target, { dataTransfer });
    fireEvent.drop(target, { dataTransfer });
    await waitFor(() =>
      expect(writesBelow(calls, TRANSITION).map(([, , , body]) => body)).toMatchObject([
        { publish_at: '2099-03-20T08:30:00.000Z' },
      ]),
    );
  });

  it('says why a move was refused, and keeps what was chosen', async () => {
    const { user } = openCalendar({
      [`POST ${TRANSITION}`]: () => Response.json({ publish_at: ['It is over.'] }, { status: 400 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Move to… “Exports grow”' }));
    fireEvent.change(screen.getByLabelText('New day and time'), { target: { value: '2001-03-20T10:00' } });
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('It is over.')).toBeVisible();
    expect(screen.getByLabelText('New day and time')).toHaveValue('2001-03-20T10:00');
  });
});
