import { useState } from 'react';
import { StatusNote } from '../../../components/status-note.tsx';
import { postJson } from '../../../lib/api.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { AddressForm } from './address-form.tsx';
import { ResendButton } from './resend-button.tsx';

type MailFormProps = { path: string; toBody: (email: string) => { email: string } | { login: string } };

/** Requests a mail with a link. The answer is the same whether an account exists or not. */
export function MailForm({ path, toBody }: MailFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = (email: string) => postJson(path, toBody(email));
  if (sentTo === null) {
    return (
      <AddressForm
        submitLabel={m['account.mail.submit']()}
        onSubmit={async (email) => {
          await send(email);
          setSentTo(email);
        }}
      />
    );
  }
  return (
    <div className={forms.form}>
      <StatusNote kind="success" title={m['account.mail.sent']({ email: sentTo })}>
        <p>{m['account.checkMail.spam']()}</p>
      </StatusNote>
      <ResendButton send={() => send(sentTo)} />
    </div>
  );
}
