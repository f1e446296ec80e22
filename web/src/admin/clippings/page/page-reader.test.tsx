import { CLIPPING_PAGE_PATH, CLIPPING_PATH, type ClippingPage } from '@press-room/contract/clippings';
import { OUTLET_PATH } from '@press-room/contract/contacts';
import { SECTOR_PATH } from '@press-room/contract/sectors';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Handlers, rows } from '../../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../../test/open-admin.ts';

const PAGE: ClippingPage = {
  url: 'https://gazzetta.example/fair',
  headline: 'Fair passes eighty thousand',
  author: 'Ada Rossi',
  published_on: '2026-03-12',
  excerpt: '',
  language: 'it',
  outlet_name: 'La Gazzetta',
  picture_url: '',
  duplicates: [],
};

const open = (answers: Handlers) =>
  openOffice({
    address: '/admin/clippings/new',
    answers: {
      [`GET ${CLIPPING_PATH}`]: rows([]),
      [`GET ${OUTLET_PATH}`]: rows([]),
      [`GET ${SECTOR_PATH}`]: rows([]),
      ...answers,
    },
  });

describe('the page at a link', () => {
  it('fills what is empty, points out the same article, and saves nothing', async () => {
    const duplicates = [
      { id: 9, headline: 'Known already', outlet: 'Radio Uno', published_on: '2026-03-11' },
    ];
    const { user, calls } = open({ [`POST ${CLIPPING_PAGE_PATH}`]: { ...PAGE, duplicates } });
    await user.type(
      await screen.findByRole('textbox', { name: 'Link' }),
      'gazzetta.example/fair?utm_source=x',
    );
    await user.type(screen.getByRole('textbox', { name: 'Author' }), 'Bea Neri');
    await user.click(await screen.findByRole('button', { name: 'Read the page' }));
    expect(await screen.findByText(/^Taken from the page: Headline, Outlet/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveValue(PAGE.headline);
    expect(screen.getByRole('textbox', { name: 'Author' })).toHaveValue('Bea Neri');
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(PAGE.url);
    expect(screen.getByLabelText('Published on')).toHaveValue('2026-03-12');
    expect(screen.getByRole('link', { name: 'Known already' })).toHaveAttribute(
      'href',
      '#/admin/clippings/9',
    );
    expect(writesBelow(calls, CLIPPING_PATH)).toEqual([]);
  });

  it('keeps what was typed while the page was read', async () => {
    const answer = Promise.withResolvers<Response>();
    const { user } = open({ [`POST ${CLIPPING_PAGE_PATH}`]: () => answer.promise });
    await user.type(await screen.findByRole('textbox', { name: 'Link' }), 'gazzetta.example/fair');
    await user.click(await screen.findByRole('button', { name: 'Read the page' }));
    await user.type(screen.getByRole('textbox', { name: 'Headline' }), 'Mine');
    answer.resolve(Response.json(PAGE));
    expect(await screen.findByText(/^Taken from the page: Outlet/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveValue('Mine');
  });

  it('says in words why it could not be read', async () => {
    const detail = 'The page could not be reached.';
    const { user } = open({
      [`POST ${CLIPPING_PAGE_PATH}`]: Response.json({ url: [detail] }, { status: 400 }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Link' }), 'gazzetta.example/fair');
    await user.click(await screen.findByRole('button', { name: 'Read the page' }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
  });
});
