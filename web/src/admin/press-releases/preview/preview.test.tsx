import { officePressGroupPath } from '@press-room/contract/admin-press-groups';
import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { Language } from '@press-room/contract/languages';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createStore } from '../../../lib/store.ts';
import { buildOfficeRelease } from '../../../test/admin-builders.ts';
import { openReleasePanel } from '../../../test/open-release-panel.tsx';
import { ShownLanguageContext } from '../page/jump.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const BOTH = buildOfficeRelease();
const toItalian = () => {
  const { en } = BOTH.text;
  if (!en) throw new Error('It has no text');
  return { ...en, title: 'Titolo', body: '<p>Testo</p>' };
};

async function openPreview(release: OfficePressRelease) {
  const { user } = openReleasePanel(() => <PreviewDialog onClose={() => undefined} />, release, {
    [`GET ${officePressGroupPath(release.press_group.id)}`]: {
      boilerplate: { it: '<p>Noi</p>', en: '<p>We</p>' },
    },
  });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview');
  const page = () => {
    const body = frame.contentDocument?.body;
    if (!body) throw new Error('The frame has no page');
    return within(body);
  };
  await waitFor(() => page().getByRole('heading', { level: 1, hidden: true }));
  return { page, user };
}

describe('the preview of a release', () => {
  it('begins with the language of the editor', async () => {
    const preview = () => (
      <ShownLanguageContext value={createStore<Language>('en')}>
        <PreviewDialog onClose={() => undefined} />
      </ShownLanguageContext>
    );
    openReleasePanel(preview, BOTH, {});
    expect(await screen.findByRole('combobox', { name: 'Language shown' })).toHaveValue('en');
  });

  it('shows each language as its own readers get it, whatever the officer speaks', async () => {
    const { page, user } = await openPreview({ ...BOTH, text: { ...BOTH.text, it: toItalian() } });
    expect(page().getByText('Titolo')).toBeInTheDocument();
    expect(page().queryByText(/^Available in/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language shown' }), 'English');
    expect(page().getByText('Title')).toBeInTheDocument();
    expect(await page().findByText('We')).toBeInTheDocument();
    expect(page().queryByText(/^Available in/)).not.toBeInTheDocument();
  });

  it('shows readers of a language that has no text yet the other one, and says so', async () => {
    const { page, user } = await openPreview({ ...BOTH, text: { it: toItalian() } });
    expect(page().queryByText(/^Available in/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language shown' }), 'English');
    expect(page().getByText('Titolo')).toBeInTheDocument();
    expect(page().getByText('Available in Italian only')).toBeInTheDocument();
  });
});
