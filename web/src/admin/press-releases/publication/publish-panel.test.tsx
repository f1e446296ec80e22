import { type OfficePressRelease, officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { releaseCheckPath } from '@press-room/contract/release-editor';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast, listToasts } from '../../../lib/toasts.ts';
import { buildOfficeRelease, buildText } from '../../../test/admin-builders.ts';
import { writesBelow } from '../../../test/open-admin.ts';
import { openReleasePanel } from '../../../test/open-release-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';

const NOBODY = {
  visible_from: null,
  visible_until: null,
  access: 'public',
  languages: [],
  is_visible: false,
};
const LATER = { ...NOBODY, visible_from: '2099-12-02T22:43:00.000Z', languages: ['it', 'en'] };

const TRANSITION = `${officePressReleasePath(1)}transition/`;
const SHOWN = buildText({ title: 'Title', status: 'published' });
const SCHEDULED = buildOfficeRelease({
  status: 'scheduled',
  publish_at: LATER.visible_from,
  text: { it: SHOWN, en: SHOWN },
});

beforeEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
});

const toCheck = (more: object) =>
  Response.json({
    problems: [],
    outside_links: { waiting: 0, unknown: 0 },
    now: NOBODY,
    after: NOBODY,
    ...more,
  });

function openPanel(release: OfficePressRelease, after: object) {
  return openReleasePanel(PublishPanel, release, {
    [`POST ${releaseCheckPath(release.id)}`]: () => toCheck({ now: LATER, after }),
    [`POST ${TRANSITION}`]: { ...release, version: release.version + 1, status: 'draft' },
  });
}

describe('the publication of a release', () => {
  it('says when a scheduled one appears, and calls it off', async () => {
    const { user, calls } = openPanel(SCHEDULED, LATER);
    await user.click(await screen.findByRole('button', { name: 'Call off, back to draft' }));
    expect(screen.getByLabelText('Publish at (blank = now)')).not.toHaveValue('');
    await waitFor(() =>
      expect(writesBelow(calls, TRANSITION).map(([, , , body]) => body)).toEqual([{ to: 'draft' }]),
    );
    expect(await screen.findByRole('button', { name: 'Submit for review' })).toBeInTheDocument();
  });

  it('offers a review instead of a publication that its only author may not make', async () => {
    const alone = {
      code: 'written_alone',
      severity: 'error',
      field: 'review',
      language: null,
      file: null,
      value: 'Bice Verdi',
    };
    const release = buildOfficeRelease();
    const { user, calls } = openReleasePanel(PublishPanel, release, {
      [`POST ${releaseCheckPath(release.id)}`]: () => toCheck({ problems: [alone], after: null }),
      [`POST ${TRANSITION}`]: { ...release, version: release.version + 1, status: 'in_review' },
    });
    expect(await screen.findByText(/somebody else releases it: Bice Verdi/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Submit for review' }));
    await waitFor(() =>
      expect(writesBelow(calls, TRANSITION).map(([, , , body]) => body)).toEqual([{ to: 'in_review' }]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('describes the current result, including an embargo set just before', async () => {
    const at = (day: string) => ({ ...LATER, visible_from: `2099-${day}T10:00:00.000Z` });
    const draft = buildText({ title: 'Title' });
    const release = buildOfficeRelease({ status: 'draft', text: { it: draft, en: draft } });
    const checks = [{ now: NOBODY, after: at('12-02') }];
    const { user } = openReleasePanel(PublishPanel, release, {
      [`POST ${releaseCheckPath(release.id)}`]: () =>
        toCheck(checks.shift() ?? { now: at('12-24'), after: null }),
      [`POST ${TRANSITION}`]: { ...release, version: release.version + 1, status: 'published' },
    });
    await user.click(await screen.findByRole('button', { name: 'Publish now' }));
    await waitFor(() =>
      expect(listToasts().map(({ text }) => text)).toEqual([expect.stringContaining('24 Dec 2099')]),
    );
  });

  it('offers to schedule it again after a change', async () => {
    const { user } = openPanel(SCHEDULED, LATER);
    await screen.findByRole('button', { name: 'Call off, back to draft' });
    expect(screen.queryByRole('button', { name: 'Schedule' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'English' }));
    expect(await screen.findByRole('button', { name: 'Schedule' })).toBeInTheDocument();
  });

  it('plans no language that was left out of the schedule', async () => {
    const draft = buildText({ title: 'Titolo' });
    openPanel({ ...SCHEDULED, text: { it: draft, en: SHOWN } }, LATER);
    await screen.findByRole('button', { name: 'Call off, back to draft' });
    expect(screen.getByRole('checkbox', { name: 'English' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Italian' })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Schedule' })).not.toBeInTheDocument();
  });

  it('has only the way to stop it where readers have all of it', async () => {
    openPanel(buildOfficeRelease({ status: 'published', text: { it: SHOWN, en: SHOWN } }), LATER);
    expect(await screen.findByText('Nothing is missing.')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Publish at (blank = now)')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Withdraw']);
  });

  describe('right after something was written', () => {
    const draft = buildText({ title: 'Title' });
    const release = buildOfficeRelease({ status: 'draft', text: { it: draft, en: draft } });
    const problem = { severity: 'warning', language: null, file: null, value: null };
    const BEFORE = { ...problem, code: 'outdated', field: 'text', language: 'en' };

    /** Publishes right after an edit. `found` is the problem of the version that this saves. */
    async function publish(found: object) {
      const answers = [[BEFORE], [found]];
      const opened = openReleasePanel(PublishPanel, release, {
        [`PATCH ${officePressReleasePath(1)}`]: { ...release, version: release.version + 1 },
        [`POST ${releaseCheckPath(1)}`]: () => toCheck({ problems: answers.shift() ?? [], after: LATER }),
        [`POST ${TRANSITION}`]: { ...release, version: release.version + 1, status: 'published' },
      });
      const button = await screen.findByRole('button', { name: 'Publish now' });
      opened.editing.change({ 'text.en.title': 'Written a moment ago' });
      await opened.user.click(button);
      return { ...opened, button };
    }

    it('asks about problems of the current version, not of the previous one', async () => {
      const past = { code: 'embargo_past', field: 'embargo_until', value: '2026-01-02T10:00:00.000Z' };
      const { user, calls } = await publish({ ...problem, ...past });
      const dialog = await screen.findByRole('dialog');
      expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
      expect(dialog).toHaveTextContent('embargo');
      await user.click(within(dialog).getByRole('button', { name: 'Publish now' }));
      await waitFor(() => expect(writesBelow(calls, TRANSITION)).toHaveLength(1));
    });

    it.each([
      ['file_unready', true],
      ['file_failed', false],
    ])('offers to wait for a file that comes by itself, and for no other: %s', async (code, isOffered) => {
      const file = { id: 3, name: 'kiln.jpg' };
      const { user, calls } = await publish({ ...problem, code, field: 'pictures', file });
      const dialog = within(await screen.findByRole('dialog'));
      const wait = dialog.queryByRole('button', { name: 'Publish when the files are ready' });
      expect(wait !== null).toBe(isOffered);
      await user.click(wait ?? dialog.getByRole('button', { name: 'Publish now' }));
      const files = isOffered ? 'when_ready' : 'as_they_are';
      await waitFor(() =>
        expect(writesBelow(calls, TRANSITION).map(([, , , body]) => body)).toMatchObject([
          { to: 'published', files },
        ]),
      );
    });

    it('says what forbids it, and publishes nothing', async () => {
      const missing = { code: 'title_missing', severity: 'error', field: 'text.en.title', language: 'en' };
      const { calls, button } = await publish({ ...problem, ...missing });
      await waitFor(() => expect(button).toBeDisabled());
      expect(screen.getByRole('button', { name: /title is missing/ })).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(writesBelow(calls, TRANSITION)).toEqual([]);
    });
  });

  it('looks again while a picture is being made', async () => {
    const hidden = {
      code: 'file_unready',
      severity: 'warning',
      field: 'pictures',
      language: null,
      file: { id: 3, name: 'kiln.jpg' },
      value: null,
    };
    const answers = [[hidden]];
    const release = buildOfficeRelease();
    openReleasePanel(PublishPanel, release, {
      [`POST ${releaseCheckPath(release.id)}`]: () => toCheck({ problems: answers.shift() ?? [] }),
    });
    expect(await screen.findByText(/kiln.jpg: still being prepared/)).toBeInTheDocument();
    expect(await screen.findByText('Nothing is missing.')).toBeInTheDocument();
  });
});
