import { DOWNLOAD_PATH } from '@press-room/contract/downloads';
import {
  PRESS_KIT_PATH,
  PRESS_KIT_VISIT_PATH,
  type PressKit,
  type PressKitFile,
} from '@press-room/contract/press-kit';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildSession, GROUP } from '../../test/builders.ts';
import { type FakeCall, fakeApi, rows } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';

const buildFile = (changes: Partial<PressKitFile> = {}): PressKitFile => ({
  id: 11,
  name: 'fact-sheet.pdf',
  media_type: 'application/pdf',
  bytes: 482_000,
  position: 0,
  title: 'Fact sheet',
  language: 'en',
  pages: 4,
  picture: null,
  added_at: '2026-09-01T08:00:00.000Z',
  is_new: false,
  copy_taken_at: null,
  ...changes,
});

const buildKit = (changes: Partial<PressKit> = {}): PressKit => ({
  id: 3,
  group: { id: GROUP.id, name: GROUP.name },
  year: 2026,
  title: 'Press kit 2026',
  language: 'en',
  bytes: 12_400_000,
  updated_at: '2026-09-01T08:00:00.000Z',
  files: [
    buildFile(),
    buildFile({ id: 12, title: 'Logo', media_type: 'image/png', pages: null, language: null, is_new: true }),
  ],
  missing: [],
  ...changes,
});

const visits = (calls: FakeCall[]) => calls.filter(({ path }) => path === PRESS_KIT_VISIT_PATH);

function startApi(kits: PressKit[]): FakeCall[] {
  return fakeApi({
    [`POST ${TOKEN_REFRESH_PATH}`]: buildSession(),
    [`GET ${PRESS_KIT_PATH}`]: rows(kits),
    [`PUT ${PRESS_KIT_VISIT_PATH}`]: { at: '2026-11-20T10:00:00.000Z', previous_at: null },
    [`POST ${DOWNLOAD_PATH}`]: {
      url: '/download/1/kit.zip',
      name: 'kit.zip',
      bytes: 12_400_000,
      expires_at: '2026-11-20T11:00:00.000Z',
    },
  });
}

describe('the press kits', () => {
  it('mark files newer than the reader’s copy', async () => {
    startApi([
      buildKit({
        files: [
          buildFile({ copy_taken_at: new Date(2026, 7, 12, 0, 30).toISOString() }),
          buildFile({ id: 12 }),
        ],
      }),
    ]);
    renderApp('/press-kit', { signedIn: true });
    expect(await screen.findByText('One file is newer than your copy')).toBeInTheDocument();
    expect(screen.getAllByText(/^Newer than the copy/)).toHaveLength(1);
    expect(screen.getByText(/you downloaded on 12 August 2026/)).toBeInTheDocument();
  });

  it('are filtered by language, together with the download', async () => {
    const calls = startApi([
      buildKit({
        files: [
          buildFile(),
          buildFile({ id: 12, title: 'Scheda', language: 'it' }),
          buildFile({ id: 13, title: 'Logo', language: null }),
        ],
      }),
    ]);
    const { user } = renderApp('/press-kit?year=2026', { signedIn: true });
    await screen.findByRole('heading', { name: 'Scheda' });
    const languages = within(screen.getByRole('navigation', { name: 'Language of the files' }));
    await user.click(languages.getByRole('link', { name: 'Italian' }));
    expect(location.hash).toBe('#/press-kit?year=2026&language=it');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Scheda',
      'Logo',
    ]);
    await user.click(screen.getByRole('button', { name: /^Download these as ZIP/ }));
    const asked = calls.find(({ path }) => path === DOWNLOAD_PATH);
    expect(asked?.body).toEqual({ press_kit: 3, language: 'it' });
  });

  it('name the files that are not ready', async () => {
    startApi([buildKit({ missing: ['Price list'] })]);
    renderApp('/press-kit', { signedIn: true });
    const title = await screen.findByText('Not ready yet, so not included:');
    expect(title.parentElement).toHaveTextContent('Price list');
  });

  it('itemise each file with type, size and language', async () => {
    const calls = startApi([buildKit()]);
    renderApp('/press-kit', { signedIn: true });
    const file = (await screen.findByRole('heading', { name: /Fact sheet/ })).closest('article');
    expect(file).toHaveTextContent('PDF document · 4 pages');
    expect(file).toHaveTextContent('482 kB');
    expect(file).toHaveTextContent('English');
    const logo = screen.getByRole('heading', { name: /Logo/ }).closest('article');
    expect(logo).toHaveTextContent('Picture (PNG)');
    expect(logo).toHaveTextContent('Italian and English');
    expect(calls.find(({ path }) => path === PRESS_KIT_PATH)?.search.get('group')).toBe(String(GROUP.id));
  });

  it('mark what is new and tell the visit once', async () => {
    const calls = startApi([buildKit()]);
    renderApp('/press-kit', { signedIn: true });
    expect(await screen.findByText('One new file since your last visit')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'LogoNew' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Fact sheet' })).toBeInTheDocument();
    await waitFor(() => expect(visits(calls)).toHaveLength(1));
    expect(visits(calls)[0]?.method).toBe('PUT');
  });

  it('report no visit if nothing could be shown', async () => {
    const calls = fakeApi({
      [`POST ${TOKEN_REFRESH_PATH}`]: buildSession(),
      [`GET ${PRESS_KIT_PATH}`]: Response.json({ detail: 'no' }, { status: 403 }),
    });
    renderApp('/press-kit', { signedIn: true });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(visits(calls)).toEqual([]);
  });

  it('are asked for as a whole or file by file', async () => {
    const calls = startApi([buildKit()]);
    const { user } = renderApp('/press-kit', { signedIn: true });
    // jsdom cannot save a file.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(await screen.findByRole('button', { name: /^Download all as ZIP.*12.4 MB/ }));
    await user.click(screen.getByRole('button', { name: /^Download: Fact sheet/ }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(2));
    const asked = calls.filter(({ path }) => path === DOWNLOAD_PATH).map(({ body }) => body);
    expect(asked).toEqual([{ press_kit: 3 }, { asset: 11 }]);
    click.mockRestore();
  });

  it('of several editions have a jump list that stays in the address', async () => {
    startApi([buildKit(), buildKit({ id: 4, year: 2025, title: 'Press kit 2025' })]);
    const { user } = renderApp('/press-kit', { signedIn: true });
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const editions = await screen.findByRole('navigation', { name: 'Editions' });
    await user.click(within(editions).getByRole('link', { name: 'Edition 2025' }));
    await waitFor(() => expect(location.hash).toBe('#/press-kit?year=2025'));
    expect(scroll).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Press kit 2025' })).toHaveFocus();
    expect(await within(editions).findByRole('link', { current: true })).toHaveTextContent('2025');
  });

  it('say in Italian that there is none yet', async () => {
    startApi([]);
    renderApp('/press-kit', { signedIn: true, locale: 'it' });
    expect(
      await screen.findByRole('heading', { name: 'Ancora nessuna cartella stampa' }),
    ).toBeInTheDocument();
  });

  it('are not for readers who are not signed in', async () => {
    const calls = fakeApi({});
    renderApp('/press-kit');
    await waitFor(() => expect(location.hash).toContain('redirect=%2Fpress-kit'));
    expect(calls.filter(({ path }) => path === PRESS_KIT_PATH)).toEqual([]);
  });
});
