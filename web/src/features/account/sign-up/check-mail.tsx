import { RESEND_ACTIVATION_PATH } from '@press-room/contract/account';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { StatusNote } from '../../../components/status-note.tsx';
import { postJson } from '../../../lib/api.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { AccountLayout } from '../layout/account-layout.tsx';
import forms from '../layout/form.module.css';
import { ResendButton } from '../links/resend-button.tsx';

/** Last step of the registration: asks the reader to open the mail. */
export function CheckMail({ email, onOther }: { email: string; onOther: () => void }) {
  const words = useRef<HTMLDivElement>(null);
  // The form that had the focus is unmounted.
  useEffect(() => words.current?.focus(), []);
  return (
    <AccountLayout title={m['account.checkMail.title']()} seed={4}>
      <div ref={words} tabIndex={-1} className={`${forms.form} ${forms.outcome}`}>
        <StatusNote kind="success" title={m['account.checkMail.sent']({ email })}>
          <p>{m['account.checkMail.text']()}</p>
        </StatusNote>
        <p>{m['account.checkMail.spam']()}</p>
        <ResendButton send={() => postJson(RESEND_ACTIVATION_PATH, { email })} />
      </div>
      <div className={forms.links}>
        <p>
          <Link href={PATHS.login}>{m['account.checkMail.signIn']()}</Link>
        </p>
        <p>
          <button type="button" className={forms.textButton} onClick={onOther}>
            {m['account.checkMail.other']()}
          </button>
        </p>
      </div>
    </AccountLayout>
  );
}
