import { useEffect, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';

/** The server sends one message per minute to a mailbox. */
const PAUSE_SECONDS = 60;

type ResendButtonProps = { send: () => Promise<unknown>; label?: string; hasJustSent?: boolean };

/** Requests the mail again; during the pause it shows the remaining time. */
export function ResendButton({ send, label, hasJustSent = true }: ResendButtonProps) {
  const [wait, startWait] = useCountdown(hasJustSent ? PAUSE_SECONDS : 0);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);

  // Not `disabled`, which would lose the focus.
  const isOff = isBusy || wait > 0;
  const handleClick = async () => {
    if (isOff) return;
    setIsBusy(true);
    setIsSent(false);
    setFailure(null);
    try {
      await send();
      setIsSent(true);
      startWait(PAUSE_SECONDS);
    } catch (error) {
      setFailure(error instanceof ApiError ? error : new ApiError(500));
      if (error instanceof ApiError && error.retryAfter) startWait(error.retryAfter);
    }
    setIsBusy(false);
  };
  return (
    <>
      <div className={forms.actions}>
        <button
          type="button"
          className={buttons.quiet}
          aria-disabled={isOff}
          onClick={() => void handleClick()}
        >
          {label ?? m['account.resend.button']()}
        </button>
        {wait > 0 && <p className={forms.soft}>{m['account.resend.wait']({ time: formatWait(wait) })}</p>}
      </div>
      <p role="status" className={forms.soft}>
        {isSent && m['account.resend.sent']()}
      </p>
      <Refusal error={failure} />
    </>
  );
}

const formatWait = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Remaining seconds, and a function that restarts the countdown. */
function useCountdown(seconds: number): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  });
  return [
    left,
    (next) => {
      setNow(Date.now());
      setEnd(Date.now() + next * 1000);
    },
  ];
}
