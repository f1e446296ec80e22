import { APPOINTMENT_PATH, appointmentPath } from '@press-room/contract/appointments';
import type { Boot } from '@press-room/contract/boot';
import { companyPagePath } from '@press-room/contract/company-pages';
import { PRESS_OFFICE_PATH } from '@press-room/contract/contact';
import { EVENT_PATH, type OpenEvent } from '@press-room/contract/events';
import { IN_THE_PRESS_PATH } from '@press-room/contract/in-the-press';
import type { Page } from '@press-room/contract/pages';
import {
  PRESS_RELEASE_GROUPS_PATH,
  PRESS_RELEASE_PATH,
  PRESS_RELEASE_YEARS_PATH,
  pressReleasePath,
} from '@press-room/contract/press-releases';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { carryGroups } from './features/press-groups/press-group.ts';
import { drawIn } from './i18n/locale.ts';
import { seedAnswers } from './lib/carried-answers.ts';
import { standAt } from './lib/navigation.ts';
import { createQueryClient } from './lib/query-client.ts';
import { draw } from './page-entry.tsx';
import { buildAppointment, buildRelease, buildRow, GROUP } from './test/builders.ts';
import { fakeApi, rows } from './test/fake-api.ts';
import { COMPANY, OFFICE } from './test/page-builders.ts';

const TITLES = { en: 'Exports grow', it: 'Cresce l’export' };
const BODY =
  '<p>First paragraph.</p><figure data-asset="9"></figure><table><tbody><tr><td>-4</td></tr></tbody></table>';

const EVENT: OpenEvent = {
  id: 3,
  name: { en: 'Press breakfast', it: 'Colazione stampa' },
  place: { en: 'Bologna', it: 'Bologna' },
  about: { it: '', en: '' },
  starts_on: '2026-09-21',
  ends_on: '2026-09-25',
  applications_from: null,
  applications_until: null,
  decision_days: 5,
  criteria_journalist: { en: '', it: '' },
  criteria_photographer: { en: '', it: '' },
  criteria_creator: { en: '', it: '' },
  criteria_company_press_office: { en: '', it: '' },
  is_open: false,
};

const APPOINTMENT = buildAppointment({
  id: 5,
  title: { en: 'Opening conference', it: 'Conferenza di apertura' },
  place: { it: 'Padiglione 1', en: 'Hall 1' },
  hosts: ['Anna Serra'],
  is_remote: false,
});

/** Fake server answers for an anonymous reader. */
const answering = () =>
  fakeApi({
    [`GET ${pressReleasePath(1)}`]: ({ headers }) => {
      const language = headers.get('Accept-Language') === 'it' ? 'it' : 'en';
      return buildRelease({ language, title: TITLES[language], body: BODY });
    },
    [`GET ${pressReleasePath(2)}`]: Response.json(
      {
        detail: 'Gone.',
        code: 'withdrawn',
        withdrawn_at: '2026-03-12T10:00:00Z',
        note: 'The figures were wrong.',
        language: 'en',
      },
      { status: 410 },
    ),
    [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow({ id: 4, title: 'A new slab' })]),
    [`GET ${PRESS_RELEASE_YEARS_PATH}`]: rows([{ year: 2026, count: 1 }]),
    [`GET ${PRESS_RELEASE_GROUPS_PATH}`]: rows([]),
    [`GET ${companyPagePath(COMPANY.id)}`]: COMPANY,
    [`GET ${PRESS_OFFICE_PATH}`]: OFFICE,
    [`GET ${EVENT_PATH}`]: { results: [EVENT] },
    [`GET ${APPOINTMENT_PATH}`]: { results: [] },
    [`GET ${appointmentPath(5)}`]: APPOINTMENT,
    [`GET ${IN_THE_PRESS_PATH}`]: { results: [] },
  });

const bootIn = (language: 'en' | 'it'): Omit<Boot, 'answers'> => ({
  language,
  group: GROUP,
  groups: [GROUP],
  closed: [],
  privacy: { controller: null, address: null, email: null, months_without_event: 24 },
});

// Any path but `/`: server rendering has no address of the app.
beforeEach(() => history.replaceState(null, '', '/en/releases'));

const drawPage = (page: Page) => draw(page, bootIn(page.language), (...call) => fetch(...call));
const RELEASE = { kind: 'release', id: 1 } as const;

it('draws a release whole, each in the language of its page', async () => {
  answering();
  const [italian, english] = await Promise.all([
    drawPage({ ...RELEASE, language: 'it' }),
    drawPage({ ...RELEASE, language: 'en' }),
  ]);
  expect(italian.html).toContain('Cresce l’export');
  expect(italian.html).toContain('Vai al contenuto');
  expect(italian.html).not.toContain('Exports grow');
  expect(english.html).toContain('Exports grow');
  expect(english.html).toContain('Skip to content');
  expect(english.html).toContain('<p>First paragraph.</p><table><tbody><tr><td data-figures="">−4</td>');
});

const PAGES: [Page, RegExp][] = [
  [{ kind: 'home', language: 'en' }, /A new slab.*Press breakfast/s],
  [{ kind: 'home', language: 'it' }, /A new slab.*Colazione stampa/s],
  [{ kind: 'archive', language: 'en', year: 2026, month: 3 }, /href="\/en\/releases\/-4"[^>]*>A new slab</],
  [{ kind: 'company', language: 'en', id: COMPANY.id }, /Slabs since 1962\..*A new slab/s],
  [
    { kind: 'appointment', language: 'it', id: 5 },
    /Conferenza di apertura.*\/it\/appuntamenti\/-5\.ics.*12 marzo 2099.*20:30.*Anna Serra/s,
  ],
  [{ kind: 'contact', language: 'it' }, /Contatti<\/h1>/],
  [{ kind: 'contact', language: 'en' }, new RegExp(OFFICE.people[0]?.name ?? 'nobody')],
  [{ kind: 'release', language: 'en', id: 2 }, /The figures were wrong\./],
];
it.each(PAGES)('draws whole what everybody may read: %o', async (page, text) => {
  answering();
  const { html } = await drawPage(page);
  expect(html).toMatch(text);
  expect(html).not.toContain('aria-busy="true"');
});

it.each([500, 503, 429])(
  'is not drawn where a call fails with %d, which another time may not',
  async (status) => {
    answering();
    const failing = async (address: string, init: RequestInit) =>
      address.includes(pressReleasePath(1)) ? new Response('{}', { status }) : fetch(address, init);
    const page: Page = { ...RELEASE, language: 'en' };
    await expect(draw(page, bootIn('en'), failing)).rejects.toMatchObject({ status });
  },
);

it.each([
  ['a release', { ...RELEASE, language: 'en' }, '/press-release/1', 'Exports grow — Site Alpha'],
  ['Home', { kind: 'home', language: 'en' }, '/home', 'Press releases — Site Alpha'],
] as const)(
  '%s is what the app itself begins with, so that nothing is drawn twice',
  async (_, drawn, at, name) => {
    answering();
    const { html, answers } = await drawPage(drawn);
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = html;
    const title = root.querySelector('h1');
    const calls = fakeApi({});
    drawIn('en');
    carryGroups(bootIn('en'));
    standAt(at);
    const queries = createQueryClient();
    seedAnswers(queries, JSON.parse(JSON.stringify(answers)), {});
    const repaired = vi.fn();
    const app = await act(async () =>
      hydrateRoot(root, <App queryClient={queries} />, { onRecoverableError: repaired }),
    );
    await waitFor(() => expect(document.title).toBe(name));
    expect(repaired).not.toHaveBeenCalled();
    expect(root.querySelector('h1')).toBe(title);
    const carried = [pressReleasePath(1), PRESS_RELEASE_PATH, PRESS_RELEASE_YEARS_PATH, EVENT_PATH];
    expect(calls.filter(({ path }) => carried.includes(path))).toEqual([]);
    await act(async () => app.unmount());
    root.remove();
  },
);
