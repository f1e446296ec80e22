import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { Section } from '../profile/section.tsx';
import { renewRecoveryCodes } from './queries.ts';

type RecoverySectionProps = { left: number; onCodes: (codes: readonly string[]) => void };

/** Number of remaining recovery codes, with a button for new ones. */
export function RecoverySection({ left, onCodes }: RecoverySectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={m['account.recovery.title']()} hint={m['account.recovery.text']()}>
      <p>{m['account.recovery.left']({ count: left })}</p>
      <div>
        <button type="button" className={buttons.quiet} onClick={() => setIsOpen(true)}>
          {m['account.recovery.renew']()}
        </button>
      </div>
      {isOpen && <RenewDialog onCodes={onCodes} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}

function RenewDialog({ onCodes, onClose }: Pick<RecoverySectionProps, 'onCodes'> & { onClose: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess: ({ recovery_codes }) => {
      onClose();
      onCodes(recovery_codes);
    },
  });
  return (
    <Dialog kind="alert" title={m['account.recovery.renewTitle']()} onClose={onClose}>
      <p>{m['account.recovery.renewText']()}</p>
      <Refusal error={error} />
      <div className={forms.actions}>
        <button type="button" className={buttons.button} disabled={isPending} onClick={() => mutate()}>
          {m['account.recovery.renew']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['account.cancel']()}
        </button>
      </div>
    </Dialog>
  );
}
