import { useEffect } from 'react';
import * as z from 'zod/mini';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';

const SIX_DIGITS = /^\s*\d{3}\s*\d{3}\s*$/;

const SCHEMA = formSchema<{ code: string }>({
  code: z.string().check(z.regex(SIX_DIGITS, { error: () => m['account.code.required']() })),
});

type CodeFormProps = {
  submitLabel: string;
  /** Where the reader finds the code. */
  hint: string;
  onCode: (code: string) => Promise<void>;
  onCancel?: () => void;
};

/** Form for a code of six digits. */
export function CodeForm({ submitLabel, hint, onCode, onCancel }: CodeFormProps) {
  const form = useZodForm({
    schema: SCHEMA,
    initial: { code: '' },
    submit: ({ code }) => onCode(code),
  });
  const { attach, element } = form;
  useEffect(() => element?.querySelector('input')?.focus(), [element]);
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={m['account.code.label']()}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        hint={hint}
        {...form.field('code')}
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
