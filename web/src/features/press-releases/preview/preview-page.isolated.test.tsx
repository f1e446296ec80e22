import { PREVIEW_PATH, PREVIEW_WIRE_PATH, type ReleasePreview } from '@press-room/contract/release-previews';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lastActions, recordAction, tellablePath } from '../../../lib/action-log.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { buildRelease } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

vi.mock('../../../lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const PREVIEW: ReleasePreview = {
  ...buildRelease(),
  status: 'draft',
  readers: { state: 'draft' },
  visible_from: null,
  has_changes: false,
  is_visible: false,
  expires_at: '2026-12-01T10:00:00.000Z',
};
const ASK = `POST ${PREVIEW_PATH}`;
const robots = () => document.head.querySelector('meta[name="robots"]');

describe('a preview link', () => {
  it('shows the release as a draft, with nothing that leads to its public address', async () => {
    const calls = fakeApi({ [ASK]: PREVIEW });
    renderApp('/preview/s3cret-token');
    expect(await screen.findByRole('heading', { level: 1, name: 'Exports grow' })).toBeInTheDocument();
    expect(calls.find(({ path }) => path === PREVIEW_PATH)?.body).toEqual({ token: 's3cret-token' });
    expect(calls.some(({ path }) => path.includes('s3cret-token'))).toBe(false);
    const [band] = screen.getAllByText('Draft: not for publication.');
    expect(band?.parentElement).toHaveTextContent(/until 1 December 2026/);
    expect(screen.getByRole('link', { name: /Tables of the year/ })).toHaveAttribute('href', '/media/t.pdf');
    expect(screen.queryByRole('button', { name: 'Copy text' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('s3cret-token');
  });

  it('asks robots to stay away, as long as it is shown', async () => {
    fakeApi({ [ASK]: PREVIEW });
    const { unmount } = renderApp('/preview/token');
    await screen.findByRole('heading', { level: 1, name: 'Exports grow' });
    expect(robots()).toHaveAttribute('content', 'noindex, nofollow');
    unmount();
    expect(robots()).toBeNull();
  });

  it('leads to the release that has appeared meanwhile', async () => {
    fakeApi({
      [ASK]: {
        ...PREVIEW,
        status: 'published',
        readers: { state: 'public' },
        is_visible: true,
      },
    });
    renderApp('/preview/token');
    const link = await screen.findByRole('link', { name: 'Read it as published' });
    expect(link).toHaveAttribute('href', '#/press-release/1');
    expect(screen.queryByText('Draft: not for publication.')).not.toBeInTheDocument();
  });

  it.each<[ReleasePreview['readers']['state'], boolean, RegExp]>([
    ['embargo', false, /^Not for publication before 1 December 2026/],
    ['scheduled', false, /^Not for publication before 1 December 2026/],
    ['public', true, /^Changes that have not been published: not for publication/],
    ['press', false, /^Published for the accredited press only/],
    ['press', true, /^Changes that have not been published: not for publication/],
    ['expired', false, /^This release is no longer available to readers/],
  ])('says what readers get of it: %s, with changes %s', async (state, has_changes, words) => {
    const visible_from = '2026-12-01T10:00:00.000Z';
    fakeApi({ [ASK]: { ...PREVIEW, status: 'published', readers: { state }, visible_from, has_changes } });
    renderApp('/preview/token');
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Draft: not for publication.')).not.toBeInTheDocument();
  });

  it('saves the draft for newsrooms’ systems', async () => {
    const file = { name: 'tiles.xml', media_type: 'application/xml', content: '<newsMessage/>' };
    const calls = fakeApi({ [ASK]: PREVIEW, [`POST ${PREVIEW_WIRE_PATH}`]: file });
    const { user } = renderApp('/preview/s3cret');
    await user.click(await screen.findByRole('button', { name: 'Save as NewsML-G2' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'tiles.xml'));
    expect(calls.at(-1)?.body).toEqual({ token: 's3cret', format: 'newsml' });
  });

  it('says that a link has ended', async () => {
    fakeApi({ [ASK]: Response.json({ detail: 'Not found.' }, { status: 404 }) });
    renderApp('/preview/token');
    const title = { level: 1, name: 'This preview is not available' };
    expect(await screen.findByRole('heading', title)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('can be tried again when the server is in trouble', async () => {
    let isDown = true;
    fakeApi({ [ASK]: () => (isDown ? new Response('', { status: 429 }) : PREVIEW) });
    const { user } = renderApp('/preview/token');
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(screen.getByText('First paragraph.')).toBeInTheDocument());
  });

  it('keeps its token out of error reports', () => {
    expect(tellablePath('/preview/s3cret-token')).toBe('/preview/…');
    recordAction('screen', '/preview/s3cret-token');
    expect(lastActions().join(' ')).not.toContain('s3cret');
  });
});
