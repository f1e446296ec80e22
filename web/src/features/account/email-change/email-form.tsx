import type { Profile } from '@press-room/contract/account';
import { useEffect } from 'react';
import buttons from '../../../components/button.module.css';
import { PasswordField } from '../../../components/password-field.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { m } from '../../../paraglide/messages.js';
import { checkCredentials } from '../check-credentials.ts';
import forms from '../layout/form.module.css';
import { requestEmailChange, useKeepProfile } from '../profile/queries.ts';

/** The password proves who asks; the link in the mail proves whose the new address is. */
export function EmailForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const keep = useKeepProfile();
  const form = useForm({
    initial: { email: '', password: '' },
    check: checkCredentials,
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
        name="email"
        type="email"
        autoComplete="email"
        value={form.values.email}
        error={form.errors.email}
        onChange={(email) => form.change({ email: email.trim() })}
      />
      <PasswordField
        label={m['account.password.current']()}
        name="password"
        autoComplete="current-password"
        value={form.values.password}
        error={form.errors.password}
        revealLabel={m['account.password.reveal']()}
        onChange={(password) => form.change({ password })}
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
