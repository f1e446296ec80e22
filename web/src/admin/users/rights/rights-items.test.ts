import { PERMISSIONS } from '@press-room/contract/roles';
import { afterEach, expect, it } from 'vitest';
import { baseLocale, overwriteGetLocale } from '../../../paraglide/runtime.js';
import { listItems } from './rights-items.ts';

afterEach(() => overwriteGetLocale(() => baseLocale));

it.each(['it', 'en'] as const)('lists rights in words, under what they are about: %s', (locale) => {
  overwriteGetLocale(() => locale);
  const items = listItems(PERMISSIONS);
  const words = items.map(({ name, note = '', section = '' }) => `${section} ${name} ${note}`).join('\n');
  expect(words).not.toMatch(/[a-z]_[a-z]|[a-z]\.[a-z]/);
  const rights = items.filter(({ section }) => section !== undefined);
  expect(rights).toHaveLength(PERMISSIONS.length);
  expect(items.slice(-rights.length)).toEqual(rights);
  const releases = rights.filter(
    ({ section }) => section === (locale === 'it' ? 'Comunicati stampa' : 'Press releases'),
  );
  expect(releases).toHaveLength(PERMISSIONS.filter((name) => name.startsWith('press_release.')).length);
});
