import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a dialog that is open, and modal, as long as it is drawn. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it goes, it gives the focus back to what had it.
    return () => element?.close();
  }, []);
  return dialog;
}
