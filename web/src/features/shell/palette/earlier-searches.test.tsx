import { PRESS_RELEASE_PATH } from '@press-room/contract/press-releases';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberSearch } from '../../../lib/searches.ts';
import { buildRow } from '../../../test/builders.ts';
import { fakeApi, rows } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

it('are offered before anything is typed, each with an id that the text field can name', async () => {
  fakeApi({ [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]) });
  const { user } = renderApp('/home', { signedIn: true });
  rememberSearch('floor tiles');
  await user.keyboard('/');
  const dialog = within(await screen.findByRole('dialog', { name: 'Search the press room' }));
  const [first] = dialog.getAllByRole('option');
  expect(first).toHaveTextContent('floor tiles');
  expect(first?.id).toMatch(/^\S+$/);
  expect(dialog.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first?.id);
});
