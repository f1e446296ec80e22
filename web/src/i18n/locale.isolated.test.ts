import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { formatDate } from '../lib/format.ts';
import { listToasts } from '../lib/toasts.ts';
import { m } from '../paraglide/messages.js';
import { chooseLocale, startLocale, useLocale } from './locale.ts';

const late = vi.hoisted(() => ({ load: (): Promise<{ default: object }> => new Promise(() => {}) }));
vi.mock('./lazy-loaders.ts', () => ({ LOADERS: { ar: () => late.load() } }));

const root = document.documentElement;
const shown = () => ({
  locale: renderHook(useLocale).result.current,
  lang: root.lang,
  dir: root.dir,
  date: formatDate('2026-03-12'),
  word: m['errors.reload'](),
});
const ENGLISH = { locale: 'en', lang: 'en', dir: 'ltr', date: '12 March 2026', word: 'Reload' };

beforeEach(() => {
  vi.useFakeTimers();
  late.load = () => new Promise(() => {});
  chooseLocale('en');
  return () => vi.useRealTimers();
});

it('a loaded language is used at once', () => {
  expect(startLocale()).toBeNull();
});

it('English replaces a language that fails to load', async () => {
  chooseLocale('ar');
  const arriving = startLocale();
  expect(root.dir).toBe('rtl');
  await vi.advanceTimersByTimeAsync(4000);
  await arriving;
  expect(shown()).toEqual(ENGLISH);
});

it('a selected language that fails to load is dropped after 120 s, with a notice', async () => {
  chooseLocale('ar');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shown()).toEqual(ENGLISH);
  expect(listToasts()).toHaveLength(1);
});

// Must be last: it loads the messages.
it('is used if it loads after all', async () => {
  let arrive = (_messages: { default: object }): void => {};
  late.load = () => new Promise((resolve) => (arrive = resolve));
  chooseLocale('ar');
  void startLocale();
  await vi.advanceTimersByTimeAsync(4000);
  expect(root.lang).toBe('en');
  arrive({ default: {} });
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toMatchObject({ locale: 'ar', lang: 'ar', dir: 'rtl' });
});
