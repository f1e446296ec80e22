import { type OfficeAnswer, officeAnswerPath } from '@press-room/contract/appointment-answers';
import {
  OFFICE_APPOINTMENT_PATH,
  type OfficeAppointment,
  officeAppointmentPath,
} from '@press-room/contract/appointments';
import { OFFICE_EVENT_PATH } from '@press-room/contract/events';
import { MAILING_PATH } from '@press-room/contract/mailings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Handlers, rows } from '../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../test/open-admin.ts';
import { divide } from './divide.ts';

const NIGHT: OfficeAppointment = {
  id: 1,
  version: 2,
  kind: 'tour',
  status: 'published',
  press_group: { id: 1, name: 'Association' },
  event: null,
  title: { it: 'Una notte al forno', en: 'A night at the kiln' },
  description: { it: '', en: '' },
  place: { it: 'Sassuolo', en: 'Sassuolo' },
  notice: { it: '', en: '' },
  admission: 'invited',
  languages: ['it'],
  starts_at: '2099-03-12T19:30:00.000Z',
  ends_at: '2099-03-13T00:00:00.000Z',
  capacity: 12,
  link: '',
  hosts: [],
  slots: [],
  releases: [],
  press_kits: [],
  sequence: 0,
  published_at: '2099-01-01T00:00:00.000Z',
  answers: { invited: 0, confirmed: 0, waiting: 0, remote: 0, declined: 0, entered: 0 },
  updated_at: '2099-01-01T00:00:00.000Z',
};
const ONE = officeAppointmentPath(1);

const open = (address: string, answers: Handlers = {}) =>
  openOffice({
    address,
    answers: {
      [`GET ${OFFICE_APPOINTMENT_PATH}`]: rows([NIGHT]),
      [`GET ${OFFICE_EVENT_PATH}`]: rows([]),
      [`GET ${ONE}`]: NIGHT,
      [`GET ${officeAnswerPath(1)}`]: rows([]),
      ...answers,
    },
  });

describe('slots', () => {
  const span = { starts_at: '2099-03-28T22:00:00.000Z', ends_at: '2099-03-29T02:00:00.000Z' };

  it('fill the span with their pauses, over midnight and the change of the clock', () => {
    expect(divide(span, { minutes: 60, pause: 30 }, []).map(({ starts_at }) => starts_at)).toEqual([
      '2099-03-28T22:00:00.000Z',
      '2099-03-28T23:30:00.000Z',
      '2099-03-29T01:00:00.000Z',
    ]);
  });

  it('leave those that are taken where they are', () => {
    const taken = {
      starts_at: '2099-03-28T22:30:00.000Z',
      ends_at: '2099-03-28T23:30:00.000Z',
      is_taken: true,
    };
    expect(divide(span, { minutes: 120, pause: 0 }, [taken])).toEqual([
      taken,
      { starts_at: '2099-03-29T00:00:00.000Z', ends_at: '2099-03-29T02:00:00.000Z', is_taken: false },
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN])('are none of %s minutes', (minutes) => {
    expect(divide(span, { minutes, pause: 0 }, [])).toEqual([]);
  });
});

describe('appointments', () => {
  it('are listed with both days past midnight, by the clock of the office', async () => {
    const { calls } = open('/admin/appointments?coming=true');
    const row = within(await screen.findByRole('row', { name: /A night at the kiln/ }));
    expect(row.getByText(/12 March 2099.*20:30.*13 March 2099.*01:00/)).toBeInTheDocument();
    expect(row.getByText('Published')).toBeInTheDocument();
    expect(calls.map(({ search }) => search.get('coming'))).toContain('true');
  });

  it('are made with their instants, and not without a start', async () => {
    const { user, calls } = open('/admin/appointments/new', { [`POST ${OFFICE_APPOINTMENT_PATH}`]: NIGHT });
    await user.type(await screen.findByRole('textbox', { name: 'Title in English' }), 'Briefing');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Newsroom' }), 'Site Alpha');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Start')).toBeInvalid();
    expect(writesBelow(calls, OFFICE_APPOINTMENT_PATH)).toEqual([]);
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '2099-07-01T23:00' } });
    fireEvent.change(screen.getByLabelText('End'), { target: { value: '2099-07-02T01:00' } });
    await user.type(screen.getByRole('textbox', { name: 'Places' }), '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(writesBelow(calls, OFFICE_APPOINTMENT_PATH).map(([, , , body]) => body)).toMatchObject([
        {
          title: { it: '', en: 'Briefing' },
          starts_at: '2099-07-01T21:00:00.000Z',
          ends_at: '2099-07-01T23:00:00.000Z',
          capacity: 12,
          slots: [],
        },
      ]),
    );
  });

  it('say when papers open that do not open at the end', async () => {
    const paper = (id: number, en: string, visible_from: string | null) => ({
      id,
      title: { it: '', en },
      visible_from,
    });
    open('/admin/appointments/1', {
      [`GET ${ONE}`]: {
        ...NIGHT,
        releases: [
          paper(1, 'Early', '2099-03-12T18:00:00.000Z'),
          paper(2, 'Exact', NIGHT.ends_at),
          paper(3, 'Draft', null),
        ],
        press_kits: [paper(1, 'Late', '2099-03-14T09:00:00.000Z')],
      },
    });
    expect(
      await screen.findByText(/Early.*from.*12.*19:00.*before the appointment ends/),
    ).toBeInTheDocument();
    expect(screen.getByText(/Late.*from.*14.*10:00.*after the appointment ends/)).toBeInTheDocument();
    expect(screen.queryByText(/(?:Exact|Draft).*the appointment ends/)).not.toBeInTheDocument();
  });

  it('show who answered, the places taken and the needs', async () => {
    const counts = { invited: 3, confirmed: 12, waiting: 2, remote: 1, declined: 4, entered: 0 };
    const answer: OfficeAnswer = {
      id: 7,
      name: 'Ada Bo',
      email: 'ada@example.com',
      outlet: 'La Gazzetta',
      language: 'it',
      state: 'waiting',
      slot_at: null,
      needs: ['interpreter'],
      needs_note: 'Sits in front',
      colleague_of: null,
      invitation: { mailing: 8, at: '2099-01-20T10:00:00.000Z' },
      answered_at: '2099-02-01T10:00:00.000Z',
      entered_at: null,
    };
    open('/admin/appointments/1', {
      [`GET ${ONE}`]: { ...NIGHT, answers: counts },
      [`GET ${officeAnswerPath(1)}`]: rows([answer]),
    });
    const row = within(await screen.findByRole('row', { name: /Ada Bo/ }));
    expect(row.getByText('Waiting list')).toBeInTheDocument();
    expect(row.getByRole('link', { name: /20 Jan/ })).toHaveAttribute('href', '#/admin/mailings/8');
    expect(row.getByText('An interpreter · Sits in front')).toBeInTheDocument();
    expect(screen.getByText('12 of 12')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Places' })).toHaveAttribute('value', '12');
  });

  it.each([
    ['Invite…', { appointment: 1, kind: 'invitation' }],
    [
      'Remind those who have not answered…',
      {
        appointment: 1,
        kind: 'invitation',
        audience: { lists: [], contacts: [], has_takers: true, has_subject_takers: false },
      },
    ],
  ])('prepare a mailing: %s', async (name, body) => {
    const { user, calls } = open('/admin/appointments/1', {
      [`GET ${ONE}`]: { ...NIGHT, answers: { ...NIGHT.answers, invited: 3 } },
      [`POST ${MAILING_PATH}`]: () => Response.json({ detail: 'No permission' }, { status: 403 }),
    });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(writesBelow(calls, MAILING_PATH).map(([, , , sent]) => sent)).toEqual([body]));
  });

  it('offer no invitations once they are over, and a link to share while they are public', async () => {
    const past = { starts_at: '2020-03-12T10:00:00.000Z', ends_at: '2020-03-12T11:00:00.000Z' };
    open('/admin/appointments/1', {
      [`GET ${ONE}`]: {
        ...NIGHT,
        ...past,
        admission: 'public',
        answers: { ...NIGHT.answers, invited: 3 },
      },
    });
    expect(
      await screen.findByRole('button', { name: 'Copy link to A night at the kiln' }),
    ).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Print the list' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Invite|^Remind/ })).not.toBeInTheDocument();
  });

  it('have a whole list of names for the desk', async () => {
    const answer = (id: number): OfficeAnswer => ({
      id,
      name: `Person ${id}`,
      email: `p${id}@example.com`,
      outlet: 'La Gazzetta',
      language: 'it',
      state: 'confirmed',
      slot_at: null,
      needs: ['camera'],
      needs_note: '',
      colleague_of: null,
      invitation: null,
      answered_at: null,
      entered_at: null,
    });
    const { calls } = open('/admin/appointments/1/names', {
      [`GET ${officeAnswerPath(1)}`]: ({ search }) => {
        const start = Number(search.get('start'));
        const data = [answer(1), answer(2)].slice(start === 0 ? 0 : 1, start === 0 ? 1 : 2);
        return { ...rows(data), recordsFiltered: 2 };
      },
    });
    expect(await screen.findByRole('row', { name: /Person 2.*La Gazzetta/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Person 1/ })).toBeInTheDocument();
    expect(
      calls.filter(({ path }) => path === officeAnswerPath(1)).map(({ search }) => search.get('state')),
    ).toEqual(['confirmed', 'confirmed']);
  });

  it('are cancelled with a note to those who answered', async () => {
    const { user, calls } = open('/admin/appointments/1', {
      [`POST ${ONE}transition/`]: { ...NIGHT, version: 3, status: 'cancelled' },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel the appointment' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Note, English' }), 'The kiln rests');
    await user.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    expect(writesBelow(calls, ONE).map(([, , version, body]) => [version, body])).toEqual([
      ['"2"', { to: 'cancelled', notice: { it: '', en: 'The kiln rests' } }],
    ]);
  });
});
