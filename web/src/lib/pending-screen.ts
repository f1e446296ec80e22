import { SCREEN_OVERLAY_MS } from '@press-room/contract/limits';
import { getLayout } from './layout.ts';
import { createStore, useStore } from './store.ts';

const pendingStore = createStore(0);

/** Whether the code of the next screen is loading while the previous one is displayed. */
export const useIsScreenPending = (): boolean => useStore(pendingStore) > 0;

/** Waits for the code of a screen, up to the timeout. The screen shows a failed load. */
export async function awaitCode(code: Promise<void>): Promise<void> {
  pendingStore.set(pendingStore.get() + 1);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestOverlay());
  });
  try {
    await Promise.race([code, late]);
  } catch {
    // The screen retries the load, and its error boundary shows the error.
  } finally {
    clearTimeout(timer);
    pendingStore.set(pendingStore.get() - 1);
  }
}

function longestOverlay(): number {
  const layout = getLayout();
  const isFramed = layout === 'horizontal' || layout === 'boxed' || layout === 'boxed-v2';
  return isFramed ? SCREEN_OVERLAY_MS.framed : SCREEN_OVERLAY_MS.usual;
}
