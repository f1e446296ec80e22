import {
  SEND_SIGN_IN_LINK_PATH,
  type Session,
  SIGN_IN_BY_CODE_PATH,
  type SignInLinkSent,
} from '@press-room/contract/account';
import { useState } from 'react';
import { StatusNote } from '../../../components/status-note.tsx';
import { postJson } from '../../../lib/api.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { AddressForm } from '../links/address-form.tsx';
import { ResendButton } from '../links/resend-button.tsx';
import { attempt } from '../second-step/attempt.ts';
import { CodeForm } from '../second-step/code-form.tsx';
import { useSignIn } from '../second-step/use-sign-in.tsx';
import { open } from '../sign-in.ts';
import { type Asked, forgetAsked, keepAsked, readAsked } from './asked.ts';

async function askForCode(email: string): Promise<Asked> {
  const { ticket } = await postJson<SignInLinkSent>(SEND_SIGN_IN_LINK_PATH, { email });
  const asked = { email, ticket };
  keepAsked(asked);
  return asked;
}

/** Signs in with a code that is mailed. */
export function MailSignIn({ onPassword }: { onPassword: () => void }) {
  const [asked, setAsked] = useState(readAsked);
  const { step, target, reach } = useSignIn();
  if (step) return step;
  const restart = () => {
    forgetAsked();
    setAsked(null);
  };
  const sign = (given: Asked & { code: string }) =>
    attempt(async () => {
      const outcome = await open(() => postJson<Session>(SIGN_IN_BY_CODE_PATH, given), target);
      forgetAsked();
      reach(outcome);
    });
  return (
    <>
      {asked ? (
        <div className={forms.form}>
          <StatusNote kind="success" title={m['account.byMail.sent']({ email: asked.email })}>
            <p>{m['account.checkMail.spam']()}</p>
          </StatusNote>
          <CodeForm
            hint={m['account.byMail.codeHint']()}
            submitLabel={m['account.login.submit']()}
            onCode={(code) => sign({ ...asked, code })}
          />
          <ResendButton
            label={m['account.byMail.again']()}
            send={async () => setAsked(await askForCode(asked.email))}
          />
        </div>
      ) : (
        <>
          <p className={forms.soft}>{m['account.byMail.lede']()}</p>
          <AddressForm
            submitLabel={m['account.byMail.submit']()}
            onSubmit={async (email) => setAsked(await askForCode(email))}
          />
        </>
      )}
      <div className={forms.links}>
        {asked && (
          <p>
            <button type="button" className={forms.textButton} onClick={restart}>
              {m['account.byMail.other']()}
            </button>
          </p>
        )}
        <p>
          <button type="button" className={forms.textButton} onClick={onPassword}>
            {m['account.byMail.password']()}
          </button>
        </p>
      </div>
    </>
  );
}
