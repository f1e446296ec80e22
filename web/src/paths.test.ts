import { describe, expect, it } from 'vitest';
import { safeRedirect } from './paths.ts';

describe('safeRedirect', () => {
  it.each(['/press-kit', '/press-release/12', '/home?year=2026', '/italianMagazine'])(
    'accepts %s',
    (wanted) => {
      expect(safeRedirect(wanted)).toBe(wanted);
    },
  );
  it.each([null, '', 'https://evil.example', '//evil.example', '/\\evil', 'javascript:alert(1)', '/nowhere'])(
    'answers %s with Home',
    (wanted) => expect(safeRedirect(wanted)).toBe('/home'),
  );
  it.each(['/account/login', '/account/logout', '/account/logout/?x'])('never leads back to %s', (wanted) => {
    expect(safeRedirect(wanted)).toBe('/home');
  });
});
