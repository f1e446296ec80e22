import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildOfficeRelease } from '../../../test/admin-builders.ts';
import { answerFiles } from '../../../test/open-admin.ts';
import { openReleasePanel } from '../../../test/open-release-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';

const picture = (id: number, name: string) => ({
  id,
  name,
  kind: 'picture',
  media_type: 'image/jpeg',
  picture: null,
  credit: 'Ada Neri',
  caption: { it: '', en: '' },
  alt: { it: 'Piastrella', en: 'Tile' },
});
const FILES = [picture(4, 'cotto.jpg'), picture(7, 'gres.jpg')];

const openPanel = (changes: Parameters<typeof buildOfficeRelease>[0]) =>
  openReleasePanel(PicturesPanel, buildOfficeRelease(changes), {
    [`GET ${OFFICE_ASSET_PATH}`]: answerFiles(FILES),
  });

describe('the main picture', () => {
  it.each([
    ['where there is none', null, 'Choose the main picture', []],
    ['in the place of another, which goes to the others', 4, 'Choose another main picture', [4]],
  ] as const)('is chosen from the library directly, by keyboard, %s', async (_what, hero, name, pictures) => {
    const { user, editing } = openPanel({ hero, pictures: [] });
    const button = await screen.findByRole('button', { name });
    button.focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose from the library' }));
    const choice = await dialog.findByRole('radio', { name: /gres\.jpg/ });
    choice.focus();
    await user.keyboard(' ');
    await user.click(dialog.getByRole('button', { name: 'Add (1)' }));
    await waitFor(() => expect(editing.store.get().changes).toMatchObject({ hero: 7, pictures }));
    expect(screen.getByRole('button', { name: 'Choose another main picture' })).toBeInTheDocument();
  });
});
