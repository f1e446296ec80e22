import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** Ref of a dialog that is modal while it is rendered. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing before removal returns the focus.
    return () => element?.close();
  }, []);
  return dialog;
}

/** Closes a dialog by a click on its backdrop, whose target is the dialog, or on a link. */
export const closingByClick = (close: (dialog: HTMLDialogElement) => void) => ({
  onClick: ({ target, currentTarget }: DialogEvent) => {
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) close(currentTarget);
  },
});

type DialogEvent = SyntheticEvent<HTMLDialogElement>;

/**
 * Close handlers of a dialog, called once. Escape is handled before the browser's `close` event, which fires later,
 * when another key may have been pressed. `mayClose` can keep the dialog open.
 */
export function useClosing(onClose: () => void, mayClose: () => boolean = () => true) {
  const isTold = useRef(false);
  const tell = (): void => {
    if (isTold.current) return;
    isTold.current = true;
    onClose();
  };
  return {
    // File inputs have a `cancel` event too.
    onCancel: (event: DialogEvent) => {
      if (event.target !== event.currentTarget) return;
      if (mayClose()) tell();
      else event.preventDefault();
    },
    onClose: ({ currentTarget }: DialogEvent) => !currentTarget.open && tell(),
  };
}
