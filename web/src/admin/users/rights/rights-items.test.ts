import type { Rights } from '@press-room/contract/rights';
import { ownCompanyPermissionsOf, PERMISSIONS, type Permission } from '@press-room/contract/roles';
import { afterEach, expect, it } from 'vitest';
import { chooseLocale } from '../../../i18n/locale.ts';
import { permissionLabel } from './labels.ts';
import { listAvailable } from './rights-items.ts';

afterEach(() => chooseLocale('en'));

const NOTHING: Rights = { version: 1, groups: [], direct: [], rights: [] };

it('names a right of a newer server by its own name', () => {
  const label = permissionLabel('press_kiosk.open' as Permission);
  expect(label).toContain('press_kiosk');
  expect(label).toContain('open');
});

it.each(['it', 'en'] as const)('lists rights in words, under what they are about: %s', (locale) => {
  chooseLocale(locale);
  const items = listAvailable(NOTHING, PERMISSIONS);
  const words = items.map(({ name, note = '', section = '' }) => `${section} ${name} ${note}`).join('\n');
  expect(words).not.toMatch(/[a-z]_[a-z]|[a-z]\.[a-z]/);
  for (const { section, underHeading } of items)
    if (section !== undefined) expect(underHeading?.toLowerCase()).not.toContain(section.toLowerCase());
  const rights = items.filter(({ section }) => section !== undefined);
  expect(rights).toHaveLength(PERMISSIONS.length);
  expect(items.slice(-rights.length)).toEqual(rights);
  const own = ownCompanyPermissionsOf([{ name: 'agent_press_room_external_company' }]).length;
  const notes = new Map(items.map(({ id, note }) => [id, note]));
  expect(notes.get('group:agent_press_room_external_company')).toBe(
    locale === 'it'
      ? `${own} diritti, solo per la propria azienda`
      : `${own} rights, for their own company only`,
  );
  expect(notes.get('group:user_press_room')).not.toMatch(/\d/);
  const releases = rights.filter(
    ({ section }) => section === (locale === 'it' ? 'Comunicati stampa' : 'Press releases'),
  );
  expect(releases.map(({ underHeading }) => underHeading)).toContain(
    locale === 'it' ? 'Pubblicare' : 'Publish',
  );
  expect(releases).toHaveLength(PERMISSIONS.filter((name) => name.startsWith('press_release.')).length);
});

it('says which rights a group includes already, and leaves out what is assigned', () => {
  const available = listAvailable(
    {
      version: 1,
      groups: ['administrator_press_room'],
      direct: [{ permission: 'account.view', granted_at: '2026-11-30T10:00:00Z', granted_by: null }],
      rights: [
        { permission: 'outlet.edit', groups: ['administrator_press_room'], is_direct: false },
        { permission: 'account.view', groups: ['administrator_press_room'], is_direct: true },
      ],
    },
    PERMISSIONS,
  );
  const notes = new Map(available.map(({ id, note }) => [id, note]));
  expect(notes.get('permission:outlet.edit')).toBe('Already included in Press room administrator');
  expect(notes.has('permission:outlet.view')).toBe(true);
  expect(notes.get('permission:outlet.view')).toBe(undefined);
  expect(notes.has('permission:account.view')).toBe(false);
  expect(notes.has('group:administrator_press_room')).toBe(false);
});
