import { INVITATION_PATH, type Invitation, type InvitationAction } from '@press-room/contract/invitations';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { dismissErrors, showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import styles from '../actions/actions.module.css';
import { toName } from '../labels.ts';

const DONE: Record<InvitationAction, (parameters: { name: string }) => string> = {
  send: m['users.invitations.send.done'],
  revoke: m['users.invitations.revoke.done'],
};

const LETTER_PAUSE_SECONDS = 60;

/** Text of the error. Limits: one invitation per minute to an address, and a number per hour by a sender. */
function describeSending(error: Error): string {
  const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : null;
  if (!wait) return describeRefusal(error);
  return wait <= LETTER_PAUSE_SECONDS
    ? m['users.invitations.send.pause']({ seconds: wait })
    : m['users.invitations.send.pauseLong']({ minutes: Math.ceil(wait / 60) });
}

/** Actions on an invitation. A list contains many, so the labels name the person. */
export function InvitationActions({ invitation }: { invitation: Invitation }) {
  const write = useOfficeWrite(INVITATION_PATH);
  const [isRevoking, setIsRevoking] = useState(false);
  const name = toName(invitation);
  const { mutate, isPending } = useMutation({
    mutationFn: async (action: InvitationAction) => {
      dismissErrors();
      const { id, version } = invitation;
      const outcome = await write<Invitation>({
        method: 'POST',
        id,
        version,
        action: `${action}/`,
        body: {},
      });
      if (outcome.kind !== 'saved') throw outcome.error;
      showToast('success', DONE[action]({ name }));
    },
    onSettled: () => setIsRevoking(false),
    onError: (error, action) =>
      showToast('error', action === 'send' ? describeSending(error) : describeRefusal(error)),
  });
  if (invitation.state === 'accepted' || invitation.state === 'revoked') return null;
  return (
    <div className={styles.decision}>
      <button
        type="button"
        className={buttons.quiet}
        aria-label={`${m['users.invitations.send.button']()}: ${name}`}
        disabled={isPending}
        onClick={() => mutate('send')}
      >
        {m['users.invitations.send.button']()}
      </button>
      <button
        type="button"
        className={buttons.quiet}
        aria-label={`${m['users.invitations.revoke.button']()}: ${name}`}
        disabled={isPending}
        onClick={() => setIsRevoking(true)}
      >
        {m['users.invitations.revoke.button']()}
      </button>
      {isRevoking && (
        <Dialog title={m['users.invitations.revoke.title']({ name })} onClose={() => setIsRevoking(false)}>
          <div className={styles.form}>
            <p>{m['users.invitations.revoke.text']()}</p>
            <div className={styles.actions}>
              <button
                type="button"
                className={buttons.button}
                disabled={isPending}
                onClick={() => mutate('revoke')}
              >
                {m['users.invitations.revoke.button']()}
              </button>
              <button type="button" className={buttons.quiet} onClick={() => setIsRevoking(false)}>
                {m['account.cancel']()}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}
