import { isAccreditedReader, isAdmitted } from '@press-room/contract/account-groups';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Notice } from '../../../components/notice.tsx';
import { AwaitingNotice, SignInNotice } from '../../../components/press-only-notice.tsx';
import { useSignedInUser, useUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { toHome } from '../../../paths.ts';
import { profileQuery } from '../../account/profile/queries.ts';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import { EmbargoTerms } from '../embargo/embargo-terms.tsx';

/**
 * Release that the reader may not see. Its existence is not disclosed: anonymous readers are asked to sign in for
 * unknown ids too.
 */
export function MissingRelease() {
  const user = useUser();
  if (user === null) return <ForThePress />;
  if (!isAdmitted(user.groups)) return <Awaiting />;
  return <NotFound isAccredited={isAccreditedReader(user.groups)} />;
}

function ForThePress() {
  useScreenTitle(m['pressOnly.title']());
  return <SignInNotice text={m['pressOnly.release']()} />;
}

function Awaiting() {
  const profile = useQuery(profileQuery(useSignedInUser().id));
  useScreenTitle(m['pressOnly.title']());
  return <AwaitingNotice profile={profile} />;
}

function NotFound({ isAccredited }: { isAccredited: boolean }) {
  useScreenTitle(m['pressReleases.detail.missing.title']());
  return (
    <>
      <EmbargoTerms />
      <Notice
        level={1}
        title={m['pressReleases.detail.missing.title']()}
        text={
          isAccredited
            ? m['pressReleases.detail.missing.text']()
            : m['pressReleases.detail.missing.accredited']()
        }
      >
        <Link href={toHome()} className={buttons.button}>
          {m['shell.toHome']()}
        </Link>
      </Notice>
    </>
  );
}
