import { GROUP_NAMES } from '@press-room/contract/account-groups';
import { rightsAnywhereOf } from '@press-room/contract/roles';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toPermitted } from '../../../admin/components/page/permitted.tsx';
import { OFFICE_SECTIONS } from '../../../admin/menu-sections.ts';
import { ALL_OFFICE_SCREENS, listPermitted } from '../../../admin/office-screens.tsx';
import { loadOffice } from '../../../admin.ts';
import { signOut, storeSession } from '../../../lib/auth.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { isNamedScreen, matches, type OfficeSection, type Screen } from '../../../lib/screen.ts';
import { ALL_SCREENS, SCREENS } from '../../../screens.ts';
import { buildSession } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { listScreens } from '../palette/screens.ts';
import { MenuList } from './menu-list.tsx';

const ADMIN: readonly Screen[] = ALL_OFFICE_SCREENS;
const OFFICE = ADMIN.filter(isNamedScreen);

beforeAll(loadOffice);
afterEach(() => signOut());

describe('screens of the press office', () => {
  it('require a permission, and are the only pages below the root of the office', () => {
    expect(OFFICE.length).toBeGreaterThan(5);
    expect(ADMIN.length).toBeGreaterThan(OFFICE.length);
    expect(ADMIN.filter(({ permission }) => permission === undefined)).toEqual([]);
    expect(ADMIN.filter(({ pattern }) => !matches(SCREENS.office.pattern, pattern))).toEqual([]);
    const others = ALL_SCREENS.filter((each) => each !== SCREENS.office);
    expect(others.filter(({ pattern }) => matches(SCREENS.office.pattern, pattern))).toEqual([]);
    expect(isNamedScreen(SCREENS.office)).toBe(false);
  });

  it('are in the groups of the menu', () => {
    const inMenu = OFFICE.filter(({ menu }) => menu);
    const groups = Object.groupBy(inMenu, ({ menu }) => menu ?? 'none');
    expect(Object.keys(groups)).toEqual(Object.keys(OFFICE_SECTIONS));
    const patternsOf = (section: OfficeSection) => groups[section]?.map(({ pattern }) => pattern);
    expect(patternsOf('today')).toEqual(['/admin', '/admin/calendar', '/admin/crises']);
    expect(patternsOf('content')?.[0]).toBe('/admin/press-releases');
    expect(patternsOf('content')).toEqual(
      expect.arrayContaining(['/admin/events', '/admin/media/collections']),
    );
    expect(patternsOf('monitoring')).toEqual([
      '/admin/clippings',
      '/admin/clippings/proposals',
      '/admin/clippings/feeds',
      '/admin/press-reviews',
    ]);
    expect(patternsOf('messages')).toEqual([
      '/admin/messages',
      '/admin/messages/answers',
      '/admin/messages/baskets',
    ]);
    expect(patternsOf('mailings')).toEqual([
      '/admin/mailings',
      '/admin/contact-lists',
      '/admin/contacts',
      '/admin/outlets',
    ]);
    expect(patternsOf('people')?.slice(0, 2)).toEqual(['/admin/users', '/admin/users/invitations']);
    for (const group of Object.values(groups)) expect(group.length).toBeLessThanOrEqual(10);
    expect(patternsOf('statistics')).toEqual(['/admin/figures', '/admin/report']);
    expect(patternsOf('settings')?.slice(0, 2)).toEqual(['/admin/press-groups', '/admin/roles']);
  });

  it.each(GROUP_NAMES)('are named to %s as far as that group may work there', (group) => {
    const session = buildSession(group);
    storeSession(session);
    const permissions = rightsAnywhereOf({ groups: [{ name: group }] });
    const open = OFFICE.filter(({ permission }) => permission && permissions.includes(permission));
    fakeApi({});
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MenuList isSignedIn />
      </QueryClientProvider>,
    );
    for (const fold of screen.queryAllByRole('button', { expanded: false })) act(() => fold.click());
    for (const each of OFFICE.filter(({ menu }) => menu))
      expect(screen.queryAllByRole('link', { name: each.name.label() })).toHaveLength(
        open.includes(each) ? 1 : 0,
      );
    const offered = listScreens([...ALL_SCREENS, ...listPermitted(session.user)], true);
    // Screens named only for the breadcrumb are opened from their parent.
    const found = open.filter(({ menu, palette }) => menu ?? palette);
    expect(new Set(offered.filter((each) => OFFICE.includes(each)))).toEqual(new Set(found));
  });

  it.each(GROUP_NAMES)(
    'are shown to %s as far as that group may work there, whatever leads to them',
    (group) => {
      storeSession(buildSession(group));
      const permissions = rightsAnywhereOf({ groups: [{ name: group }] });
      for (const { pattern, permission } of ADMIN) {
        const Screen = toPermitted(permission ?? 'audit.view', () => <p>{pattern}</p>);
        const { unmount } = render(<Screen />);
        const isOpen = permission !== undefined && permissions.includes(permission);
        expect(screen.queryAllByText(pattern), pattern).toHaveLength(isOpen ? 1 : 0);
        expect(screen.queryAllByRole('heading', { level: 1 }), pattern).toHaveLength(isOpen ? 0 : 1);
        unmount();
      }
    },
  );

  it.each([
    'user_press_room',
    'agent_press_room_external_company',
    'administrator_press_room_external_company',
  ] as const)('are nothing that %s sees', (group) => {
    expect(listPermitted(buildSession(group).user)).toEqual([]);
  });
});
