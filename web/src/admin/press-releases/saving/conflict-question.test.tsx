import { officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withText } from '../../../test/editing.ts';
import { rows } from '../../../test/fake-api.ts';
import { openReleasePanel } from '../../../test/open-release-panel.tsx';
import { ConflictQuestion } from './conflict-question.tsx';

const PATH = officePressReleasePath(1);

it('shows what was typed after it was put off, also when the other officer saves again', async () => {
  const theirs = withText({ body: '<p>Theirs</p>' }, 5);
  const { user, editing } = openReleasePanel(ConflictQuestion, withText({ body: '<p>One</p>' }), {
    [`PATCH ${PATH}`]: () => Response.json({ detail: 'Changed', current: theirs }, { status: 412 }),
    [`GET ${PATH}version/`]: rows([]),
  });
  let html = '<p>Mine</p>';
  editing.register('it', { read: () => html, write: () => undefined });
  const type = (text: string): void => {
    html = text;
    editing.touch('it');
  };
  type('<p>Mine</p>');
  await act(() => editing.flush());
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Back to writing' }),
  );
  type('<p>Mine, and more</p>');
  act(() => editing.adopt({ ...theirs, version: 6, date: '2026-12-01' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  type('<p>Mine, and much more</p>');
  await user.click(screen.getByRole('button', { name: 'Compare and choose' }));
  expect(within(screen.getByRole('dialog')).getByText('Mine, and much more')).toBeInTheDocument();
  expect(within(screen.getByRole('dialog')).getByText('Theirs')).toBeInTheDocument();
});
