import { companyPagePath } from '@press-room/contract/company-pages';
import { PRESS_RELEASE_PATH, pressReleasePath } from '@press-room/contract/press-releases';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildRelease, buildRow } from '../../test/builders.ts';
import { comeBackOnline } from '../../test/come-back-online.ts';
import { fakeApi, rows } from '../../test/fake-api.ts';
import { COMPANY } from '../../test/page-builders.ts';
import { renderApp } from '../../test/render-app.tsx';

describe('the page of a company', () => {
  it('shows its public data, its brands, its releases and its pictures', async () => {
    const calls = fakeApi({
      [`GET ${companyPagePath(5)}`]: COMPANY,
      [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow({ id: 4, title: 'A new slab' })]),
    });
    renderApp('/company/5');
    expect(await screen.findByRole('heading', { level: 1, name: 'Alfa Ceramiche' })).toBeInTheDocument();
    expect(screen.getByText('Luce')).toBeInTheDocument();
    expect(screen.getByText('41049 Sassuolo (MO)')).toBeInTheDocument();
    expect(screen.queryByText(/Fax/)).toBeNull();
    const releases = screen.getByRole('region', { name: 'Press releases' });
    const link = await within(releases).findByRole('link', { name: 'A new slab' });
    expect(link).toHaveAttribute('href', '#/press-release/4');
    expect(screen.getByRole('link', { name: /A kiln/ })).toHaveAttribute('href', '#/press-release/4');
    const asked = calls.filter(({ path }) => path === PRESS_RELEASE_PATH).at(-1);
    expect(asked?.search.get('company')).toBe('5');
  });

  it('says so where its text is in another language than the page', async () => {
    const text = 'Lastre di grande formato.';
    fakeApi({
      [`GET ${companyPagePath(5)}`]: {
        ...COMPANY,
        short_description: text,
        short_description_language: 'it',
      },
      [`GET ${PRESS_RELEASE_PATH}`]: rows([]),
    });
    renderApp('/company/5');
    expect(await screen.findByText(text)).toHaveAttribute('lang', 'it');
    expect(screen.getByText('There is no English text yet: you are reading Italian.')).toBeInTheDocument();
  });

  it('says that a company is not there', async () => {
    fakeApi({ [`GET ${companyPagePath(6)}`]: Response.json({ detail: 'Not found.' }, { status: 404 }) });
    renderApp('/company/6');
    expect(await screen.findByRole('heading', { name: 'Company not found' })).toBeInTheDocument();
  });

  it('goes where the company is no longer shown', async () => {
    let isGone = false;
    const gone = () => Response.json({ detail: 'Not found.' }, { status: 404 });
    fakeApi({
      [`GET ${companyPagePath(5)}`]: () => (isGone ? gone() : COMPANY),
      [`GET ${PRESS_RELEASE_PATH}`]: rows([]),
    });
    renderApp('/company/5');
    await screen.findByRole('heading', { level: 1, name: 'Alfa Ceramiche' });
    isGone = true;
    comeBackOnline();
    expect(await screen.findByRole('heading', { name: 'Company not found' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Alfa Ceramiche' })).not.toBeInTheDocument();
    expect(document.title).toBe('Company not found — Site Alpha');
  });
});

describe('a release of a company', () => {
  it('links to the company from the byline and the side column, and shows its stand at the fair', async () => {
    const company = { id: 5, name: 'Alfa Ceramiche' };
    const release = buildRelease({ company, brand: { id: 1, name: 'Luce' }, hall: '25', stand: 'A12' });
    fakeApi({ [`GET ${pressReleasePath(1)}`]: release, [`GET ${PRESS_RELEASE_PATH}`]: rows([]) });
    renderApp('/press-release/1');
    const links = await screen.findAllByRole('link', { name: 'Alfa Ceramiche' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/company/5', '#/company/5']);
    expect(screen.getByText(/Hall.*25.*Stand.*A12/)).toBeInTheDocument();
  });
});
