import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import { CONTACT_PATH } from '@press-room/contract/contacts';
import {
  PREPARED_BASKET_PATH,
  type PreparedBasket,
  preparedBasketPath,
} from '@press-room/contract/prepared-baskets';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Handlers, rows } from '../../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../../test/open-admin.ts';

// Drafts survive their screen.
beforeEach(() => sessionStorage.clear());

const BASKET: PreparedBasket = {
  id: 5,
  version: 2,
  name: 'Rita Bo',
  email: 'rita@example.com',
  language: 'it',
  press_group: null,
  note: 'As promised on the phone',
  by: { id: 9, first_name: 'Ada', last_name: 'Rossi' },
  state: 'taken',
  is_open: true,
  expires_at: '2099-03-25T11:00:00.000Z',
  openings: 2,
  opened_at: '2026-03-11T11:00:00.000Z',
  takings: 1,
  created_at: '2026-03-10T11:00:00.000Z',
  updated_at: '2026-03-10T11:00:00.000Z',
  url: 'https://press.example.com/news/files/5-0-abc',
  items: [
    {
      kind: 'asset',
      id: 12,
      title: 'Il forno',
      bytes: 2_400_000,
      takings: 1,
      taken_at: '2026-03-11T12:00:00.000Z',
      is_confirmed: false,
    },
    {
      kind: 'press_kit',
      id: 3,
      title: 'Fiera',
      bytes: 9000,
      takings: 0,
      taken_at: null,
      is_confirmed: false,
    },
  ],
};
const { url: _url, items: _items, ...ROW } = BASKET;
const PHOTO = {
  id: 12,
  kind: 'picture',
  name: 'kiln.jpg',
  media_type: 'image/jpeg',
  picture: null,
  caption: { it: 'Il forno', en: 'The kiln' },
  credit: 'Ada Rossi',
};
const CONTACT = {
  id: 7,
  first_name: 'Rita',
  last_name: 'Bo',
  language: 'en',
  addresses: [{ email: 'rita@example.com', stopped: null }],
  outlets: [],
};

const open = (address: string, answers: Handlers = {}) =>
  openOffice({
    address,
    answers: {
      [`GET ${PREPARED_BASKET_PATH}`]: rows([ROW]),
      [`GET ${preparedBasketPath(5)}`]: { ...BASKET },
      ...answers,
    },
  });

describe('baskets that the office prepares', () => {
  it('are listed with their downloads', async () => {
    open('/admin/messages/baskets');
    const row = within(await screen.findByRole('row', { name: /Rita Bo/ }));
    expect(row.getByRole('link', { name: 'Rita Bo' })).toHaveAttribute('href', '#/admin/messages/baskets/5');
    expect(row.getByText('Downloaded')).toBeInTheDocument();
    expect(row.getByText('opened: 2, downloaded: 1')).toBeInTheDocument();
  });

  it('are filled for a contact from the library', async () => {
    const { user, calls } = open('/admin/messages/baskets/new', {
      [`GET ${OFFICE_ASSET_PATH}`]: rows([PHOTO]),
      [`GET ${CONTACT_PATH}`]: rows([CONTACT]),
      [`POST ${PREPARED_BASKET_PATH}`]: { ...BASKET },
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose what the basket holds.')).toBeInTheDocument();
    await user.type(screen.getByRole('combobox', { name: 'Find a contact' }), 'Rita');
    await user.click(await screen.findByRole('option', { name: /Rita Bo/ }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('rita@example.com');
    await user.click(screen.getByRole('button', { name: 'Attach pictures' }));
    await user.click(await screen.findByRole('checkbox', { name: /The kiln/ }));
    await user.click(screen.getByRole('button', { name: /^Add \(/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/messages/baskets/5'));
    expect(writesBelow(calls, PREPARED_BASKET_PATH)).toMatchObject([
      [
        'POST',
        PREPARED_BASKET_PATH,
        null,
        { name: 'Rita Bo', language: 'en', press_group: null, items: [{ kind: 'asset', id: 12 }] },
      ],
    ]);
  });

  it('may hold some pages of a magazine', async () => {
    const base = { bytes: 9000, takings: 0, taken_at: null, is_confirmed: false } as const;
    const part = {
      ...base,
      kind: 'magazine',
      id: 8,
      title: 'Forni, pagine 2–3',
      pages: { first: 2, last: 3 },
    };
    const whole = { ...base, kind: 'magazine', id: 9, title: 'Smalti' };
    const { user, calls } = open('/admin/messages/baskets/5', {
      [`GET ${preparedBasketPath(5)}`]: { ...BASKET, items: [part, whole] },
      [`PATCH ${preparedBasketPath(5)}`]: { ...BASKET, version: 3 },
    });
    const fields = within(await screen.findByRole('group', { name: 'Pages of Smalti' }));
    expect(fields.getByRole('textbox', { name: 'From page' })).toHaveValue('');
    await user.type(fields.getByRole('textbox', { name: /^From page/ }), '7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(writesBelow(calls, PREPARED_BASKET_PATH)).toMatchObject([
        [
          'PATCH',
          preparedBasketPath(5),
          '"2"',
          {
            items: [
              { kind: 'magazine', id: 8, pages: { first: 2, last: 3 } },
              { kind: 'magazine', id: 9, pages: { first: 7, last: 7 } },
            ],
          },
        ],
      ]),
    );
  });

  it('have a link to send, show their downloads, and can be ended', async () => {
    const { user, calls } = open('/admin/messages/baskets/5', {
      [`PATCH ${preparedBasketPath(5)}`]: { ...BASKET, version: 3, is_open: false, url: null },
    });
    const link = within(await screen.findByRole('region', { name: 'Link' }));
    expect(link.getByText('https://press.example.com/news/files/5-0-abc')).toBeInTheDocument();
    const mail = link.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href') ?? '';
    expect(mail).toContain('mailto:rita%40example.com?subject=File%20per%20te');
    expect(decodeURIComponent(mail)).toContain('Gentile Rita Bo');
    expect(link.getByText(/^Opened: 2, last /)).toBeInTheDocument();
    expect(link.getByText(/2\.4 MB.*downloaded: 1, last /)).toBeInTheDocument();
    expect(link.getByText(/not downloaded yet/)).toBeInTheDocument();
    await user.click(link.getByRole('button', { name: 'End the link' }));
    expect(await link.findByText('The link has ended.')).toBeInTheDocument();
    expect(link.getByRole('button', { name: 'Open the link again' })).toBeInTheDocument();
    expect(writesBelow(calls, PREPARED_BASKET_PATH)).toEqual([
      ['PATCH', preparedBasketPath(5), '"2"', { is_open: false }],
    ]);
  });
});
