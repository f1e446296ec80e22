import { getToken } from './auth.ts';
import { readStored, writeStored } from './storage.ts';
import { createStore, useStore } from './store.ts';

/** Minutes without activity before the lock; 0: never. */
export const IDLE_MINUTES = [5, 15, 30, 60, 0] as const;
const DEFAULT_MINUTES = 30;
const IDLE_KEY = 'lock_after';
const ACTIVITY_KEY = 'last_activity';
const RECORD_EVERY_MS = 5_000;
const CHECK_EVERY_MS = 10_000;

const minutesStore = createStore(readMinutes());

export const useIdleMinutes = (): number => useStore(minutesStore);

export function chooseIdleMinutes(minutes: number): void {
  writeStored(IDLE_KEY, String(minutes));
  minutesStore.set(minutes);
}

function readMinutes(): number {
  const stored = Number(readStored(IDLE_KEY) ?? DEFAULT_MINUTES);
  return IDLE_MINUTES.find((minutes) => minutes === stored) ?? DEFAULT_MINUTES;
}

/** Whether the time limit has passed since the last activity in any tab; false without one. */
export function isIdle(now = Date.now()): boolean {
  const minutes = readMinutes();
  const last = Number(readStored(ACTIVITY_KEY) ?? now);
  return minutes > 0 && getToken() !== null && now - last >= minutes * 60_000;
}

/**
 * Calls `onIdle` after the time limit. The limit is checked before an activity is recorded, so that a device that slept
 * wakes up locked.
 */
export function followIdle(onIdle: () => void): void {
  let recordedAt = 0;
  const check = () => {
    if (isIdle()) onIdle();
  };
  const handleTouch = () => {
    const now = Date.now();
    if (now - recordedAt < RECORD_EVERY_MS) return;
    check();
    recordedAt = now;
    writeStored(ACTIVITY_KEY, String(now));
  };
  for (const touch of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    addEventListener(touch, handleTouch, { passive: true });
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_EVERY_MS);
  handleTouch();
}
