import type { Accreditation } from '@press-room/contract/account';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatOnDay } from '../lib/format-on-day.ts';
import { currentAddress } from '../lib/navigation.ts';
import { m } from '../paraglide/messages.js';
import { PATHS, toHome, toLogin } from '../paths.ts';
import buttons from './button.module.css';
import { Failure } from './failure.tsx';
import { Notice } from './notice.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** Notice on press-only content for anonymous readers, with sign-in and registration, which return here. */
export function SignInNotice({ text }: { text: string }) {
  return (
    <Notice level={1} title={m['pressOnly.title']()} text={text}>
      <Link href={toLogin(currentAddress())} className={buttons.button}>
        {m['account.login.link']()}
      </Link>
      <Link href={PATHS.signUp} className={buttons.quiet}>
        {m['account.signUp.link']()}
      </Link>
      <Link href={toHome()} className={buttons.quiet}>
        {m['shell.toHome']()}
      </Link>
    </Notice>
  );
}

interface AwaitingNoticeProps {
  /** Query of the reader's profile. */
  profile: Pick<UseQueryResult<{ accreditation: Accreditation }>, 'data' | 'error' | 'refetch'>;
}

/** Notice for readers without accreditation: its state, its date and a contact. */
export function AwaitingNotice({ profile: { data, error, refetch } }: AwaitingNoticeProps) {
  if (!data)
    return error ? <Failure level={1} error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
  const { accreditation } = data;
  return (
    <Notice level={1} title={describeTitle(accreditation)} text={describeState(accreditation)}>
      <Link href={PATHS.contactUs} className={buttons.button}>
        {m['contact.title']()}
      </Link>
      <Link href={PATHS.userProfile} className={buttons.quiet}>
        {m['account.profile.link']()}
      </Link>
    </Notice>
  );
}

function describeTitle({ state }: Accreditation): string {
  if (state === 'pending') return m['account.accreditation.pending']();
  return state === 'refused' ? m['account.accreditation.refused']() : m['pressOnly.title']();
}

function describeState({ state, requested_at, reason, usual_hours }: Accreditation): string {
  if (state === 'pending') {
    const since =
      requested_at === null ? '' : m['account.accreditation.since']({ date: formatOnDay(requested_at) });
    const usual = m['account.accreditation.usual']({ count: usual_hours });
    return [since, usual, m['pressOnly.pending']()].filter(Boolean).join(' ');
  }
  if (state === 'refused')
    return [reason, m['account.accreditation.refusedHint']()].filter(Boolean).join(' ');
  return m['pressOnly.noAccess']();
}
