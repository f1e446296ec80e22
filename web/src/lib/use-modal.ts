import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** For a dialog that is open, and modal, as long as it is drawn. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is removed, it returns the focus to the previous element.
    return () => element?.close();
  }, []);
  return dialog;
}

/** Of a dialog, what closes it by a click: beside it, where the dialog itself is the target, or on a link, which leaves. */
export const closingByClick = (close: (dialog: HTMLDialogElement) => void) => ({
  onClick: ({ target, currentTarget }: DialogEvent) => {
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) close(currentTarget);
  },
});

type DialogEvent = SyntheticEvent<HTMLDialogElement>;

/**
 * Close handlers of a dialog, called once. Escape is handled before the browser's `close` event, which comes a moment
 * later, when another key may have been pressed. `mayClose` can keep the dialog open.
 */
export function useClosing(onClose: () => void, mayClose: () => boolean = () => true) {
  const isTold = useRef(false);
  const tell = (): void => {
    if (isTold.current) return;
    isTold.current = true;
    onClose();
  };
  return {
    // Fields for files have an event of this name too.
    onCancel: (event: DialogEvent) => {
      if (event.target !== event.currentTarget) return;
      if (mayClose()) tell();
      else event.preventDefault();
    },
    onClose: ({ currentTarget }: DialogEvent) => !currentTarget.open && tell(),
  };
}
