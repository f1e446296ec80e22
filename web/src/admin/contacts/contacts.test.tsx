import {
  CONTACT_DUPLICATE_PATH,
  CONTACT_IDLE_PATH,
  CONTACT_LIST_PATH,
  CONTACT_PATH,
  CONTACT_TAG_PATH,
  type Contact,
  type ContactList,
  contactPath,
  OUTLET_PATH,
} from '@press-room/contract/contacts';
import { OFFICE_EVENT_PATH } from '@press-room/contract/events';
import { SECTOR_PATH } from '@press-room/contract/sectors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Handlers, rows } from '../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../test/open-admin.ts';

const AT = '2026-03-12T10:00:00.000Z';
const MARIA: Contact = {
  id: 1,
  version: 3,
  salutation: '',
  first_name: 'Maria',
  last_name: 'Bianchi',
  roles: ['Editor'],
  phone: '',
  language: 'it',
  country: 'IT',
  notes: '',
  addresses: [{ email: 'maria@gazzetta.example', stopped: null }],
  outlets: [{ id: 1, name: 'La Gazzetta' }],
  sectors: [],
  tags: ['Design'],
  basis: 'legitimate_interest',
  source: 'Business card',
  basis_at: AT,
  wording: '',
  away_from: null,
  away_until: null,
  is_embargo_trusted: false,
  embargo_accepted_at: null,
  agrees_to_figures: false,
  stopped: null,
  account: null,
  last_written_at: null,
  last_taken_at: null,
  has_merged: false,
  updated_at: AT,
};
const NO = { reason: 'objected', at: AT } as const;
const LUCA: Contact = {
  ...MARIA,
  id: 2,
  first_name: 'Luca',
  stopped: NO,
  addresses: [{ email: 'luca@gazzetta.example', stopped: NO }],
};
const LIST: ContactList = {
  id: 5,
  version: 2,
  name: 'Trade press',
  press_group: { id: 1, name: 'Association' },
  filter: null,
  count: 1,
  reachable: 1,
  updated_at: AT,
};

const open = (address: string, answers: Handlers = {}) =>
  openOffice({
    address,
    answers: {
      [`GET ${CONTACT_PATH}`]: rows([MARIA, LUCA]),
      [`GET ${contactPath(1)}`]: MARIA,
      [`GET ${contactPath(2)}`]: LUCA,
      [`GET ${CONTACT_TAG_PATH}`]: { results: [{ tag: 'Design', contacts: 2 }] },
      [`GET ${CONTACT_IDLE_PATH}`]: { count: 0 },
      [`GET ${OUTLET_PATH}`]: rows([]),
      [`GET ${CONTACT_LIST_PATH}`]: rows([LIST]),
      [`GET ${OFFICE_EVENT_PATH}`]: rows([]),
      [`GET ${SECTOR_PATH}`]: rows([]),
      ...answers,
    },
  });

describe('contacts', () => {
  it('are listed with the reason for their suppression, and are added to a list', async () => {
    const { user, calls } = open('/admin/contacts', {
      [`POST ${CONTACT_LIST_PATH}5/member/`]: { ...LIST, version: 3, count: 2 },
    });
    const row = within(await screen.findByRole('row', { name: /Luca/ }));
    expect(row.getByText('Told the office no')).toBeInTheDocument();
    await user.click(row.getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Add to “Trade press”' }));
    expect(await screen.findByText('Trade press: 2 contacts')).toBeInTheDocument();
    expect(writesBelow(calls, CONTACT_LIST_PATH)).toEqual([
      ['POST', `${CONTACT_LIST_PATH}5/member/`, '"2"', { add: [2] }],
    ]);
  });

  it('want an address and a source, and take several tags and outlets', async () => {
    const { user, calls } = open('/admin/contacts/new', { [`POST ${CONTACT_PATH}`]: MARIA });
    const address = await screen.findByRole('textbox', { name: 'E-mail addresses' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Say where the address comes from.')).toBeInTheDocument();
    expect(writesBelow(calls, CONTACT_PATH)).toEqual([]);
    await user.type(address, 'maria@gazzetta.example{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Outlets' }), 'La Gazzetta{Enter}Radio,');
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'Design{Enter}{Backspace}Tiles');
    await user.type(screen.getByRole('textbox', { name: 'Source of the address' }), 'Business card');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/contacts/1'));
    expect(writesBelow(calls, CONTACT_PATH)[0]?.[3]).toMatchObject({
      addresses: ['maria@gazzetta.example'],
      outlet_names: ['La Gazzetta', 'Radio'],
      tags: ['Tiles'],
      basis: 'legitimate_interest',
      source: 'Business card',
      away_from: null,
    });
  });

  it('are stopped by hand after a question, and say that only the person comes back', async () => {
    const { user, calls } = open('/admin/contacts/1', {
      [`POST ${contactPath(1)}stop/`]: { ...MARIA, version: 4, stopped: NO },
    });
    await user.click(await screen.findByRole('button', { name: 'Stop writing' }));
    await user.click(await screen.findByRole('button', { name: 'Never write again' }));
    expect(await screen.findByText('Nobody writes to this person any more')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stop writing' })).not.toBeInTheDocument();
    expect(writesBelow(calls, CONTACT_PATH)).toEqual([['POST', `${contactPath(1)}stop/`, '"3"', {}]]);
  });

  it('show when and with which words the person subscribed, and other consents', async () => {
    const wording = 'I agree to get press releases';
    const asked: Contact = { ...MARIA, basis: 'asked', source: '', wording, embargo_accepted_at: AT };
    open('/admin/contacts/1', { [`GET ${contactPath(1)}`]: asked });
    expect(
      await screen.findByText(/^Asked on 12 March 2026.*Terms of embargoes accepted/),
    ).toBeInTheDocument();
    expect(screen.getByText(`What they agreed to: “${wording}”`)).toBeInTheDocument();
  });

  it('are deleted all at once after two years without a message, where somebody says so', async () => {
    const { user, calls } = open('/admin/contacts', {
      [`GET ${CONTACT_IDLE_PATH}`]: { count: 2 },
      [`POST ${CONTACT_IDLE_PATH}`]: { count: 0 },
    });
    await screen.findByText(/^Nobody has written to 2 contacts for 24 months/);
    await user.click(screen.getByRole('button', { name: 'Delete them all' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 contacts deleted')).toBeInTheDocument();
    expect(writesBelow(calls, CONTACT_IDLE_PATH)).toMatchObject([
      ['POST', CONTACT_IDLE_PATH, null, { count: 2 }],
    ]);
  });

  it('are merged into the one that is kept', async () => {
    const { user, calls } = open('/admin/contacts/duplicates', {
      [`GET ${CONTACT_DUPLICATE_PATH}`]: { results: [{ reason: 'name', contacts: [MARIA, LUCA] }] },
      [`POST ${contactPath(1)}merge/`]: { ...MARIA, version: 4, has_merged: true },
    });
    await user.click(await screen.findByRole('button', { name: /^Keep this one: maria@/ }));
    expect(await screen.findByText('Merged: Maria Bianchi')).toBeInTheDocument();
    expect(writesBelow(calls, CONTACT_PATH)).toEqual([
      ['POST', `${contactPath(1)}merge/`, '"3"', { merged: 2, merged_version: 3 }],
    ]);
  });
});
