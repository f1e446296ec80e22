import type { GroupName } from '@press-room/contract/account-groups';
import {
  OFFICE_PRESS_GROUP_PATH,
  type OfficePressGroup,
  officePressGroupPath,
} from '@press-room/contract/admin-press-groups';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Handlers, rows } from '../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../test/open-admin.ts';

const GROUP: OfficePressGroup = {
  id: 3,
  version: 2,
  name: 'Museum',
  theme: 'amber',
  colours: null,
  logo: null,
  tagline: { it: 'Arte', en: 'Art' },
  boilerplate: { it: '<p>Chi siamo</p>', en: '<p>Who we are</p>' },
  office: {
    email: 'press@example.com',
    phone: '',
    address: { it: ['Via Uno'], en: [] },
    location: null,
    time_zone: 'Europe/Rome',
    hours: [],
    note: { it: '', en: '' },
    people: [
      {
        name: 'Ada Quartzfield',
        role: { it: '', en: 'Head' },
        languages: ['it'],
        phone: '',
        mobile: '',
        email: '',
        hours: [],
        on_releases: false,
      },
    ],
  },
  hosts: ['museum.example'],
  site_hosts: ['*'],
  four_eyes: false,
  shows_clippings: false,
  review_hour: null,
  review_days: [1, 2, 3, 4, 5],
  overruled_hosts: [],
  updated_at: '2026-11-20T10:00:00.000Z',
};

function openGroups(address: string, answers: Handlers = {}, group: GroupName = 'administrator_press_room') {
  return openOffice({
    address,
    group,
    answers: {
      [`GET ${OFFICE_PRESS_GROUP_PATH}`]: () => rows([{ ...GROUP, people: 1 }]),
      [`GET ${officePressGroupPath(3)}`]: { ...GROUP },
      ...answers,
    },
  });
}

describe('press groups at the desk', () => {
  it('are listed with their people and sites', async () => {
    openGroups('/admin/press-groups');
    const row = await screen.findByRole('row', { name: /Museum/ });
    expect(row).toHaveTextContent(/Art.*1.*museum\.example, \*/);
  });

  it('say the contrast of a colour at once, and are not sent with one that nobody could read', async () => {
    const { user, calls } = openGroups('/admin/press-groups/3', {
      [`PATCH ${officePressGroupPath(3)}`]: { ...GROUP, version: 3 },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Custom colours' }));
    const colour = screen.getByLabelText('Colour by day');
    fireEvent.change(colour, { target: { value: '#777777' } });
    expect(screen.getByText(/too low, 4\.5 is the least/)).toHaveTextContent('Contrast 3.8');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Text in this colour could not be read/)).toBeInTheDocument();
    expect(writesBelow(calls, OFFICE_PRESS_GROUP_PATH)).toEqual([]);
    fireEvent.change(colour, { target: { value: '#333333' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writesBelow(calls, OFFICE_PRESS_GROUP_PATH)).toHaveLength(1));
    const { boilerplate, office } = GROUP;
    expect(writesBelow(calls, OFFICE_PRESS_GROUP_PATH)[0]?.slice(2)).toEqual([
      '"2"',
      expect.objectContaining({ colours: { light: '#333333', dark: '#96b4ff' }, boilerplate, office }),
    ]);
  });

  it('show errors at the field of the right person and keep the input', async () => {
    const refusal = { 'office.people.1.email': ['Enter a valid email address.'] };
    const { user, calls } = openGroups('/admin/press-groups/3', {
      [`PATCH ${officePressGroupPath(3)}`]: () => Response.json(refusal, { status: 400 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a person' }));
    const person = within(screen.getByRole('group', { name: 'New person' }));
    await user.type(person.getByRole('textbox', { name: 'E-mail' }), 'nobody');
    await user.click(person.getByRole('checkbox', { name: 'French' }));
    await user.click(person.getByRole('button', { name: 'Add hours' }));
    await user.click(person.getByRole('checkbox', { name: 'Friday' }));
    await user.type(person.getByRole('textbox', { name: 'First and last name' }), 'Bo');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const bo = within(await screen.findByRole('group', { name: 'Bo' }));
    expect(await bo.findByText('Enter a valid email address.')).toBeInTheDocument();
    expect(bo.getByRole('textbox', { name: 'E-mail' })).toHaveValue('nobody');
    expect(writesBelow(calls, OFFICE_PRESS_GROUP_PATH)[0]?.[3]).toMatchObject({
      office: {
        people: [
          { name: 'Ada Quartzfield' },
          {
            name: 'Bo',
            languages: ['it', 'fr'],
            hours: [{ days: [1, 2, 3, 4], opens: '09:00', closes: '18:00' }],
          },
        ],
      },
    });
  });

  it('show both sides where somebody else was faster', async () => {
    const theirs = { ...GROUP, version: 5, name: 'Gallery' };
    let attempts = 0;
    const { user, calls } = openGroups('/admin/press-groups/3', {
      [`PATCH ${officePressGroupPath(3)}`]: () => {
        attempts += 1;
        return attempts === 1
          ? Response.json({ detail: 'Changed', current: theirs }, { status: 412 })
          : { ...theirs, version: 6 };
      },
    });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody has changed this meanwhile' }));
    await user.click(dialog.getByRole('button', { name: 'Keep all of yours' }));
    await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(writesBelow(calls, OFFICE_PRESS_GROUP_PATH)).toHaveLength(2));
    expect(writesBelow(calls, OFFICE_PRESS_GROUP_PATH)[1]).toEqual([
      'PATCH',
      officePressGroupPath(3),
      '"5"',
      { name: 'Mine' },
    ]);
  });

  it('say what belongs to one that is to be deleted', async () => {
    const refusal = () =>
      Response.json(
        { detail: 'Something still belongs to it.', uses: { press_release: 12, reusable_answer: 1 } },
        { status: 409 },
      );
    const { user } = openGroups('/admin/press-groups/3', { [`DELETE ${officePressGroupPath(3)}`]: refusal });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: /^Delete/ }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It cannot be deleted.');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Press releases: 12',
      'Reusable answers: 1',
    ]);
    expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('are nobody else’s business', async () => {
    const refusal = () => Response.json({ detail: 'No permission' }, { status: 403 });
    openGroups('/admin/press-groups', { [`GET ${OFFICE_PRESS_GROUP_PATH}`]: refusal }, 'user_press_room');
    expect(await screen.findByText('For the press office only')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New newsroom' })).toBeNull();
  });
});
