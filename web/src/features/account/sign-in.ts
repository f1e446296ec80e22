import type { Profile, Session } from '@press-room/contract/account';
import { PROFILE_PATH } from '@press-room/contract/account';
import { isAdmitted } from '@press-room/contract/account-groups';
import { LOGIN_TOAST_DELAY_MS } from '@press-room/contract/limits';
import type { SecondStep } from '@press-room/contract/second-factor';
import { getJsonAs } from '../../lib/api.ts';
import { statusOf } from '../../lib/api-error.ts';
import { storeSession } from '../../lib/auth.ts';
import { noteConsent } from '../../lib/consent-due.ts';
import { describeRefusal } from '../../lib/describe-refusal.ts';
import { endProgress, startProgress } from '../../lib/progress.ts';
import { dismissErrors, showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS, toConsent, toSecondFactor } from '../../paths.ts';
import { type Credentials, requestSession } from './queries.ts';
import { readSecondStep } from './second-step/queries.ts';

type Entered = { next: string } | { refusal: string };
/** Target after signing in, required second step, or reason for the refusal. */
export type Outcome = Entered | { step: SecondStep };

/** Signs in and shows the result in a notice. */
export async function signIn(credentials: Credentials, wanted: string): Promise<Outcome> {
  startProgress();
  dismissErrors();
  try {
    return await open(() => requestSession(credentials), wanted);
  } catch (error) {
    return refuse(describeFailedSignIn(error));
  } finally {
    endProgress();
  }
}

/** Requests a session by any method, and stores it. @throws ApiError if it is refused */
export async function open(ask: () => Promise<Session>, wanted: string): Promise<Outcome> {
  try {
    return await enter(await ask(), wanted);
  } catch (error) {
    const step = readSecondStep(error);
    if (step) return { step };
    throw error;
  }
}

/** Stores an opened session, with a notice, unless its user may not sign in. */
export async function enter(session: Session, wanted: string): Promise<Entered> {
  const admission = await admit(session);
  if ('refusal' in admission) return admission;
  setTimeout(() => showToast('success', m['account.login.success']()), LOGIN_TOAST_DELAY_MS);
  return { next: findNext(admission.profile, wanted) };
}

type Admission = { profile: Profile | null } | { refusal: string };

/** Stores every new session. `isWanted`: whether the session is still needed once the user is known. */
export async function admit(session: Session, isWanted = () => true): Promise<Admission> {
  const profile = await readProfileOf(session);
  if (!isAdmitted(session.user.groups) && !isAwaiting(profile)) {
    return refuse(m['account.login.notAdmitted']());
  }
  if (isWanted()) {
    // Before the session is stored: its subscribers ask the guard for the next screen.
    if (profile) noteConsent(profile.id, profile.needs_consent);
    storeSession(session);
  }
  return { profile };
}

function refuse(refusal: string): { refusal: string } {
  showToast('error', refusal);
  return { refusal };
}

/** Spec 8: status 400 has its own text; other errors show the server's message. */
function describeFailedSignIn(error: unknown): string {
  return statusOf(error) === 400 ? m['account.login.wrong']() : describeRefusal(error);
}

/** Profile of a session that is not stored yet; null if the request fails, which does not prevent signing in. */
async function readProfileOf({ token }: Session): Promise<Profile | null> {
  try {
    return await getJsonAs<Profile>(token, PROFILE_PATH);
  } catch {
    return null;
  }
}

/** Whether a person without a group may see the state of their accreditation. */
const isAwaiting = (profile: Profile | null): boolean =>
  profile?.accreditation.state === 'pending' || profile?.accreditation.state === 'refused';

/**
 * Target after signing in: first the privacy notice if its version changed, then the second factor if the press office
 * requires one, else the requested screen.
 */
function findNext(profile: Profile | null, wanted: string): string {
  const screen = isAwaiting(profile) && wanted === PATHS.home ? PATHS.userProfile : wanted;
  const next = profile?.second_factor === 'required' ? toSecondFactor(screen) : screen;
  return profile?.needs_consent ? toConsent(next) : next;
}
