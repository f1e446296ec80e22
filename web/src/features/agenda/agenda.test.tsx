import {
  appointmentAnswerPath,
  appointmentAskPath,
  type OwnAnswer,
} from '@press-room/contract/appointment-answers';
import { APPOINTMENT_PATH, type Appointment, appointmentPath } from '@press-room/contract/appointments';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AgendaList } from '../../components/agenda/agenda-list.tsx';
import { chooseLocale } from '../../i18n/locale.ts';
import { formatOwnSpan, formatSpan } from '../../lib/format-span.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { buildAppointment } from '../../test/builders.ts';
import { type FakeCall, fakeApi, type Handlers } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';

beforeEach(() => chooseLocale('en'));

describe('the times of an appointment', () => {
  const night = { starts_at: '2099-03-12T19:30:00.000Z', ends_at: '2099-03-13T00:00:00.000Z' };

  it('are those of Rome, with both days past midnight', () => {
    expect(formatSpan(night)).toMatch(/12 March 2099.*20:30.*13 March 2099.*01:00/);
  });

  it('are shown once if the time zones agree', () => {
    expect(formatOwnSpan(night, 'Europe/Berlin')).toBeNull();
  });

  it('are also shown in the reader’s time zone if it differs', () => {
    const span = { starts_at: '2099-03-12T10:00:00.000Z', ends_at: '2099-03-12T11:30:00.000Z' };
    expect(formatOwnSpan(span, 'Europe/London')).toBe('Thursday 12 March 2099, 10:00–11:30');
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

const OWN: OwnAnswer = {
  state: null,
  slot: null,
  needs: [],
  needs_note: '',
  places_left: 0,
  waiting: 2,
  slots: [],
  url: null,
};

describe('an answer', () => {
  const openSigned = (answers: Handlers, appointment: Partial<Appointment> = {}) => {
    const calls = fakeApi({
      [`GET ${appointmentPath(1)}`]: buildAppointment(appointment),
      [`GET ${appointmentAnswerPath(1)}`]: OWN,
      ...answers,
    });
    const { user } = renderApp('/appointment/1', { signedIn: true });
    return { user, calls };
  };
  const sent = (calls: FakeCall[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

  it('requires a choice, and explains the waiting list', async () => {
    const { user, calls } = openSigned({
      [`PUT ${appointmentAnswerPath(1)}`]: { ...OWN, state: 'waiting', waiting: 3, url: '/mail/x' },
    });
    expect(await screen.findByText(/All places are taken/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(sent(calls)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'I will come' }));
    await user.click(screen.getByRole('checkbox', { name: 'An interpreter' }));
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('You are on the waiting list')).toBeInTheDocument();
    expect(screen.getByText(/^3 people wait/)).toBeInTheDocument();
    expect(sent(calls)).toEqual([{ answer: 'yes', needs: ['interpreter'], needs_note: '' }]);
    expect(screen.getByRole('button', { name: 'Change the answer' })).toBeInTheDocument();
  });

  it('keeps what is typed when a place becomes free meanwhile', async () => {
    let own: OwnAnswer = { ...OWN, state: 'waiting' };
    const { user } = openSigned({ [`GET ${appointmentAnswerPath(1)}`]: () => ({ ...own }) });
    expect(await screen.findByText('You are on the waiting list')).toBeInTheDocument();
    const note = () => screen.getByRole('textbox', { name: /^Anything else/ });
    await user.type(note(), 'Two cameras');
    own = { ...OWN, state: 'confirmed' };
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await waitFor(() => expect(screen.queryByText('You are on the waiting list')).not.toBeInTheDocument());
    expect(note()).toHaveValue('Two cameras');
    focusManager.setFocused(undefined);
  });

  it('takes a free slot, and says in words that another took it', async () => {
    const slots = [
      { id: 4, starts_at: '2099-03-12T19:30:00.000Z', ends_at: '2099-03-12T20:00:00.000Z', is_taken: true },
      { id: 5, starts_at: '2099-03-12T20:00:00.000Z', ends_at: '2099-03-12T20:30:00.000Z', is_taken: false },
    ];
    const { user, calls } = openSigned(
      {
        [`GET ${appointmentAnswerPath(1)}`]: { ...OWN, places_left: null, slots },
        [`PUT ${appointmentAnswerPath(1)}`]: () =>
          Response.json({ detail: 'Somebody else took this time.' }, { status: 409 }),
      },
      { has_slots: true },
    );
    await user.click(await screen.findByRole('radio', { name: 'I will come' }));
    const choice = screen.getByRole('combobox', { name: 'Time' });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain('20:30–21:00');
    await user.selectOptions(choice, '21:00–21:30');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Somebody else took this time.')).toBeInTheDocument();
    expect(sent(calls)).toMatchObject([{ answer: 'yes', slot: 5 }]);
  });

  it('names a colleague', async () => {
    const { user, calls } = openSigned({
      [`PUT ${appointmentAnswerPath(1)}`]: { ...OWN, state: 'declined' },
    });
    await user.click(await screen.findByRole('radio', { name: 'I send a colleague' }));
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(screen.getByRole('textbox', { name: 'Name of the colleague' })).toBeInvalid();
    await user.type(screen.getByRole('textbox', { name: 'Name of the colleague' }), 'Ada Bo');
    await user.type(screen.getByRole('textbox', { name: 'E-mail of the colleague' }), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('You do not come')).toBeInTheDocument();
    expect(sent(calls)).toMatchObject([
      { answer: 'colleague', colleague: { name: 'Ada Bo', email: 'ada@example.com' } },
    ]);
  });

  it('is given without an account by a requested link', async () => {
    const calls = fakeApi({
      [`GET ${appointmentPath(1)}`]: buildAppointment(),
      [`POST ${appointmentAskPath(1)}`]: { detail: 'ok' },
    });
    renderApp('/appointment/1');
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Name and surname' }), 'Ada Bo');
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText(/the link is on its way/)).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { email: 'ada@example.com', name: 'Ada Bo', language: 'en' },
    ]);
  });
});
