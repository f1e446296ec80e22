import { PROFILE_PATH } from '@press-room/contract/account';
import type { SessionEnd } from '@press-room/contract/session-ends';
import { useQuery } from '@tanstack/react-query';
import { StatusNote } from '../../components/status-note.tsx';
import { getJsonAs } from '../../lib/api.ts';
import { codeOf, statusOf } from '../../lib/api-error.ts';
import { getEndedToken, isExpired, useUser } from '../../lib/auth.ts';
import { hasOwnDraft } from '../../lib/draft.ts';
import { entryOf } from '../../lib/labels.ts';
import { useLocked } from '../../lib/locked.ts';
import { m } from '../../paraglide/messages.js';

/** `ended`: for any other reason. */
type Why = SessionEnd | 'expired' | 'ended';

const TITLES: Record<Why, () => string> = {
  expired: m['account.sessionEnd.expired'],
  signed_out: m['account.sessionEnd.signedOut'],
  password_changed: m['account.sessionEnd.passwordChanged'],
  email_changed: m['account.sessionEnd.emailChanged'],
  second_factor_changed: m['account.sessionEnd.secondFactorChanged'],
  account_disabled: m['account.sessionEnd.disabled'],
  ended_by_office: m['account.sessionEnd.endedByOffice'],
  ended: m['account.sessionEnd.ended'],
};

/** Explains why the session ended, and that no input is lost. */
export function SessionEndNote() {
  // Re-renders when the user changes.
  useUser();
  const token = getEndedToken();
  const locked = useLocked();
  return token && locked === null && <Why token={token} />;
}

function Why({ token }: { token: string }) {
  const { data: why } = useQuery({
    queryKey: ['session-end', token],
    queryFn: () => askWhy(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (why === undefined) return null;
  const person = readPerson(token);
  const isKept = why !== 'account_disabled' && person !== null && hasOwnDraft(person);
  return (
    <StatusNote kind="plain" title={(entryOf(TITLES, why) ?? TITLES.ended)()}>
      {isKept && <p>{m['account.sessionEnd.kept']()}</p>}
    </StatusNote>
  );
}

/** Asks the server for the reason, with the ended token. */
async function askWhy(token: string): Promise<Why> {
  if (isExpired(token)) return 'expired';
  try {
    await getJsonAs(token, PROFILE_PATH);
    // The token is still valid, but was removed from this browser.
    return 'signed_out';
  } catch (error) {
    return statusOf(error) === 401 ? ((codeOf(error) as Why | undefined) ?? 'ended') : 'ended';
  }
}

/** Id of the account in a token. */
function readPerson(token: string): number | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { user_id } = JSON.parse(atob(payload)) as { user_id?: unknown };
    return typeof user_id === 'number' ? user_id : null;
  } catch {
    return null;
  }
}
