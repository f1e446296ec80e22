import { useEffect } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { dropDraft, readDraft, writeDraft } from '../../../lib/draft.ts';
import { useZodForm } from '../../../lib/form.ts';
import { emailText, formSchema } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';

const SCHEMA = formSchema<{ email: string }>({ email: emailText() });
const DRAFT_KEY = 'account-mail';

type AddressFormProps = {
  submitLabel: string;
  /** @throws ApiError, shown under the field */
  onSubmit: (email: string) => Promise<void>;
};

/** Form for an e-mail address; the input is stored in this tab until it is sent. */
export function AddressForm({ submitLabel, onSubmit }: AddressFormProps) {
  const form = useZodForm({
    schema: SCHEMA,
    initial: readDraft(DRAFT_KEY, { email: '' }),
    submit: async ({ email }) => {
      await onSubmit(email);
      dropDraft(DRAFT_KEY);
    },
  });
  const { attach } = form;
  useEffect(() => writeDraft(DRAFT_KEY, form.values), [form.values]);
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={m['account.email.label']()}
        type="email"
        autoComplete="username"
        {...form.field('email')}
        onChange={(email) => form.change({ email: email.trim() })}
      />
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={`${buttons.button} ${forms.submit}`} disabled={form.isBusy}>
          {submitLabel}
        </button>
      </div>
    </form>
  );
}
