import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { navigate, startNavigation } from './navigation.ts';

const guard = vi.fn<(address: { path: string; search: string }) => string | null>(() => null);

beforeAll(() => {
  vi.useFakeTimers();
  vi.mocked(scrollTo).mockClear();
  startNavigation(guard);
  vi.advanceTimersByTime(500);
  arrivalScrolls = vi.mocked(scrollTo).mock.calls.length;
});
let arrivalScrolls: number | null = null;
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(scrollTo).mockClear();
  return () => vi.useRealTimers();
});

it('keeps the scroll position of a server-rendered first screen', () => {
  expect(arrivalScrolls).toBe(0);
});

it('asks the guard with the path and the search behind the hash', () => {
  navigate('/home?q=a%3Fb');
  expect(guard.mock.lastCall?.[0]).toEqual({ path: '/home', search: 'q=a%3Fb' });
  expect(location.hash).toBe('#/home?q=a%3Fb');
});

it('goes where the guard says and leaves no trace of the refused address', () => {
  const length = history.length;
  guard.mockReturnValueOnce('/home?redirect=%2Fpress-kit');
  navigate('/press-kit');
  expect(location.hash).toBe('#/home?redirect=%2Fpress-kit');
  expect(history.length).toBe(length + 1);
});

it('scrolls to the top after 200 ms', () => {
  navigate('/home');
  vi.advanceTimersByTime(199);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('keeps its place when asked to', () => {
  navigate('/home?year=2025', { keepScroll: true });
  vi.advanceTimersByTime(500);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('keeps the scroll position of a reader who has navigated within 200 ms', () => {
  navigate('/home?year=2024');
  vi.advanceTimersByTime(100);
  // As after going back to another entry.
  history.replaceState({ id: 'another', from: '' }, '');
  vi.advanceTimersByTime(500);
  expect(scrollTo).not.toHaveBeenCalled();
});
