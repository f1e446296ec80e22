import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSession } from '../test/builders.ts';
import { signOut, storeSession } from './auth.ts';
import { setLocked } from './locked.ts';
import { clearSearches, keepSearches, rememberSearch, useSearches } from './searches.ts';
import { SEARCHES } from './stored-titles.ts';

const list = (): readonly string[] => renderHook(() => useSearches()).result.current;

describe('earlier searches', () => {
  beforeEach(() => {
    setLocked(null);
    keepSearches(true);
    clearSearches();
    storeSession(buildSession());
  });

  it('are the latest ten, without duplicates and beginnings of longer ones', () => {
    for (let number = 0; number < 12; number += 1) rememberSearch(`word ${number}${number}`);
    expect(list()).toHaveLength(10);
    for (const text of [' ', 'ki', 'kil', 'Kiln', 'tile', 'kiln']) rememberSearch(text);
    expect(list().slice(0, 3)).toEqual(['kiln', 'tile', 'word 1111']);
  });

  it('end with the session, not with the lock, and are nobody else’s', () => {
    rememberSearch('kiln');
    setLocked({ email: 'a@example.com', first_name: 'A', last_name: 'B' });
    signOut();
    expect(list()).toEqual([]);
    setLocked(null);
    const session = buildSession();
    storeSession({ ...session, user: { ...session.user, id: session.user.id + 1 } });
    expect(list()).toEqual([]);
    storeSession(session);
    expect(list()).toEqual(['kiln']);
    signOut();
    expect(localStorage.getItem(SEARCHES)).toBeNull();
  });

  it('are not stored for anonymous readers', () => {
    signOut();
    rememberSearch('kiln');
    expect(localStorage.getItem(SEARCHES)).toBeNull();
  });
});
