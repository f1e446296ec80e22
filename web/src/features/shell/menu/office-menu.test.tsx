import { OFFICE_MESSAGE_PATH } from '@press-room/contract/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { loadOffice } from '../../../admin.ts';
import { chooseLocale } from '../../../i18n/locale.ts';
import { signOut, storeSession } from '../../../lib/auth.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { buildSession } from '../../../test/builders.ts';
import { fakeApi, rows } from '../../../test/fake-api.ts';
import { MenuList } from './menu-list.tsx';

beforeAll(loadOffice);
beforeEach(() => {
  storeSession(buildSession('administrator_press_room'));
  fakeApi({});
});
afterEach(() => {
  signOut();
  chooseLocale('en');
});

function open(path: string) {
  const { hook, navigate } = memoryLocation({ path });
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={hook}>
        <MenuList isSignedIn />
      </Router>
    </QueryClientProvider>,
  );
  return { unmount, user: userEvent.setup(), goTo: (other: string) => act(() => navigate(other)) };
}
const fakeMessages = (count: number) => fakeApi({ [`GET ${OFFICE_MESSAGE_PATH}`]: () => rows([], count) });
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
  it('has eight groups, of which that of the current screen is open', () => {
    open('/admin/press-kits/3');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Today',
      'Messages',
      'Content',
      'Mailing & contacts',
      'Monitoring',
      'People',
      'Statistics',
      'Settings',
    ]);
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
    open('/admin/mailings');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Oggi',
      'Messaggi',
      'Contenuti',
      'Invii e contatti',
      'Monitoraggio',
      'Persone',
      'Statistiche',
      'Impostazioni',
    ]);
    expect(listOf('Invii e contatti')).toEqual(['Invii', 'Liste di contatti', 'Rubrica', 'Testate']);
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

  it('marks only the closest entry', () => {
    open('/admin/messages/answers');
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Reusable answers']);
  });

  it('counts the messages without an answer where they are opened, folded or not', async () => {
    const calls = fakeMessages(3);
    const { user } = open('/admin/press-kits');
    await waitFor(() => expect(fold('Messages')).toHaveAccessibleDescription('3 to answer'));
    expect(within(fold('Messages')).getByText('3')).toBeVisible();
    await user.click(fold('Messages'));
    expect(fold('Messages')).not.toHaveAccessibleDescription(/answer/);
    expect(screen.getByRole('link', { name: 'Messages' })).toHaveAccessibleDescription('3 to answer');
    expect(listOf('Messages')).toEqual(['Messages3', 'Reusable answers', 'Prepared baskets']);
    expect(calls[0]?.search.get('status')).toBe('open');
  });

  it('shows no count if every message is answered, or without the permission', async () => {
    const calls = fakeMessages(0);
    const { unmount } = open('/admin/messages');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Messages' })).not.toHaveAccessibleDescription(/answer/);
    unmount();
    const { user, ...session } = buildSession();
    storeSession({ ...session, user: { ...user, permissions: ['accreditation.check'] } });
    open('/admin/door');
    expect(calls).toHaveLength(1);
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
