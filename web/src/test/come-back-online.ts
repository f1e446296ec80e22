import { act } from '@testing-library/react';

/** The device was without a line for a moment: what is shown is asked for again. */
export function comeBackOnline(): void {
  act(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
}
