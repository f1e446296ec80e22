import {
  CRISIS_PATH,
  type Crisis,
  type CrisisRow,
  crisisHeldPath,
  crisisPath,
  type HeldRecord,
} from '@press-room/contract/crisis';
import { CRISIS_BANNER_PATH } from '@press-room/contract/pages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { refreshStatements } from '../../features/press-groups/follow-statement.ts';
import { GROUP } from '../../test/builders.ts';
import { rows } from '../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../test/open-admin.ts';

const FIRE: Crisis = {
  id: 1,
  version: 3,
  press_group: { id: 1, name: 'Association' },
  state: 'ended',
  title: { it: 'Incendio', en: 'Fire at the plant' },
  text: { it: 'Nessun ferito.', en: 'Nobody is hurt.' },
  phone: '',
  email: '',
  updates: [],
  started_at: '2026-11-20T10:00:00.000Z',
  ended_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
};
const HELD: HeldRecord[] = [
  {
    kind: 'press_release',
    id: 7,
    version: 4,
    title: { it: 'Bilancio', en: 'Figures' },
    at: '2026-11-20T11:00:00.000Z',
    is_begun: false,
  },
  {
    kind: 'mailing',
    id: 9,
    version: 2,
    title: { it: 'Invito', en: 'Invitation' },
    at: null,
    is_begun: true,
  },
];

const open = (held: HeldRecord[] = HELD) => {
  const one = { results: held };
  return openOffice({
    address: '/admin/crises/1',
    answers: {
      [`GET ${CRISIS_PATH}`]: rows<CrisisRow>([FIRE]),
      [`GET ${crisisPath(1)}`]: FIRE,
      [`GET ${crisisHeldPath(1)}`]: one,
      'POST /api/office/press_release/7/transition/': { id: 7, version: 5 },
      'POST /api/office/mailing/9/transition/': { id: 9, version: 3 },
    },
  });
};

describe('a crisis that is over', () => {
  it('shows what it held, and asks about each', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'Let it go on now: Figures' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Let it go on now' }));
    await waitFor(() =>
      expect(
        writesBelow(calls, '/api/office/press_release/').map(([, , version, body]) => [version, body]),
      ).toEqual([['"4"', { to: 'published', despite_crisis: true }]]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Take it back to draft: Invitation' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Take it back to draft' }),
    );
    await waitFor(() =>
      expect(writesBelow(calls, '/api/office/mailing/').map(([, , , body]) => body)).toEqual([
        { to: 'stop' },
      ]),
    );
    expect(screen.queryByRole('button', { name: 'At another time: Invitation' })).not.toBeInTheDocument();
  });

  it('lets a release appear at an instant by the clock of the office', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'At another time: Figures' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Appears at'), { target: { value: '2099-07-01T10:00' } });
    await user.click(dialog.getByRole('button', { name: 'At another time' }));
    await waitFor(() =>
      expect(writesBelow(calls, '/api/office/press_release/').map(([, , , body]) => body)).toEqual([
        { to: 'scheduled', publish_at: '2099-07-01T08:00:00.000Z', despite_crisis: true },
      ]),
    );
  });

  it('says that nothing is held', async () => {
    open([]);
    expect(await screen.findByText('Nothing is held.')).toBeInTheDocument();
  });
});

it('opens the held records after it is ended', async () => {
  const on: Crisis = { ...FIRE, state: 'on', ended_at: null };
  const { user } = openOffice({
    address: '/admin/crises',
    answers: {
      [`GET ${CRISIS_PATH}`]: rows<CrisisRow>([on]),
      [`POST ${crisisPath(1)}transition/`]: { ...FIRE, version: 4 },
      [`GET ${crisisPath(1)}`]: FIRE,
      [`GET ${crisisHeldPath(1)}`]: { results: HELD },
      [`GET ${CRISIS_BANNER_PATH}`]: new Response('<section id="crisis"></section>'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'End the crisis' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End the crisis' }));
  expect(await screen.findByRole('button', { name: 'Let it go on now: Figures' })).toBeInTheDocument();
});

describe('a rehearsal', () => {
  const rehearsed: Crisis = { ...FIRE, press_group: { id: GROUP.id, name: GROUP.name }, state: 'rehearsal' };
  const banner = () => document.querySelector<HTMLElement>('#rehearsal > div');
  const follow = async (group?: 'user_press_room'): Promise<void> => {
    document.body.insertAdjacentHTML('afterbegin', '<section id="crisis"></section>');
    openOffice({
      address: '/home',
      ...(group && { group }),
      answers: {
        [`GET ${CRISIS_PATH}`]: { results: [rehearsed] },
        [`GET ${crisisPath(1)}`]: rehearsed,
        [`GET ${CRISIS_BANNER_PATH}`]: new Response('<section id="crisis"></section>'),
      },
    });
    await refreshStatements();
  };
  afterEach(() => {
    document.querySelector('#rehearsal')?.remove();
    document.querySelector('#crisis')?.remove();
  });

  it('is shown to officers above the page of the group, as a rehearsal', async () => {
    await follow();
    await waitFor(() => expect(banner()).toHaveTextContent('Fire at the plant'));
    expect(banner()).toHaveTextContent('Rehearsal: readers do not see this');
  });

  it('is not asked for by readers', async () => {
    await follow('user_press_room');
    expect(banner()).toBeNull();
  });
});
