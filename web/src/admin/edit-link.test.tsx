import type { GroupName } from '@press-room/contract/account-groups';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { releaseQuery } from '../features/press-releases/queries.ts';
import { signOut, storeSession } from '../lib/auth.ts';
import { standAt, toLinkHref, useHashPath, useHashSearch } from '../lib/navigation.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { buildSession } from '../test/builders.ts';
import { fakeApi } from '../test/fake-api.ts';
import { EditLink } from './edit-link.tsx';

afterEach(() => signOut());

describe('the link from a page of readers to its editor', () => {
  it.each([
    ['/press-release/7', '#/admin/press-releases/7'],
    ['/company/7', '#/admin/companies/7'],
    ['/sector/7', '#/admin/sectors/7'],
    ['/event/7', '#/admin/events/7'],
    ['/appointment/7', '#/admin/appointments/7'],
    ['/press-gallery', '#/admin/gallery'],
    ['/press-gallery?gallery=7&year=2026', '#/admin/gallery/7'],
    ['/italian-magazine', '#/admin/magazines'],
    ['/international-magazine?read=7&page=2', '#/admin/magazines/7'],
    ['/press-kit', '#/admin/press-kits'],
  ])('leads an officer from %s to %s', (page, editor) => {
    renderAt(page, 'administrator_press_room');
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', editor);
  });

  it.each(['/home', '/contact-us', '/admin/press-releases/7'])('has nothing to edit at %s', (page) => {
    renderAt(page, 'administrator_press_room');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each(['/press-release/7', '/company/7', '/press-gallery', '/press-kit'])(
    'is not for readers at %s',
    (page) => {
      renderAt(page, 'user_press_room');
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it.each([
    ['/company/7', '#/admin/company'],
    ['/company/8', null],
    ['/press-release/1', '#/admin/press-releases/1'],
    ['/press-release/2', null],
    ['/press-release/3', null],
    ['/press-gallery?gallery=7', null],
  ])("leads a company's press office from %s to %s", (page, editor) => {
    renderAt(page, 'administrator_press_room_external_company');
    expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(editor);
  });
});

/** Signed in for company 7, which issued release 1. Release 2 belongs to another company; 3 does not exist. */
function renderAt(page: string, group: GroupName) {
  const session = buildSession(group);
  storeSession({ ...session, user: { ...session.user, press_office_of: { id: 7, name: 'Lastre' } } });
  fakeApi({});
  standAt(page);
  const client = createQueryClient();
  const reader = { id: session.user.id, language: 'en' };
  for (const [id, company] of [
    ['1', 7],
    ['2', 8],
  ] as const)
    client.setQueryData(releaseQuery(reader, id).queryKey, { company: { id: company, name: '' } } as never);
  render(
    <QueryClientProvider client={client}>
      <Router hook={useHashPath} searchHook={useHashSearch} hrefs={toLinkHref}>
        <EditLink className={undefined} />
      </Router>
    </QueryClientProvider>,
  );
}
