import { act } from '@testing-library/react';

/** Simulates a short loss of the connection: displayed data are reloaded. */
export function comeBackOnline(): void {
  act(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
}
