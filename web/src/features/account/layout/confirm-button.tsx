import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { m } from '../../../paraglide/messages.js';
import forms from './form.module.css';

type ConfirmButtonProps<Result> = {
  label: string;
  /** Completes the accessible name, to distinguish buttons with the same text. */
  name?: string;
  title: string;
  text: string;
  act: () => Promise<Result>;
  onDone: (result: Result) => Promise<void> | void;
};

/** Asks for confirmation before the action. */
export function ConfirmButton<Result>(props: ConfirmButtonProps<Result>) {
  const { label, name, title, text, act, onDone } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: act,
    onSuccess: (result) => {
      setIsOpen(false);
      return onDone(result);
    },
  });
  const close = () => {
    setIsOpen(false);
    reset();
  };
  return (
    <>
      <button
        type="button"
        className={buttons.quiet}
        aria-label={name && `${label}: ${name}`}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <Dialog kind="alert" title={title} onClose={close}>
          <p>{text}</p>
          <Refusal error={error} />
          <div className={forms.actions}>
            <button type="button" className={buttons.button} disabled={isPending} onClick={() => mutate()}>
              {label}
            </button>
            <button type="button" className={buttons.quiet} onClick={close}>
              {m['account.cancel']()}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
