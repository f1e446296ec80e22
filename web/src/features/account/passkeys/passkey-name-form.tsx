import { PASSKEY_NAME_MAX_LENGTH } from '@press-room/contract/second-factor';
import { useEffect } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';

const SCHEMA = formSchema<{ name: string }>({ name: requiredText(m['account.passkeys.nameRequired']) });

type PasskeyNameFormProps = {
  initial: string;
  submitLabel: string;
  /** @throws ApiError, shown at the field or the form */
  onName: (name: string) => Promise<void>;
  onCancel: () => void;
};

/** Form for the name of a passkey. */
export function PasskeyNameForm({ initial, submitLabel, onName, onCancel }: PasskeyNameFormProps) {
  const form = useZodForm({
    schema: SCHEMA,
    initial: { name: initial },
    submit: ({ name }) => onName(name.trim()),
  });
  const { attach, element } = form;
  useEffect(() => element?.querySelector('input')?.focus(), [element]);
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={m['account.passkeys.name']()}
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        hint={m['account.passkeys.nameHint']()}
        {...form.field('name')}
      />
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={buttons.button} disabled={form.isBusy}>
          {submitLabel}
        </button>
        <button type="button" className={buttons.quiet} onClick={onCancel}>
          {m['account.cancel']()}
        </button>
      </div>
    </form>
  );
}
