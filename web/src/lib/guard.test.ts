import { LOGOUT_PATH } from '@press-room/contract/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildSession } from '../test/builders.ts';
import { fakeApi } from '../test/fake-api.ts';
import { ApiError } from './api-error.ts';
import { getToken, signOut, storeSession } from './auth.ts';
import { checkAddress } from './guard.ts';

const WANTED = { path: '/press-kit', search: 'edition=2026' };
const REDIRECT = '/home?redirect=%2Fpress-kit%3Fedition%3D2026';
const refresh = vi.fn(async () => buildSession());

afterEach(() => {
  signOut();
  refresh.mockClear();
});

describe('the guard', () => {
  it('leads from the root to Home', () => {
    expect(checkAddress({ path: '/', search: '' }, refresh)).toBe('/home');
  });
  it('lets everyone onto the open screens and asks for no token', () => {
    storeSession(buildSession());
    for (const path of ['/home', '/press-release/4', '/account/login', '/account/user-privacy', '/nowhere']) {
      expect(checkAddress({ path, search: '' }, refresh)).toBeNull();
    }
    expect(refresh).not.toHaveBeenCalled();
  });
  it('signs out before the logout screen, and ends the session on the server', () => {
    const calls = fakeApi({ [`POST ${LOGOUT_PATH}`]: { detail: 'Signed out' } });
    const session = buildSession();
    storeSession(session);
    expect(checkAddress({ path: '/account/logout', search: '' }, refresh)).toBeNull();
    expect(getToken()).toBeNull();
    expect(calls.map(({ path, headers }) => [path, headers.get('Authorization')])).toEqual([
      [LOGOUT_PATH, `JWT ${session.token}`],
    ]);
  });
  it('signs out without a line, and bothers no server about a session that is over', async () => {
    const calls = fakeApi({});
    storeSession(buildSession());
    void checkAddress({ path: '/account/logout', search: '' }, refresh);
    expect(getToken()).toBeNull();
    storeSession(buildSession('user_press_room', -1));
    void checkAddress({ path: '/account/logout', search: '' }, refresh);
    expect(getToken()).toBeNull();
    expect(calls.length).toBe(1);
  });
  it('sends a reader without a token Home with the wanted path', () => {
    expect(checkAddress(WANTED, refresh)).toBe(REDIRECT);
  });
  it('signs out a reader whose token has expired and sends them Home', () => {
    storeSession(buildSession('user_press_room', -1));
    expect(checkAddress(WANTED, refresh)).toBe(REDIRECT);
    expect(getToken()).toBeNull();
  });
  it('refreshes a good token, stores the new one and goes on', async () => {
    storeSession(buildSession());
    const renewed = buildSession('user_press_room', 7200);
    refresh.mockResolvedValueOnce(renewed);
    await expect(checkAddress(WANTED, refresh)).resolves.toBeNull();
    expect(localStorage.getItem('token')).toBe(renewed.token);
  });
  it.each([
    ['a new token', () => Promise.resolve(buildSession('user_press_room', 7200))],
    ['a refusal', () => Promise.reject(new ApiError(400))],
  ])('lets %s change nothing that came too late', async (_what, answer) => {
    storeSession(buildSession());
    const signedOut = checkAddress(WANTED, async () => {
      signOut();
      return answer();
    });
    await signedOut;
    expect(getToken()).toBeNull();
    const proved = buildSession('user_press_room', 1800);
    storeSession(buildSession());
    await checkAddress(WANTED, async () => {
      storeSession(proved);
      return answer();
    });
    expect(getToken()).toBe(proved.token);
  });
  it('asks for no other token while only the filters of a screen change', async () => {
    storeSession(buildSession());
    await checkAddress(WANTED, refresh);
    expect(checkAddress({ ...WANTED, search: 'edition=2025' }, refresh, WANTED)).toBeNull();
    expect(refresh).toHaveBeenCalledTimes(1);
    await checkAddress({ path: '/press-gallery', search: '' }, refresh, WANTED);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
  it('signs out and goes on when the refresh is refused', async () => {
    storeSession(buildSession());
    refresh.mockRejectedValueOnce(new ApiError(400));
    await expect(checkAddress(WANTED, refresh)).resolves.toBeNull();
    expect(getToken()).toBeNull();
  });
  it.each([0, 429, 503])('keeps a valid token when the refresh fails with %i', async (status) => {
    storeSession(buildSession());
    refresh.mockRejectedValueOnce(new ApiError(status));
    await expect(checkAddress(WANTED, refresh)).resolves.toBeNull();
    expect(getToken()).not.toBeNull();
  });
});
