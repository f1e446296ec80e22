import { useEffect } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';

const SIX_DIGITS = /^\s*\d{3}\s*\d{3}\s*$/;

type CodeFormProps = {
  submitLabel: string;
  onCode: (code: string) => Promise<void>;
  onCancel?: () => void;
};

/** A code of the authenticator app. */
export function CodeForm({ submitLabel, onCode, onCancel }: CodeFormProps) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (SIX_DIGITS.test(code) ? {} : { code: m['account.code.required']() }),
    submit: ({ code }) => onCode(code),
  });
  const { attach, element } = form;
  useEffect(() => element?.querySelector('input')?.focus(), [element]);
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={m['account.code.label']()}
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        hint={m['account.code.hint']()}
        value={form.values.code}
        error={form.errors.code}
        onChange={(code) => form.change({ code })}
      />
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={`${buttons.button} ${forms.submit}`} disabled={form.isBusy}>
          {submitLabel}
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
