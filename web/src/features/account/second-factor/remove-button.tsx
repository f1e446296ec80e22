import type { SecondFactor } from '@press-room/contract/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { useKeepFactors } from './queries.ts';

type RemoveButtonProps = {
  label: string;
  /** Distinguishes several buttons with the same text. */
  accessibleLabel?: string;
  title: string;
  text: string;
  remove: () => Promise<SecondFactor>;
};

/** Asks before a factor is removed. */
export function RemoveButton({ label, accessibleLabel, title, text, remove }: RemoveButtonProps) {
  const keep = useKeepFactors();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: remove,
    onSuccess: (factors) => {
      setIsOpen(false);
      keep(factors);
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
        aria-label={accessibleLabel}
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
