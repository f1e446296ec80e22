import { officePressGroupPath } from '@press-room/contract/office-press-groups';
import type { OfficePressRelease } from '@press-room/contract/office-press-releases';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chooseLocale } from '../../../i18n/locale.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { buildOfficeRelease } from '../../../test/office-builders.ts';
import { saveRelease } from '../queries.ts';
import { Editing } from '../saving/editing.ts';
import { EditingContext } from '../saving/use-editing.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const BOTH = buildOfficeRelease();
const toItalian = () => {
  const { en } = BOTH.text;
  if (!en) throw new Error('It has no text');
  return { ...en, title: 'Titolo', body: '<p>Testo</p>' };
};

async function openPreview(release: OfficePressRelease) {
  fakeApi({
    [`GET ${officePressGroupPath(release.press_group.id)}`]: {
      boilerplate: { it: '<p>Noi</p>', en: '<p>We</p>' },
    },
  });
  chooseLocale('en');
  const shelf = {
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(),
    drop: () => Promise.resolve(),
  };
  const editing = new Editing({ release, isReadOnly: false, send: saveRelease, shelf });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EditingContext value={editing}>
        <PreviewDialog onClose={() => undefined} />
      </EditingContext>
    </QueryClientProvider>,
  );
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview');
  const page = () => {
    const body = frame.contentDocument?.body;
    if (!body) throw new Error('The frame has no page');
    return within(body);
  };
  await waitFor(() => page().getByRole('heading', { level: 1, hidden: true }));
  return { page, user: userEvent.setup() };
}

describe('the preview of a release', () => {
  it('shows each language as its own readers get it, whatever the officer speaks', async () => {
    const { page, user } = await openPreview({ ...BOTH, text: { ...BOTH.text, it: toItalian() } });
    expect(page().getByText('Titolo')).toBeInTheDocument();
    expect(page().queryByText(/only/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language shown' }), 'English');
    expect(page().getByText('Title')).toBeInTheDocument();
    expect(await page().findByText('We')).toBeInTheDocument();
    expect(page().queryByText(/only/)).not.toBeInTheDocument();
  });

  it('shows readers of a language that has no text yet the other one, and says so', async () => {
    const { page, user } = await openPreview({ ...BOTH, text: { it: toItalian() } });
    expect(page().queryByText(/only/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language shown' }), 'English');
    expect(page().getByText('Titolo')).toBeInTheDocument();
    expect(page().getByText('Available in Italian only')).toBeInTheDocument();
  });
});
