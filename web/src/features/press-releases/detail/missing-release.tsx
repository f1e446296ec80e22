import { isAdmitted } from '@press-room/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Notice } from '../../../components/notice.tsx';
import { AwaitingNotice, SignInNotice } from '../../../components/press-only-notice.tsx';
import { useUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { toHome } from '../../../paths.ts';
import { profileQuery } from '../../account/profile/queries.ts';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';

/**
 * A release that this reader is not shown. Whether it exists is told to nobody who may not read it: a stranger is asked
 * to sign in for a wrong number too.
 */
export function MissingRelease() {
  const user = useUser();
  const isAwaiting = user !== null && !isAdmitted(user.groups);
  const { data: profile } = useQuery({ ...profileQuery(user?.id ?? 0), enabled: isAwaiting });
  const isMissing = user !== null && !isAwaiting;
  useScreenTitle(isMissing ? m['pressReleases.detail.missing.title']() : m['pressOnly.title']());

  if (user === null) return <SignInNotice text={m['pressOnly.release']()} />;
  if (profile && isAwaiting) return <AwaitingNotice accreditation={profile.accreditation} />;
  return (
    <Notice
      level={1}
      title={m['pressReleases.detail.missing.title']()}
      text={m['pressReleases.detail.missing.text']()}
    >
      <Link href={toHome()} className={buttons.button}>
        {m['shell.toHome']()}
      </Link>
    </Notice>
  );
}
