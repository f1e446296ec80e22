import { useEffect } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';

const SCHEMA = formSchema<{ recovery_code: string }>({
  recovery_code: requiredText(m['account.recovery.required']),
});

type RecoveryFormProps = { onCode: (code: string) => Promise<void>; onCancel?: () => void };

/** Form for a recovery code, if neither app nor passkey is available. */
export function RecoveryForm({ onCode, onCancel }: RecoveryFormProps) {
  const form = useZodForm({
    schema: SCHEMA,
    initial: { recovery_code: '' },
    submit: ({ recovery_code }) => onCode(recovery_code),
  });
  const { attach, element } = form;
  useEffect(() => element?.querySelector('input')?.focus(), [element]);
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={m['account.recovery.label']()}
        maxLength={40}
        hint={m['account.recovery.hint']()}
        {...form.field('recovery_code')}
      />
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={`${buttons.button} ${forms.submit}`} disabled={form.isBusy}>
          {m['account.step.submit']()}
        </button>
        {onCancel && (
          <button type="button" className={buttons.quiet} onClick={onCancel}>
            {m['account.cancel']()}
          </button>
        )}
      </div>
    </form>
  );
}
