import { waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from './kept-focus.ts';

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}`);
  return element;
};

describe('the focus', () => {
  beforeAll(keepFocus);
  beforeEach(() => {
    document.body.innerHTML = `
      <nav><h2>Menu</h2></nav>
      <main tabindex="-1">
        <section><h2>Consents</h2><p><button id="give">Give</button></p></section>
      </main>
      <aside><button id="dismiss">Dismiss</button></aside>`;
    find('#give').focus();
  });

  it('moves to the heading of the remaining part if its control was removed', async () => {
    find('p').remove();
    await waitFor(() => expect(document.activeElement).toBe(find('section h2')));
  });

  it('goes to the screen where that has no heading', async () => {
    find('#dismiss').focus();
    find('#dismiss').remove();
    await waitFor(() => expect(document.activeElement).toBe(find('main')));
  });

  it('returns to a control that was disabled for a while', async () => {
    const button = find('#give');
    button.toggleAttribute('disabled', true);
    button.blur();
    button.toggleAttribute('disabled', false);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('stays where another control has taken it', async () => {
    find('#dismiss').focus();
    find('p').remove();
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(find('#dismiss'));
  });

  it('is not restored when the keyboard of a phone is closed', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    find('#give').blur();
    await new Promise((resolve) => setTimeout(resolve));
    find('section').append('…');
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(document.body);
  });

  it('is not restored after a press outside of controls', async () => {
    find('main').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    find('#give').blur();
    find('section').append('…');
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(document.body);
  });
});
