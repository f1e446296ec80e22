import { PROFILE_PATH } from '@press-room/contract/account';
import { COPY_PATH, READ_PATH } from '@press-room/contract/analytics';
import { DOWNLOAD_PATH } from '@press-room/contract/downloads';
import { pressReleasePath, type ReleasePicture } from '@press-room/contract/press-releases';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { storeSession } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { buildProfile, buildRelease, buildSession } from '../../../test/builders.ts';
import { comeBackOnline } from '../../../test/come-back-online.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const choice = (media_type: string, width: number, is_original = false) => ({
  media_type,
  width,
  height: width / 2,
  bytes: width * 70,
  is_original,
  is_cut: false,
});

const PICTURE: ReleasePicture = {
  id: 5,
  alt: 'A red tile',
  caption: 'Tiles from Sassuolo',
  credit: 'Ada Bo',
  copyright: 'Site Alpha',
  rights: 'Free for the press',
  width: 1280,
  height: 640,
  placeholder: '#aa2211',
  focal_point: null,
  jpeg: null,
  renditions: [{ url: '/media/x.avif', media_type: 'image/avif', width: 1280, height: 640 }],
  choices: [choice('image/jpeg', 4000, true), choice('image/jpeg', 1280), choice('image/avif', 1280)],
};

const DETAIL = `GET ${pressReleasePath(1)}`;

const COUNTED = { [`POST ${COPY_PATH}`]: () => new Response(null, { status: 204 }) };

/** Local midday: any instant has another date somewhere. */
const AT = new Date(2026, 2, 13, 10).toISOString();
const WITHDRAWN = () =>
  Response.json(
    {
      detail: 'This press release has been withdrawn.',
      code: 'withdrawn',
      withdrawn_at: AT,
      note: 'Dati errati',
      language: 'it',
    },
    { status: 410 },
  );
const WITHDRAWN_TITLE = { level: 1, name: 'This press release has been withdrawn' };

describe('a press release', () => {
  it('shows text, files and people', async () => {
    fakeApi({ [DETAIL]: buildRelease() });
    renderApp('/press-release/1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Exports grow' })).toBeInTheDocument();
    expect(screen.getByText('First paragraph.')).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Tables of the year PDF document · 482 kB' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+39 0536 000' })).toHaveAttribute('href', 'tel:+390536000');
    expect(document.title).toBe('Exports grow — Site Alpha');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://press.example.com/en/releases/2026/exports-grow-1',
    );
  });

  it('says what was corrected, and when', async () => {
    const corrections = [{ at: AT, note: 'The figure is 12', language: 'en' as const }];
    fakeApi({ [DETAIL]: buildRelease({ corrections, corrected_at: AT }) });
    renderApp('/press-release/1');
    const aside = await screen.findByRole('complementary', { name: 'Corrections' });
    expect(aside).toHaveTextContent(/Correction of .*13 March 2026.*: The figure is 12/);
    expect(screen.getByText('Corrected')).toBeInTheDocument();
  });

  it('says that it was withdrawn, and why', async () => {
    fakeApi({ [DETAIL]: WITHDRAWN });
    renderApp('/press-release/1');
    expect(await screen.findByRole('heading', WITHDRAWN_TITLE)).toBeInTheDocument();
    expect(screen.getByText('Dati errati').closest('[lang]')).toHaveAttribute('lang', 'it');
    expect(screen.getByText(/13 March 2026/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each([
    { what: 'withdrawn', answer: WITHDRAWN, title: WITHDRAWN_TITLE.name },
    {
      what: 'no longer shown',
      answer: () => Response.json({ detail: 'Not found.' }, { status: 404 }),
      title: 'For accredited press',
    },
  ])('goes when it is $what while it is open', async ({ answer, title }) => {
    let isGone = false;
    fakeApi({ [DETAIL]: () => (isGone ? answer() : buildRelease()) });
    renderApp('/press-release/1');
    await screen.findByRole('heading', { level: 1, name: 'Exports grow' });
    isGone = true;
    comeBackOnline();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Exports grow' })).not.toBeInTheDocument();
    expect(screen.queryByText('First paragraph.')).not.toBeInTheDocument();
    expect(document.title).toBe(`${title} — Site Alpha`);
  });

  it('is counted as read once, when its window is looked at', async () => {
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const id = 4711;
    const answers = { [`GET ${pressReleasePath(id)}`]: buildRelease({ id }) };
    const calls = fakeApi({ ...answers, [`GET ${PROFILE_PATH}`]: buildProfile() });
    const listReads = () => calls.filter(({ path }) => path === READ_PATH).map(({ body }) => body);
    const { unmount } = renderApp(`/press-release/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Exports grow' });
    expect(listReads()).toEqual([]);
    look.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(listReads()).toEqual([{ press_release: id }]));
    unmount();
    const again = renderApp(`/press-release/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Exports grow' });
    expect(listReads()).toHaveLength(1);
    again.unmount();
    // A colleague signs in on the same computer.
    renderApp(`/press-release/${id}`, { signedIn: true });
    await waitFor(() => expect(listReads()).toHaveLength(2));
  });

  it('copies the text, shows a notice and is counted', async () => {
    const calls = fakeApi({ [DETAIL]: buildRelease(), ...COUNTED });
    const { user } = renderApp('/press-release/1');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    vi.stubGlobal('ClipboardItem', undefined);
    await user.click(await screen.findByRole('button', { name: 'Copy text' }));
    expect(await screen.findByText('Text copied')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect(writeText).toHaveBeenCalledTimes(2);
    const counted = calls.filter(({ path }) => path === COPY_PATH).map(({ body }) => body);
    expect(counted).toEqual([{ press_release: 1 }, { press_release: 1 }]);
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '#/contact-us?release=1');
    expect(writeText.mock.calls[0]?.[0]).toContain(
      'Exports grow\n\nSite Alpha, 12 March 2026\n\nSales abroad',
    );
  });

  it('hands out its pictures in each size, an attachment, and everything at once', async () => {
    const calls = fakeApi({
      [DETAIL]: buildRelease({ pictures: [PICTURE] }),
      [`POST ${DOWNLOAD_PATH}`]: { url: '/x', name: 'x.zip', bytes: 1000, expires_at: '' },
    });
    // jsdom cannot save a file.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = renderApp('/press-release/1');
    const pictures = await screen.findByRole('region', { name: 'Pictures' });
    expect(within(pictures).getByText('Free for the press')).toBeInTheDocument();
    const download = within(pictures).getByRole('button', { name: /^Download original: A red tile / });
    await user.click(download);
    await user.click(within(pictures).getByText('Other sizes and formats'));
    await user.click(within(pictures).getByRole('button', { name: /^JPEG: A red tile.*1,280 × 640 px/ }));
    await user.click(screen.getByRole('button', { name: /^Tables of the year/ }));
    await user.click(screen.getByRole('button', { name: /^Download all as ZIP Text/ }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(4));
    expect(calls.filter(({ path }) => path === DOWNLOAD_PATH).map(({ body }) => body)).toEqual([
      { asset: 5 },
      { asset: 5, media_type: 'image/jpeg', width: 1280 },
      { asset: 1 },
      { press_release: 1 },
    ]);
    click.mockRestore();
  });

  it('shows a picture within the text with its words, and none that its reader may not see', async () => {
    const body = '<p>One</p><figure data-asset="5"></figure><figure data-asset="6"></figure><p>Two</p>';
    fakeApi({ [DETAIL]: buildRelease({ body, pictures: [PICTURE] }) });
    renderApp('/press-release/1');
    const [figure] = await screen.findAllByRole('figure');
    expect(document.querySelectorAll('[data-asset]')).toHaveLength(1);
    const image = within(figure as HTMLElement).getByRole('img', { name: 'A red tile' });
    expect(image).toHaveAttribute('src', '/media/x.avif');
    expect(figure).toHaveTextContent('Tiles from Sassuolo — Photo: Ada Bo');
  });

  it('plays a video with captions only when its reader says so', async () => {
    const body =
      '<figure data-asset="5" data-video="7" data-captions="en:8 it:9"></figure><figure data-asset="5" data-video="6"></figure>';
    const file = { bytes: 9, title: '', name: 'x', poster: PICTURE };
    const attachments = [
      { ...file, id: 7, title: 'The kiln', url: '/media/k.mp4', media_type: 'video/mp4' },
      { ...file, id: 8, url: '/media/k.vtt', media_type: 'text/vtt' },
    ];
    fakeApi({ [DETAIL]: buildRelease({ body, pictures: [PICTURE], attachments }) });
    renderApp('/press-release/1');
    const video = await screen.findByLabelText('The kiln');
    // A video played in the text has no poster beside it.
    const files = screen.getByRole('heading', { name: 'Downloads' }).parentElement;
    expect(files?.querySelectorAll('img')).toHaveLength(1);
    expect(video.outerHTML).toMatch(/^<video controls="" playsinline="" preload="none" /);
    expect(video).toHaveAttribute('src', '/media/k.mp4');
    expect(Array.from(video.children, (track) => track.outerHTML)).toEqual([
      '<track kind="captions" srclang="en" label="English" src="/media/k.vtt">',
    ]);
    // This reader may not see the other file: its poster remains a picture.
    expect(document.querySelectorAll('figure img')).not.toHaveLength(0);
    expect(document.querySelectorAll('video')).toHaveLength(1);
  });

  it('puts a credit on the clipboard', async () => {
    const calls = fakeApi({ [DETAIL]: buildRelease({ pictures: [PICTURE] }), ...COUNTED });
    const { user } = renderApp('/press-release/1');
    const copy = await screen.findByRole('button', { name: 'Copy credit: Ada Bo' });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(copy);
    expect(writeText).toHaveBeenCalledWith('Ada Bo');
    expect(await screen.findByText('Credit copied')).toBeInTheDocument();
    expect(calls.find(({ path }) => path === COPY_PATH)?.body).toEqual({ asset: PICTURE.id });
  });

  it('says when a text falls back to another language', async () => {
    fakeApi({ [DETAIL]: buildRelease({ language: 'it', languages: ['it'], title: 'Cresce l’export' }) });
    renderApp('/press-release/1');
    expect(
      await screen.findByText('There is no English text yet: you are reading Italian.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'it');
  });

  it('changes the language and reads the release again', async () => {
    fakeApi({
      [DETAIL]: ({ headers }) =>
        headers.get('Accept-Language') === 'it'
          ? buildRelease({ language: 'it', title: 'Cresce l’export' })
          : buildRelease(),
    });
    const { user } = renderApp('/press-release/1');
    await user.click(await screen.findByRole('button', { name: 'Leggi in italiano' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cresce l’export' })).toBeInTheDocument();
    expect(localStorage.getItem('language')).toBe('it');
    expect(document.documentElement).toHaveAttribute('lang', 'it');
  });

  it('says in words that it is not there', async () => {
    fakeApi({ [DETAIL]: Response.json({ detail: 'Non trovato.' }, { status: 404 }) });
    renderApp('/press-release/1', { locale: 'it', signedIn: true });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Comunicato non trovato' }),
    ).toBeInTheDocument();
  });

  it('asks a stranger to sign in, and leads back here', async () => {
    fakeApi({ [DETAIL]: Response.json({ detail: 'Not found.' }, { status: 404 }) });
    renderApp('/press-release/1');
    await screen.findByRole('heading', { level: 1, name: 'For accredited press' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '#/account/login?redirect=%2Fpress-release%2F1',
    );
    expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '#/account/sign-up');
    expect(document.title).toBe('For accredited press — Site Alpha');
  });

  it('shows the state of the accreditation, also if it fails to load at first', async () => {
    const session = buildSession('administrator_associated_companies');
    const accreditation = { ...buildProfile().accreditation, state: 'pending' as const };
    let isAway = true;
    fakeApi({
      [DETAIL]: () => Response.json({ detail: 'Not found.' }, { status: 404 }),
      [`GET ${PROFILE_PATH}`]: () =>
        isAway
          ? Response.json({ detail: 'away' }, { status: 503 })
          : Response.json(buildProfile({ accreditation })),
    });
    renderApp('/press-release/1');
    act(() => storeSession(session));
    const again = await screen.findByRole('button', { name: m['errors.retry']() });
    expect(screen.queryByText(m['pressReleases.detail.missing.title']())).not.toBeInTheDocument();
    isAway = false;
    await userEvent.click(again);
    expect(
      await screen.findByRole('heading', { level: 1, name: m['account.accreditation.pending']() }),
    ).toBeInTheDocument();
  });

  it('says that it is reserved', async () => {
    fakeApi({ [DETAIL]: Response.json({ detail: 'no' }, { status: 403 }) });
    renderApp('/press-release/1');
    expect(await screen.findByRole('heading', { name: 'Restricted content' })).toBeInTheDocument();
  });
});
