import { afterEach, expect, it, vi } from 'vitest';
import { dismissToast, listToasts } from '../../../lib/toasts.ts';
import { offerUndo } from './undo.ts';

afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
  vi.unstubAllGlobals();
});

it.each([
  ['Undo (Ctrl+Z)', false],
  ['Undo', true],
])('is offered as “%s” where a finger points: %s', (text, matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  offerUndo('Moved', () => undefined);
  expect(listToasts().at(-1)?.offer?.text).toBe(text);
});
