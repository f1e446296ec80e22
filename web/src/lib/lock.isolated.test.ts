import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSession } from '../test/builders.ts';
import { getToken, signOut, storeSession } from './auth.ts';
import { noteConsent } from './consent-due.ts';
import { checkAddress } from './guard.ts';
import { followLock, lock, lockAt, returnToPlace } from './lock.ts';
import { isLocked, rememberPlace, setLocked } from './locked.ts';
import { currentAddress, navigate, startNavigation } from './navigation.ts';

const refresh = async () => buildSession();

beforeAll(() => {
  followLock();
  startNavigation((address, from) => {
    lockAt(address, from);
    return checkAddress(address, refresh);
  });
});
beforeEach(() => {
  setLocked(null);
  storeSession(buildSession());
  navigate('/home?year=2025&q=gres');
});
afterEach(() => {
  signOut();
  sessionStorage.clear();
});

describe('locking', () => {
  it('removes the token and keeps the name of the user', () => {
    lock();
    expect(currentAddress()).toBe('/account/lock-screen');
    expect(getToken()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(JSON.parse(localStorage.getItem('locked') ?? 'null')).toEqual({
      email: 'alice@example.com',
      first_name: 'Alice',
      last_name: 'Rossi',
    });
  });
  it('happens when its address is opened, and returns to the previous screen', () => {
    navigate('/account/lock-screen');
    expect(isLocked()).toBe(true);
    expect(getToken()).toBeNull();
    storeSession(buildSession());
    returnToPlace();
    expect(currentAddress()).toBe('/home?year=2025&q=gres');
    expect(isLocked()).toBe(false);
  });
  it('does nothing when nobody is signed in', () => {
    signOut();
    lock();
    expect(isLocked()).toBe(false);
    expect(currentAddress()).toBe('/home?year=2025&q=gres');
  });
  it('keeps every screen of the product closed, the ways out open', () => {
    lock();
    for (const path of ['/home', '/press-kit', '/press-release/4', '/account/user-profile'])
      expect(checkAddress({ path, search: '' }, refresh)).toBe('/account/lock-screen');
    for (const path of ['/account/login', '/account/reset-password/user_id=1', '/account/user-privacy'])
      expect(checkAddress({ path, search: '' }, refresh)).toBeNull();
  });
});

describe('unlocking', () => {
  it('returns to the same address, without a trace in the history', () => {
    const length = history.length;
    lock();
    storeSession(buildSession());
    expect(isLocked()).toBe(false);
    returnToPlace();
    expect(currentAddress()).toBe('/home?year=2025&q=gres');
    expect(history.length).toBe(length);
  });
  it('returns to input made before the lock', () => {
    lock();
    navigate('/press-release/9');
    expect(currentAddress()).toBe('/account/lock-screen');
    storeSession(buildSession());
    returnToPlace();
    expect(currentAddress()).toBe('/press-release/9');
  });
  it('finds how far down one had read, unless something else is asked first', async () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    const comeBack = (isAsked: boolean): void => {
      lock();
      rememberPlace({ address: '/home', top: 900 });
      noteConsent(3, isAsked);
      storeSession(buildSession());
      returnToPlace();
    };
    comeBack(false);
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 900, behavior: 'instant' }));
    scroll.mockClear();
    comeBack(true);
    expect(currentAddress()).toBe('/account/user-privacy?redirect=%2Fhome');
    await waitFor(() => expect(scroll).toHaveBeenCalled());
    expect(scroll).not.toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
    noteConsent(3, false);
  });
  it('ends with logging out', () => {
    lock();
    navigate('/account/logout');
    expect(isLocked()).toBe(false);
  });
});

it('follows a lock in another tab, each tab with its own place', () => {
  signOut();
  localStorage.setItem('locked', JSON.stringify({ email: 'a@b.it', first_name: '', last_name: '' }));
  dispatchEvent(new StorageEvent('storage', { key: 'locked' }));
  expect(currentAddress()).toBe('/account/lock-screen');
  storeSession(buildSession());
  returnToPlace();
  expect(currentAddress()).toBe('/home?year=2025&q=gres');
});
