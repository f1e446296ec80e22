import type { AccountLink } from '@press-room/contract/account';
import {
  INVITATION_ENDS,
  type InvitationEnd,
  OPEN_INVITATION_PATH,
  type OpenInvitation,
} from '@press-room/contract/invitations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { postJson } from '../../../lib/api.ts';
import { codeOf } from '../../../lib/api-error.ts';
import { signOut } from '../../../lib/auth.ts';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { m } from '../../../paraglide/messages.js';
import { AccountLayout } from '../layout/account-layout.tsx';
import { byLink } from '../links/by-link.tsx';
import { useLink } from '../links/read-link.ts';
import { LoginForm } from '../login-form.tsx';
import { AcceptanceForm } from './acceptance-form.tsx';
import { InvitationOver } from './invitation-over.tsx';
import { JoinPanel } from './join-panel.tsx';

const invitationQuery = (link: AccountLink | null) =>
  queryOptions({
    queryKey: ['invitation', link],
    queryFn: () => postJson<OpenInvitation>(OPEN_INVITATION_PATH, link),
    enabled: link !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Reason why a link does not work; null for other errors. */
const endOf = (error: unknown): InvitationEnd | null =>
  INVITATION_ENDS.find((end) => end === codeOf(error)) ?? null;

export const InvitationPage = byLink(Invitation);

/** Opens an invitation link, and creates the account. */
function Invitation() {
  const link = useLink();
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(link));
  const [isDone, setIsDone] = useState(false);
  const [late, setLate] = useState<InvitationEnd | null>(null);
  if (isDone) return <Welcome />;
  const end = link === null ? 'invalid' : (late ?? endOf(error));
  if (end) return <InvitationOver end={end} />;
  return (
    <AccountLayout
      title={m['account.invitation.title']()}
      {...(data && { lede: describeInvitation(data) })}
      seed={2}
    >
      {link && data?.has_account && (
        <JoinPanel link={link} invitation={data} onRefused={(refusal) => setLate(endOf(refusal))} />
      )}
      {link && data && !data.has_account && (
        <AcceptanceForm
          link={link}
          invitation={data}
          onRefused={(refusal) => setLate(endOf(refusal))}
          onDone={() => {
            // Another person may be signed in on this device.
            signOut();
            setIsDone(true);
          }}
        />
      )}
      {isFetching && <StatusNote kind="plain" title={m['account.invitation.waiting']()} />}
      {!isFetching && error && (
        <StatusNote kind="alert" title={describeRefusal(error)}>
          <button type="button" className={buttons.quiet} onClick={() => void refetch()}>
            {m['errors.retry']()}
          </button>
        </StatusNote>
      )}
    </AccountLayout>
  );
}

function describeInvitation({ first_name: name, company, has_account }: OpenInvitation): string {
  if (has_account) return m['account.invitation.ledeJoin']({ name, company: company ?? '' });
  return company
    ? m['account.invitation.ledeFor']({ name, company })
    : m['account.invitation.lede']({ name });
}

function Welcome() {
  return (
    <AccountLayout title={m['account.login.title']()} seed={2}>
      <StatusNote kind="success" title={m['account.invitation.done']()}>
        <p>{m['account.invitation.doneHint']()}</p>
      </StatusNote>
      <LoginForm />
    </AccountLayout>
  );
}
