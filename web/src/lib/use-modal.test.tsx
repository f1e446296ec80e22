import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../components/dialog.tsx';

const tell = (element: HTMLElement, name: string): boolean =>
  fireEvent(element, createEvent(name, element, { bubbles: true }));

it('reports the end of a dialog once: for Escape before the close event', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Sure?" onClose={onClose}>
      <input type="file" aria-label="File" />
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  // The reader cancelled the file dialog.
  tell(screen.getByLabelText('File'), 'cancel');
  // Late event of an earlier close, after it was opened again.
  tell(dialog, 'close');
  expect(onClose).not.toHaveBeenCalled();
  tell(dialog, 'cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
  dialog.close();
  tell(dialog, 'close');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('reports a dialog closed in another way', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Sure?" onClose={onClose}>
      Yes.
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  tell(dialog, 'close');
  expect(onClose).toHaveBeenCalledTimes(1);
});
