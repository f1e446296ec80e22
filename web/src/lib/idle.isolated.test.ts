import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSession } from '../test/builders.ts';
import { signOut, storeSession } from './auth.ts';
import { chooseIdleMinutes, followIdle, isIdle } from './idle.ts';

const MINUTE = 60_000;
const NOW = Date.now();
const touchedAgo = (minutes: number) => localStorage.setItem('last_activity', String(NOW - minutes * MINUTE));

beforeEach(() => storeSession(buildSession()));
afterEach(() => {
  signOut();
  chooseIdleMinutes(30);
});

describe('being away', () => {
  it('begins half an hour after the last touch, unless set otherwise', () => {
    touchedAgo(29);
    expect(isIdle(NOW)).toBe(false);
    touchedAgo(30);
    expect(isIdle(NOW)).toBe(true);
  });
  it('follows the setting', () => {
    chooseIdleMinutes(5);
    touchedAgo(6);
    expect(isIdle(NOW)).toBe(true);
    chooseIdleMinutes(0);
    touchedAgo(9999);
    expect(isIdle(NOW)).toBe(false);
  });
  it('does not exist without a session, and not before a first touch', () => {
    expect(isIdle(NOW)).toBe(false);
    touchedAgo(60);
    signOut();
    expect(isIdle(NOW)).toBe(false);
  });
  it('ignores a setting that nobody can choose', () => {
    localStorage.setItem('lock_after', '-3');
    touchedAgo(31);
    expect(isIdle(NOW)).toBe(true);
  });
  it('locks before the touch that ends a long sleep counts', () => {
    vi.useFakeTimers({ now: NOW });
    const onIdle = vi.fn();
    followIdle(onIdle);
    vi.setSystemTime(NOW + 45 * MINUTE);
    dispatchEvent(new Event('pointerdown'));
    expect(onIdle).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
