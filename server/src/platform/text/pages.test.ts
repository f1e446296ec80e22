import {
  archivePage,
  companyPage,
  contactPage,
  homePage,
  pageOf,
  readPage,
  releasePage,
  releasesPage,
  screenOf,
  translatePath,
} from '@press-room/contract/pages';
import { describe, expect, it } from 'vitest';
import { toSlug } from './file-names.ts';

const release = (title: string, id = 12) => ({ id, year: 2026, slug: toSlug(title) });

describe('addresses of public pages', () => {
  it('speak the language of their text', () => {
    expect(releasePage('it', release('Cresce l’export di piastrelle'))).toBe(
      '/it/comunicati/2026/cresce-lexport-di-piastrelle-12',
    );
    expect(releasePage('en', release('Tile exports grow'))).toBe('/en/releases/2026/tile-exports-grow-12');
    expect(archivePage('en', 2026, 3)).toBe('/en/releases/2026/03');
    expect(companyPage('it', { id: 7, slug: 'argilla-nova' })).toBe('/it/aziende/argilla-nova-7');
    expect(contactPage('it')).toBe('/it/contatti');
  });

  it.each([
    [releasesPage('it'), { language: 'it', kind: 'archive', year: null, month: null }],
    [archivePage('it', 2026), { language: 'it', kind: 'archive', year: 2026, month: null }],
    [archivePage('en', 2026, 12), { language: 'en', kind: 'archive', year: 2026, month: 12 }],
    [releasePage('en', release('A title')), { language: 'en', kind: 'release', id: 12 }],
    [releasePage('en', release('2026')), { language: 'en', kind: 'release', id: 12 }],
    [releasePage('en', release('ψ?!')), { language: 'en', kind: 'release', id: 12 }],
    [releasePage('en', release('、。')), { language: 'en', kind: 'release', id: 12 }],
    [companyPage('en', { id: 7, slug: 'nova' }), { language: 'en', kind: 'company', id: 7 }],
    [contactPage('en'), { language: 'en', kind: 'contact' }],
    [homePage('it'), { language: 'it', kind: 'home' }],
  ])('are read as they are written: %s', (path, page) => {
    expect(readPage(path)).toEqual(page);
    expect(readPage(`${path}/`)).toEqual(page);
  });

  it.each([
    [releasePage('en', release('A title')), '/press-release/12'],
    [companyPage('it', { id: 7, slug: 'nova' }), '/company/7'],
    [contactPage('it'), '/contact-us'],
    [releasesPage('it'), '/home'],
    [homePage('en'), '/home'],
    [archivePage('it', 2026), '/home?year=2026'],
    [archivePage('it', 2026, 3), '/home?year=2026&month=3'],
  ])('have a screen: %s', (path, screen) => {
    const page = readPage(path);
    expect(page && screenOf(page)).toBe(screen);
  });

  it.each([
    '/press-release/12',
    '/company/7',
    '/contact-us',
    '/home',
    '/home?year=2026',
    '/home?year=2026&month=3',
  ])('are known of their screen: %s', (screen) => {
    const page = readPage(pageOf(screen, 'it') ?? '');
    expect(page && screenOf(page)).toBe(screen);
  });

  it.each(['/press-kit', '/home?q=tiles', '/home?year=2026&page=2', '/company/7?page=2', '/account/login'])(
    'are not had by %s',
    (screen) => {
      expect(pageOf(screen, 'en')).toBeNull();
    },
  );

  it.each([
    '/',
    '//',
    '/itx',
    '/de/releases',
    '/it/releases',
    '/en/comunicati/2026/a-1',
    '/en/releases/26',
    '/en/releases/2026/13',
    '/en/releases/2026/title',
    '/en/releases/title-12',
    '/en/releases/2026/title-12345678901',
    '/en/releases/2026/title-1/more',
    '/en/releases/2026/Title-1',
    '/en/companies',
    '/en/companies/7',
    '/en/contact/7',
  ])('are nothing else: %s', (path) => {
    expect(readPage(path)).toBeNull();
  });

  it.each([
    ['/en/comunicati', '/en/releases'],
    ['/it/releases/2026/tile-exports-grow-12', '/it/comunicati/2026/tile-exports-grow-12'],
    ['/en/comunicati/2026/cresce-12.newsml.xml', '/en/releases/2026/cresce-12.newsml.xml'],
    ['/en/aziende/nova-7', '/en/companies/nova-7'],
    ['/it/contact', '/it/contatti'],
    ['/en/embed/comunicati/2026/cresce-12/3', '/en/embed/releases/2026/cresce-12/3'],
  ])('are translated where only their language was swapped: %s', (path, translated) => {
    expect(translatePath(path)).toBe(translated);
  });

  it.each([
    '/',
    '/it',
    '/en/releases',
    '/de/comunicati',
    '/it/home',
    '/en/constructor',
    '/en/embed',
    '/comunicati',
  ])('are not translated: %s', (path) => {
    expect(translatePath(path)).toBeNull();
  });
});
