import { type AccountLink, type Session, SIGN_IN_BY_LINK_PATH } from '@press-room/contract/account';
import { SIGN_IN_LINK_SECONDS } from '@press-room/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { postJson } from '../../../lib/api.ts';
import { statusOf } from '../../../lib/api-error.ts';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { isPast } from '../links/read-link.ts';
import { useSignIn } from '../second-step/use-sign-in.tsx';
import { open } from '../sign-in.ts';
import { forgetAsked, hasAsked } from './asked.ts';

type LinkSignInProps = { link: AccountLink; onAskAgain: () => void };

/** The mailed link does not sign in without a click: programs open links too. */
export function LinkSignIn({ link, onAskAgain }: LinkSignInProps) {
  const [isElsewhere] = useState(() => !hasAsked());
  const { step, target, reach } = useSignIn();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const outcome = await open(() => postJson<Session>(SIGN_IN_BY_LINK_PATH, link), target);
      forgetAsked();
      reach(outcome);
    },
  });
  if (step) return step;
  const isOver = error !== null && statusOf(error) === 400;
  if (isOver)
    return (
      <StatusNote
        kind="alert"
        title={isPast(link, SIGN_IN_LINK_SECONDS) ? m['account.link.expired']() : m['account.link.invalid']()}
      >
        <p>{m['account.byMail.over']()}</p>
        <button type="button" className={buttons.quiet} onClick={onAskAgain}>
          {m['account.byMail.link']()}
        </button>
      </StatusNote>
    );
  return (
    <div className={forms.form}>
      {isElsewhere && <StatusNote kind="plain" title={m['account.byMail.elsewhere']()} />}
      {error && <StatusNote kind="alert" title={describeRefusal(error)} />}
      <div className={forms.actions}>
        <button
          type="button"
          className={`${buttons.button} ${forms.submit}`}
          disabled={isPending}
          onClick={() => mutate()}
        >
          {m['account.login.submit']()}
        </button>
      </div>
    </div>
  );
}
