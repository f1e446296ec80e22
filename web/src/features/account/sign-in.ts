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
/** Where the reader goes on, the second step that is still wanted, or why they may not come in. */
export type Outcome = Entered | { step: SecondStep };

/** Signs in and says in a notice how it went. */
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

/** Asks for a session in whichever way, and keeps it. @throws ApiError where it is refused */
export async function open(ask: () => Promise<Session>, wanted: string): Promise<Outcome> {
  try {
    return await enter(await ask(), wanted);
  } catch (error) {
    const step = readSecondStep(error);
    if (step) return { step };
    throw error;
  }
}

/** Keeps a session that was opened, and says so, unless its person may not come in. */
export async function enter(session: Session, wanted: string): Promise<Entered> {
  const admission = await admit(session);
  if ('refusal' in admission) return admission;
  setTimeout(() => showToast('success', m['account.login.success']()), LOGIN_TOAST_DELAY_MS);
  return { next: findNext(admission.profile, wanted) };
}

type Admission = { profile: Profile | null } | { refusal: string };

/** The one door for sessions. `isWanted` says whether one is still to be kept once its person is known. */
export async function admit(session: Session, isWanted = () => true): Promise<Admission> {
  const profile = await readProfileOf(session);
  if (!isAdmitted(session.user.groups) && !isAwaiting(profile)) {
    return refuse(m['account.login.notAdmitted']());
  }
  if (isWanted()) {
    // First: whoever follows the session asks the guard where to go.
    if (profile) noteConsent(profile.id, profile.needs_consent);
    storeSession(session);
  }
  return { profile };
}

function refuse(refusal: string): { refusal: string } {
  showToast('error', refusal);
  return { refusal };
}

/** Spec 8: 400 has a text of its own, every other error speaks for itself. */
function describeFailedSignIn(error: unknown): string {
  return statusOf(error) === 400 ? m['account.login.wrong']() : describeRefusal(error);
}

/** The profile behind a session that is not stored yet; null when it cannot be read, which keeps nobody out. */
async function readProfileOf({ token }: Session): Promise<Profile | null> {
  try {
    return await getJsonAs<Profile>(token, PROFILE_PATH);
  } catch {
    return null;
  }
}

/** A person whom no group admits yet, but who may see how their accreditation stands. */
const isAwaiting = (profile: Profile | null): boolean =>
  profile?.accreditation.state === 'pending' || profile?.accreditation.state === 'refused';

/**
 * Where a fresh sign-in leads: first to the notice when its version has changed, then to the second factor where the
 * press office wants one, else to what was wanted.
 */
function findNext(profile: Profile | null, wanted: string): string {
  const screen = isAwaiting(profile) ? PATHS.userProfile : wanted;
  const next = profile?.second_factor === 'required' ? toSecondFactor(screen) : screen;
  return profile?.needs_consent ? toConsent(next) : next;
}
