import { PRESS_RELEASE_PATH } from '@press-room/contract/press-releases';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeOverlay, openOverlay } from '../../lib/overlay.ts';
import { buildRow } from '../../test/builders.ts';
import { fakeApi, rows } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.checkVisibility = () => true;

beforeEach(() => {
  closeOverlay();
  fakeApi({ [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]) });
});

const TITLES = {
  en: ['The menu', 'The search', 'The language', 'The press releases', 'The appearance'],
  it: ['Il menu', 'La ricerca', 'La lingua', 'I comunicati stampa', 'L’aspetto'],
};
const WORDS = {
  en: { help: 'Help', start: 'Start the tour', step: (at: number) => `Step ${at} of 5` },
  it: { help: 'Aiuto', start: 'Inizia la visita guidata', step: (at: number) => `Passo ${at} di 5` },
};

it('begins from the help alone', async () => {
  renderApp('/home');
  expect(await screen.findByRole('link', { name: 'Exports grow' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start the tour' })).toBeNull();
});

describe.each(['en', 'it'] as const)('the tour in %s', (locale) => {
  const words = WORDS[locale];

  it('leads through five steps by keyboard and says which one it is', async () => {
    const { user } = renderApp('/home', { locale });
    const [help] = screen.getAllByRole('button', { name: words.help });
    help?.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: words.help });
    await user.click(within(dialog).getByRole('button', { name: words.start }));
    for (const [index, title] of TITLES[locale].entries()) {
      const step = await screen.findByRole('dialog', { name: `${words.step(index + 1)} ${title}` });
      expect(step).toContainElement(document.activeElement as HTMLElement);
      await user.keyboard('{Enter}');
    }
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('goes back with the arrow that points back, also from right to left', async () => {
  const { user } = renderApp('/home');
  act(() => openOverlay('tour'));
  await screen.findByRole('dialog', { name: 'Step 1 of 5 The menu' });
  await user.keyboard('{ArrowRight}');
  document.documentElement.dir = 'rtl';
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Step 3 of 5 The language' })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Step 2 of 5 The search' })).toBeInTheDocument();
  document.documentElement.dir = 'ltr';
});

it('ends with the profile of the signed-in user', async () => {
  const { user } = renderApp('/home', { signedIn: true });
  act(() => openOverlay('tour'));
  await screen.findByRole('dialog');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Step 5 of 5 Your profile' })).toBeInTheDocument();
});

it('allows speech users to switch off the shortcut of the search', async () => {
  const { user } = renderApp('/home');
  const [help] = screen.getAllByRole('button', { name: 'Help' });
  if (help) await user.click(help);
  const box = await screen.findByRole('checkbox', { name: 'Open the search with the / key alone' });
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(localStorage.getItem('slash_key')).toBe('off');
  await user.click(screen.getByRole('button', { name: 'Close help' }));
  await user.keyboard('/');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Search the press room' })).toHaveAttribute(
    'aria-keyshortcuts',
    'Control+K Meta+K',
  );
});
