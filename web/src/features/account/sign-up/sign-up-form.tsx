import { REGISTER_PATH } from '@press-room/contract/account';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { useEffect } from 'react';
import buttons from '../../../components/button.module.css';
import { CompanyField } from '../../../components/company-field.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { postJson } from '../../../lib/api.ts';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { useZodForm } from '../../../lib/form.ts';
import { createSending, useOneSending } from '../../../lib/one-sending.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { AccountTypeField } from '../profession/account-type-field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { emptyRegistration, REGISTRATION_SCHEMA, toRegistration } from './registration.ts';
import { finishSignUp, keepSignUp, readSignUp } from './sign-up-draft.ts';
import styles from './sign-up-form.module.css';
import { WorkFields } from './work-fields.tsx';

const REGISTRATION = createSending<string>();

/** Registration form; optional fields are collapsed. */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const language = useContentLanguage();
  const { isSending, send } = useOneSending(REGISTRATION, {
    onSent: onDone,
    tellSent: (email) => showToast('success', m['account.checkMail.sent']({ email })),
    tellFailure: () => showToast('error', m['account.signUp.lateFailure']()),
  });
  const form = useZodForm({
    schema: REGISTRATION_SCHEMA,
    initial: readSignUp(emptyRegistration(language)),
    submit: (values) =>
      send(async () => {
        await postJson(REGISTER_PATH, toRegistration(values));
        finishSignUp(values.email);
        return values.email;
      }),
  });
  const { attach, values, errors, failure, change } = form;
  useEffect(() => keepSignUp(values), [values]);
  const names = { maxLength: NAME_MAX_LENGTH };

  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
      <AccountTypeField
        legend={m['account.signUp.as']()}
        value={values.account_type}
        onChange={(account_type) => change({ account_type })}
      />
      {values.account_type === 'COMPANY' && (
        <CompanyField values={values} error={errors.company_name} onChange={change} />
      )}
      <div className={forms.pair}>
        <TextField
          {...names}
          label={m['account.firstName']()}
          autoComplete="given-name"
          {...form.field('first_name')}
        />
        <TextField
          {...names}
          label={m['account.lastName']()}
          autoComplete="family-name"
          {...form.field('last_name')}
        />
      </div>
      <TextField
        label={m['account.email.label']()}
        type="email"
        autoComplete="username"
        {...form.field('email')}
        onChange={(email) => change({ email: email.trim() })}
      />
      <NewPasswordField label={m['account.password.label']()} {...form.field('password')} />
      <WorkFields values={values} errors={errors} onChange={change} />
      <ConsentFields
        values={values}
        errors={errors}
        declaration={m['account.signUp.declaration']()}
        onChange={change}
      />
      {failure && (
        <StatusNote
          kind="alert"
          title={failure.status === 404 ? m['account.signUp.closed']() : describeRefusal(failure)}
        />
      )}
      <button
        type="submit"
        className={`${buttons.button} ${styles.submit}`}
        disabled={form.isBusy || isSending}
      >
        {m['account.signUp.submit']()}
      </button>
    </form>
  );
}
