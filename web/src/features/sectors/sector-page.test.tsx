import { PRESS_RELEASE_PATH, pressReleasePath } from '@press-room/contract/press-releases';
import { SECTOR_PATH } from '@press-room/contract/sectors';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildRelease, buildRow, SECTORS } from '../../test/builders.ts';
import { fakeApi, rows } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';

const open = (address: string, locale: 'en' | 'it' = 'en') => {
  const calls = fakeApi({
    [`GET ${SECTOR_PATH}`]: rows(SECTORS),
    [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow({ id: 4, title: 'A new clay' })]),
    [`GET ${pressReleasePath(1)}`]: buildRelease({ sectors: SECTORS.slice(0, 1) }),
  });
  renderApp(address, { locale });
  return calls;
};

describe('the page of a sector', () => {
  it('shows what the group published about it', async () => {
    const calls = open('/sector/2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Clays' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'A new clay' })).toHaveAttribute(
      'href',
      '#/press-release/4',
    );
    const asked = calls.filter(({ path }) => path === PRESS_RELEASE_PATH).at(-1)?.search;
    expect([asked?.get('sector'), asked?.get('group')]).toEqual(['clays', '7']);
    expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute(
      'href',
      '/en/feed.rss?group=7&sector=clays',
    );
    const others = within(screen.getByRole('navigation', { name: 'Sectors' }));
    expect(others.getByRole('link', { name: 'Tiles' })).toHaveAttribute('href', '#/sector/1');
    expect(others.getByRole('link', { name: 'Clays' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows its first page instead of one that is gone', async () => {
    fakeApi({
      [`GET ${SECTOR_PATH}`]: rows(SECTORS),
      [`GET ${PRESS_RELEASE_PATH}`]: ({ search }) =>
        search.get('start') === '0'
          ? rows([buildRow({ id: 4, title: 'A new clay' })], 12)
          : Response.json({ detail: 'Invalid page.' }, { status: 404 }),
    });
    renderApp('/sector/2?page=3');
    expect(await screen.findByRole('link', { name: 'A new clay' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  });

  it('is in the language of the reader', async () => {
    open('/sector/2', 'it');
    expect(await screen.findByRole('heading', { level: 1, name: 'Argille' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Piastrelle' })).toHaveAttribute('href', '#/sector/1');
  });

  it('says that a sector is not there', async () => {
    open('/sector/9');
    expect(await screen.findByRole('heading', { name: 'Sector not found' })).toBeInTheDocument();
  });

  it('is where a release leads', async () => {
    open('/press-release/1');
    expect(await screen.findByRole('link', { name: 'Tiles' })).toHaveAttribute('href', '#/sector/1');
  });
});
