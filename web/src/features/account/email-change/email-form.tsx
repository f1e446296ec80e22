import type { Profile } from '@press-room/contract/account';
import { useEffect } from 'react';
import buttons from '../../../components/button.module.css';
import { PasswordField } from '../../../components/password-field.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { m } from '../../../paraglide/messages.js';
import { CREDENTIALS } from '../credentials.ts';
import forms from '../layout/form.module.css';
import { requestEmailChange, useKeepProfile } from '../profile/queries.ts';

/** The password proves the identity; the link in the mail proves the ownership of the new address. */
export function EmailForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const keep = useKeepProfile();
  const form = useZodForm({
    schema: CREDENTIALS,
    initial: { email: '', password: '' },
    submit: async (values) => {
      await requestEmailChange(values);
      keep({ ...profile, pending_email: values.email });
      onDone();
    },
  });
  const { attach, element } = form;
  useEffect(() => element?.querySelector('input')?.focus(), [element]);
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={m['account.emailChange.new']()}
        type="email"
        autoComplete="email"
        {...form.field('email')}
        onChange={(email) => form.change({ email: email.trim() })}
      />
      <PasswordField
        label={m['account.password.current']()}
        autoComplete="current-password"
        {...form.field('password')}
        revealLabel={m['account.password.reveal']()}
      />
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={buttons.button} disabled={form.isBusy}>
          {m['account.emailChange.submit']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={onDone}>
          {m['account.cancel']()}
        </button>
      </div>
    </form>
  );
}
