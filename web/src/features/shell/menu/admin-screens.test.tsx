import { GROUP_NAMES } from '@press-room/contract/account-groups';
import { rightsAnywhereOf } from '@press-room/contract/roles';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toPermitted } from '../../../admin/components/page/permitted.tsx';
import { ALL_OFFICE_SCREENS, listPermitted } from '../../../admin/office-screens.tsx';
import { loadOffice } from '../../../admin.ts';
import { signOut, storeSession } from '../../../lib/auth.ts';
import { isNamedScreen, matches, type Screen } from '../../../lib/screen.ts';
import { ALL_SCREENS, SCREENS } from '../../../screens.ts';
import { buildSession } from '../../../test/builders.ts';
import { listScreens } from '../palette/screens.ts';
import { MenuList } from './menu-list.tsx';

const ADMIN: readonly Screen[] = ALL_OFFICE_SCREENS;
const OFFICE = ADMIN.filter(isNamedScreen).filter(({ menu }) => menu === 'backOffice');

beforeAll(loadOffice);
afterEach(() => signOut());

describe('screens of the press office', () => {
  it('each ask for a right, and are all that lies below the address that opens none of itself', () => {
    expect(OFFICE.length).toBeGreaterThan(5);
    expect(ADMIN.length).toBeGreaterThan(OFFICE.length);
    expect(ADMIN.filter(({ permission }) => permission === undefined)).toEqual([]);
    expect(ADMIN.filter(({ pattern }) => !matches(SCREENS.office.pattern, pattern))).toEqual([]);
    const others = ALL_SCREENS.filter((each) => each !== SCREENS.office);
    expect(others.filter(({ pattern }) => matches(SCREENS.office.pattern, pattern))).toEqual([]);
    expect(isNamedScreen(SCREENS.office)).toBe(false);
  });

  it('stand in the menu with content first and what is technical last', () => {
    const order = OFFICE.map(({ pattern }) => pattern);
    expect(order.slice(0, 3)).toEqual(['/admin', '/admin/press-releases', '/admin/messages']);
    expect(order.indexOf('/admin/companies')).toBeGreaterThan(order.indexOf('/admin/press-kits'));
    expect(order.indexOf('/admin/figures')).toBeGreaterThan(order.indexOf('/admin/users'));
    expect(order.slice(-5)).toEqual([
      '/admin/jobs',
      '/admin/webhooks',
      '/admin/error-reports',
      '/admin/system',
      '/admin/audit',
    ]);
  });

  it.each(GROUP_NAMES)('are named to %s as far as that group may work there', (group) => {
    const session = buildSession(group);
    storeSession(session);
    const permissions = rightsAnywhereOf({ groups: [{ name: group }] });
    const open = OFFICE.filter(({ permission }) => permission && permissions.includes(permission));
    render(<MenuList isSignedIn />);
    for (const each of OFFICE)
      expect(screen.queryAllByRole('link', { name: each.name.label() })).toHaveLength(
        open.includes(each) ? 1 : 0,
      );
    const offered = listScreens([...ALL_SCREENS, ...listPermitted(session.user)], true);
    expect(offered.filter((each) => OFFICE.includes(each))).toEqual(open);
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
