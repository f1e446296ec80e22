import { renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answerLeave, useHold } from './leave.ts';
import { currentAddress, navigate, startNavigation } from './navigation.ts';

beforeAll(() => startNavigation(() => null));

it('allows leaving without unsaved input', () => {
  renderHook(() => useHold(false));
  navigate('/home');
  expect(currentAddress()).toBe('/home');
});

it('asks first, and follows the answer', () => {
  navigate('/account/user-profile');
  renderHook(() => useHold(true));
  navigate('/home');
  expect(currentAddress()).toBe('/account/user-profile');
  answerLeave(false);
  expect(currentAddress()).toBe('/account/user-profile');
  navigate('/home');
  answerLeave(true);
  expect(currentAddress()).toBe('/home');
});

it('asks when the address changes by other means, and restores it', () => {
  navigate('/account/user-profile');
  renderHook(() => useHold(true));
  history.pushState(null, '', '#/home');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(location.hash).toBe('#/account/user-profile');
  answerLeave(true);
  expect(location.hash).toBe('#/home');
});

it('keeps the page from being closed', () => {
  const { unmount } = renderHook(() => useHold(true));
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  unmount();
  const later = new Event('beforeunload', { cancelable: true });
  dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});
