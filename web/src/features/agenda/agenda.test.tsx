import { APPOINTMENT_PATH, type Appointment, appointmentPath } from '@press-room/contract/appointments';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AgendaList } from '../../components/agenda/agenda-list.tsx';
import { chooseLocale } from '../../i18n/locale.ts';
import { formatOwnSpan, formatSpan } from '../../lib/format-span.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';

const buildAppointment = (changes: Partial<Appointment> = {}): Appointment => ({
  id: 1,
  kind: 'press_conference',
  status: 'published',
  press_group: { id: 1, name: 'Association' },
  event: null,
  title: { it: 'Conferenza', en: 'Opening conference' },
  description: { it: '', en: '' },
  place: { it: 'Bologna', en: 'Bologna' },
  notice: { it: '', en: '' },
  admission: 'public',
  languages: ['it', 'en'],
  starts_at: '2099-03-12T19:30:00.000Z',
  ends_at: '2099-03-12T22:00:00.000Z',
  capacity: null,
  hosts: [],
  has_slots: false,
  is_remote: true,
  updated_at: '2099-01-01T00:00:00.000Z',
  ...changes,
});

beforeEach(() => chooseLocale('en'));

describe('the times of an appointment', () => {
  const night = { starts_at: '2099-03-12T19:30:00.000Z', ends_at: '2099-03-13T00:00:00.000Z' };

  it('are those of Rome, with both days past midnight', () => {
    expect(formatSpan(night)).toMatch(/12 March 2099.*20:30.*13 March 2099.*01:00/);
  });

  it('are told once where clocks show the same', () => {
    expect(formatOwnSpan(night, 'Europe/Berlin')).toBeNull();
  });

  it('are told with the reader’s hours on the same day, else with their days', () => {
    const span = { starts_at: '2099-03-12T10:00:00.000Z', ends_at: '2099-03-12T11:30:00.000Z' };
    expect(formatOwnSpan(span, 'Europe/London')).toBe('10:00–11:30');
    expect(formatOwnSpan(night, 'Asia/Tokyo')).toMatch(/13 March 2099.*04:30–09:00/);
  });
});

const draw = (screenOf: React.ReactNode) =>
  render(<QueryClientProvider client={createQueryClient()}>{screenOf}</QueryClientProvider>);

describe('the agenda', () => {
  it('shows the next ones first, and all on demand', async () => {
    const results = [1, 2, 3, 4, 5, 6].map((id) =>
      buildAppointment({ id, title: { it: '', en: `Tour ${id}` }, kind: 'tour' }),
    );
    const calls = fakeApi({ [`GET ${APPOINTMENT_PATH}`]: { results } });
    draw(<AgendaList event={9} />);
    expect(await screen.findByRole('link', { name: 'Tour 4' })).toHaveAttribute('href', '/appointment/4');
    expect(screen.queryByText('Tour 5')).not.toBeInTheDocument();
    expect(calls.map(({ search }) => search.get('event'))).toEqual(['9']);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show all 6' }));
    expect(screen.getByRole('link', { name: 'Tour 5' })).toHaveFocus();
  });

  it('has a page for each, which says that it is cancelled and why', async () => {
    fakeApi({
      [`GET ${appointmentPath(1)}`]: buildAppointment({
        status: 'cancelled',
        notice: { it: '', en: 'The kiln rests' },
      }),
    });
    renderApp('/appointment/1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Opening conference' })).toBeInTheDocument();
    expect(screen.getByText('This appointment is cancelled')).toBeInTheDocument();
    expect(screen.getByText('The kiln rests')).toBeInTheDocument();
    expect(screen.getByText(/in Italian and English.*can be followed remotely/)).toBeInTheDocument();
  });

  it('says so where one is over or not for this reader', async () => {
    fakeApi({ [`GET ${appointmentPath(9)}`]: Response.json({ detail: 'Not found.' }, { status: 404 }) });
    renderApp('/appointment/9');
    expect(await screen.findByRole('heading', { name: 'Appointment not found' })).toBeInTheDocument();
  });

  it('shows nothing where nothing is planned', async () => {
    const calls = fakeApi({ [`GET ${APPOINTMENT_PATH}`]: { results: [] } });
    draw(<AgendaList />);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
