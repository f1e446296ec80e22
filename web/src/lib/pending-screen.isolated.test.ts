import { act, renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { currentAddress, navigate, startNavigation } from './navigation.ts';
import { useIsScreenPending } from './pending-screen.ts';

let code = Promise.withResolvers<void>();
const prepare = vi.fn<(path: string) => Promise<void> | null>(() => null);

beforeAll(() => startNavigation(() => null, prepare));
beforeEach(() => {
  vi.useFakeTimers();
  navigate('/home');
  code = Promise.withResolvers<void>();
  prepare.mockReturnValueOnce(code.promise);
  return () => vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('keeps the screen at most 30 ms while the code of the next one loads', async () => {
  const { result } = renderHook(useIsScreenPending);
  act(() => navigate('/press-kit'));
  expect(prepare).toHaveBeenLastCalledWith('/press-kit');
  expect(location.hash).toBe('#/press-kit');
  expect(result.current).toBe(true);
  await wait(29);
  expect(currentAddress()).toBe('/home');
  await wait(1);
  expect(currentAddress()).toBe('/press-kit');
  expect(result.current).toBe(false);
});

it.each(['horizontal', 'boxed', 'boxed-v2'])('keeps it at most 2 s in the layout %s', async (layout) => {
  location.hash = `#/${layout}/home`;
  await wait(0);
  navigate('/press-kit');
  prepare.mockClear();
  await wait(1999);
  expect(currentAddress()).toBe('/home');
  await wait(1);
  expect(currentAddress()).toBe('/press-kit');
  location.hash = '#/home';
  await wait(0);
});

it('never waits longer than the code does, also when the code is lost', async () => {
  navigate('/press-kit');
  code.resolve();
  await wait(0);
  expect(currentAddress()).toBe('/press-kit');
  navigate('/home');
  prepare.mockReturnValueOnce(Promise.reject(new Error('lost')));
  navigate('/contact-us');
  await wait(0);
  expect(currentAddress()).toBe('/contact-us');
});

it('drops a screen that was left before it came', async () => {
  navigate('/press-kit');
  navigate('/contact-us');
  code.resolve();
  await wait(50);
  expect(currentAddress()).toBe('/contact-us');
});
