import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { signOut } from '../../../lib/auth.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { endAllSessions } from './queries.ts';

export function SignOutEverywhere() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div>
      <button type="button" className={buttons.quiet} onClick={() => setIsAsked(true)}>
        {m['account.everywhere.button']()}
      </button>
      {isAsked && <Question onClose={() => setIsAsked(false)} />}
    </div>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: endAllSessions,
    onSuccess: () => {
      onClose();
      showToast('success', m['account.everywhere.done']());
      // The guard redirects to the sign-in form.
      signOut();
    },
    onError: (error) => {
      onClose();
      tellFailure(error);
    },
  });
  return (
    <Dialog title={m['account.everywhere.title']()} onClose={onClose}>
      <p>{m['account.everywhere.text']()}</p>
      <div className={forms.actions}>
        <button type="button" className={buttons.button} disabled={isPending} onClick={() => mutate()}>
          {m['account.everywhere.button']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['account.leave.stay']()}
        </button>
      </div>
    </Dialog>
  );
}
