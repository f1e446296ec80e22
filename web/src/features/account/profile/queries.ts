import {
  ACCREDITATION_PATH,
  CHANGE_EMAIL_PATH,
  PICTURE_PATH,
  PROFILE_PATH,
  type Profile,
  type ProfileChange,
} from '@press-room/contract/account';
import { LOGOUT_PATH } from '@press-room/contract/session';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { changeJson, getJson, postForm, postJson } from '../../../lib/api.ts';
import { getToken, getUser } from '../../../lib/auth.ts';
import { noteConsent } from '../../../lib/consent-due.ts';
import { goOnWith } from '../../../lib/go-on.ts';

/** Milliseconds. Signed picture addresses expire after 15 minutes. */
const FRESH_MS = 5 * 60_000;

export const profileQuery = (userId: number) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }) => {
      const profile = await getJson<Profile>(PROFILE_PATH, {}, signal);
      // Sets the consent that was unknown at sign-in, or required by a newer notice.
      noteConsent(userId, profile.needs_consent);
      return profile;
    },
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });

export const changeProfile = (change: ProfileChange) => changeJson<Profile>('PATCH', PROFILE_PATH, change);
export const removePicture = () => changeJson<Profile>('DELETE', PICTURE_PATH);
export const requestEmailChange = (body: { email: string; password: string }) =>
  postJson<{ detail: string }>(CHANGE_EMAIL_PATH, body);
export const cancelEmailChange = () => changeJson<Profile>('DELETE', CHANGE_EMAIL_PATH);
export const endAllSessions = () => postJson<{ detail: string }>(LOGOUT_PATH, { everywhere: true });
export const askForAccreditation = () => changeJson<Profile>('POST', ACCREDITATION_PATH);

export function sendPicture(picture: Blob): Promise<Profile> {
  const form = new FormData();
  form.set('picture', picture, 'picture.webp');
  return postForm<Profile>(PICTURE_PATH, form);
}

/** Updates the cached profile and, with the name, the header. */
function keepProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData(profileQuery(profile.id).queryKey, profile);
  const { id, email, first_name, last_name, language, groups } = profile;
  // Keep other data of the user, such as permissions.
  const user = { ...getUser(), id, email, first_name, last_name, language, groups };
  goOnWith({ token: getToken() ?? '', user });
}

export function useKeepProfile(): (profile: Profile) => void {
  const client = useQueryClient();
  return (profile) => keepProfile(client, profile);
}
