import { useEffect, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { postJson } from '../../../lib/api.ts';
import { dropDraft, readDraft, writeDraft } from '../../../lib/draft.ts';
import { useZodForm } from '../../../lib/form.ts';
import { emailText, formSchema } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { ResendButton } from './resend-button.tsx';

const SCHEMA = formSchema<{ email: string }>({ email: emailText() });
const DRAFT_KEY = 'account-mail';

type MailFormProps = { path: string; toBody: (email: string) => { email: string } | { login: string } };

/** Asks for a mail with a link. The answer is the same whether an account exists or not. */
export function MailForm({ path, toBody }: MailFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm({
    schema: SCHEMA,
    initial: readDraft(DRAFT_KEY, { email: '' }),
    submit: async ({ email }) => {
      await postJson(path, toBody(email));
      dropDraft(DRAFT_KEY);
      setSentTo(email);
    },
  });
  const { attach } = form;
  useEffect(() => {
    if (sentTo === null) writeDraft(DRAFT_KEY, form.values);
  }, [form.values, sentTo]);

  if (sentTo !== null) {
    return (
      <div className={forms.form}>
        <StatusNote kind="success" title={m['account.mail.sent']({ email: sentTo })}>
          <p>{m['account.checkMail.spam']()}</p>
        </StatusNote>
        <ResendButton send={() => postJson(path, toBody(sentTo))} />
      </div>
    );
  }
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
          {m['account.mail.submit']()}
        </button>
      </div>
    </form>
  );
}
