import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { loadOffice } from '../../../admin.ts';
import { chooseLocale } from '../../../i18n/locale.ts';
import { signOut, storeSession } from '../../../lib/auth.ts';
import { buildSession } from '../../../test/builders.ts';
import { MenuList } from './menu-list.tsx';

beforeAll(loadOffice);
beforeEach(() => storeSession(buildSession('administrator_press_room')));
afterEach(() => {
  signOut();
  chooseLocale('en');
});

function open(path: string) {
  const { hook, navigate } = memoryLocation({ path });
  render(
    <Router hook={hook}>
      <MenuList isSignedIn />
    </Router>,
  );
  return { user: userEvent.setup(), goTo: (other: string) => act(() => navigate(other)) };
}
const fold = (name: string) => screen.getByRole('button', { name });
const listOf = (name: string) => {
  const list = screen.queryByRole('list', { name });
  return (
    list &&
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  );
};

describe('the menu of the office', () => {
  it('has six groups, of which that of the current screen is open', () => {
    open('/admin/press-kits/3');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Today', 'Content', 'Monitoring', 'People', 'Statistics', 'Settings']);
    expect(fold('Content')).toHaveAttribute('aria-expanded', 'true');
    expect(fold('People')).toHaveAttribute('aria-expanded', 'false');
    expect(listOf('Content')).toEqual([
      'Releases',
      'Release templates',
      'Galleries',
      'Magazines',
      'Press kits',
      'Media library',
      'Collections',
      'Events',
      'Appointments',
    ]);
    expect(listOf('People')).toBeNull();
    expect(screen.getByRole('link', { name: 'Press kits' })).toHaveAttribute('aria-current', 'true');
  });

  it('calls the groups as the trade does in Italian', () => {
    chooseLocale('it');
    open('/admin/messages');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Oggi', 'Contenuti', 'Monitoraggio', 'Persone', 'Statistiche', 'Impostazioni']);
    expect(listOf('Persone')).toContain('Uffici stampa aziendali');
  });

  it('folds and unfolds by hand, marks the folded group of the current screen, and follows to another', async () => {
    const { user, goTo } = open('/admin/magazines');
    await user.click(fold('Content'));
    expect(listOf('Content')).toBeNull();
    expect(fold('Content')).toHaveAttribute('aria-current', 'true');
    await user.click(fold('People'));
    expect(listOf('People')).toContain('Invitations');
    goTo('/admin/webhooks');
    expect(listOf('People')).toBeNull();
    expect(listOf('Settings')).toContain('Webhooks');
    expect(screen.getByRole('link', { name: 'Webhooks' })).toHaveAttribute('aria-current', 'page');
  });

  it('marks one entry alone where one lies below another', () => {
    open('/admin/messages/answers');
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Reusable answers']);
  });

  it('has the readers’ entries as one link in the office, and folds among the readers', () => {
    const { goTo } = open('/admin/figures');
    expect(screen.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/home');
    expect(screen.queryByRole('link', { name: 'Press releases' })).toBeNull();
    goTo('/press-kit');
    expect(screen.queryByRole('link', { name: 'View site' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Press releases' })).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  });

  it('is a link where rights open one screen of a group alone', () => {
    const { user, ...session } = buildSession();
    storeSession({ ...session, user: { ...user, permissions: ['accreditation.check'] } });
    open('/admin/door');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Badges at the door' })).toHaveAttribute('aria-current', 'page');
  });
});
