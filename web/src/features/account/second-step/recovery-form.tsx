import { useEffect } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';

/** A recovery code, for who has neither app nor passkey at hand. */
export function RecoveryForm({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const form = useForm({
    initial: { recovery_code: '' },
    check: ({ recovery_code }) =>
      recovery_code.trim() === '' ? { recovery_code: m['account.recovery.required']() } : {},
    submit: ({ recovery_code }) => onCode(recovery_code),
  });
  const { attach, element } = form;
  useEffect(() => element?.querySelector('input')?.focus(), [element]);
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={m['account.recovery.label']()}
        name="recovery_code"
        type="text"
        autoComplete="off"
        maxLength={40}
        hint={m['account.recovery.hint']()}
        value={form.values.recovery_code}
        error={form.errors.recovery_code}
        onChange={(recovery_code) => form.change({ recovery_code })}
      />
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={`${buttons.button} ${forms.submit}`} disabled={form.isBusy}>
          {m['account.step.submit']()}
        </button>
      </div>
    </form>
  );
}
