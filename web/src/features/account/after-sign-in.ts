import { PROFILE_PATH, type Profile, type Session } from '@press-room/contract/account';
import { getJsonAs } from '../../lib/api.ts';
import { PATHS, toConsent, toSecondFactor } from '../../paths.ts';

/** The profile behind a session that is not stored yet; null when it cannot be read, which keeps nobody out. */
export async function readProfileOf({ token }: Session): Promise<Profile | null> {
  try {
    return await getJsonAs<Profile>(token, PROFILE_PATH);
  } catch {
    return null;
  }
}

/** A person whom no group admits yet, but who may see how their accreditation stands. */
export const isAwaiting = (profile: Profile | null): boolean =>
  profile?.accreditation.state === 'pending' || profile?.accreditation.state === 'refused';

/**
 * Where a fresh sign-in leads: first to the notice when its version has changed, then to the second factor where the
 * press office wants one, else to what was wanted.
 */
export function findNext(profile: Profile | null, wanted: string): string {
  const screen = isAwaiting(profile) ? PATHS.userProfile : wanted;
  const next = profile?.second_factor === 'required' ? toSecondFactor(screen) : screen;
  return profile?.needs_consent ? toConsent(next) : next;
}
