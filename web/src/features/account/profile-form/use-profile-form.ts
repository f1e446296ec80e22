import type { Profile } from '@press-room/contract/account';
import { useEffect } from 'react';
import { chooseLocale, LOCALES } from '../../../i18n/locale.ts';
import { dropDraft, readDraft, writeDraft } from '../../../lib/draft.ts';
import { type Form, useZodForm } from '../../../lib/form.ts';
import { type LeaveHold, useHold } from '../../../lib/leave.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { changeProfile, useKeepProfile } from '../profile/queries.ts';
import {
  isChanged,
  PROFILE_SCHEMA,
  type ProfileDraft,
  toProfileChange,
  toProfileDraft,
} from './profile-draft.ts';

type ProfileFormState = {
  form: Form<ProfileDraft>;
  isDirty: boolean;
  hold: LeaveHold;
  discard: () => void;
};

/** What is typed survives a lock and a reload; leaving with it unsaved asks. */
export function useProfileForm(profile: Profile): ProfileFormState {
  const key = `profile-${profile.id}`;
  const stored = toProfileDraft(profile);
  const keep = useKeepProfile();
  const form = useZodForm({
    schema: PROFILE_SCHEMA,
    initial: readDraft(key, stored),
    submit: async (values) => {
      const saved = await changeProfile(toProfileChange(values));
      keep(saved);
      form.reset(toProfileDraft(saved));
      const locale = LOCALES.find((each) => each === saved.language);
      if (locale && saved.language !== profile.language) chooseLocale(locale);
      showToast('success', m['account.profile.saved']());
    },
  });
  const { values } = form;
  const isDirty = isChanged(values, stored);
  useEffect(() => {
    if (isDirty) writeDraft(key, values);
    else dropDraft(key);
  }, [key, isDirty, values]);
  const discard = () => {
    dropDraft(key);
    form.reset(stored);
  };
  return { form, isDirty, hold: useHold(isDirty, discard), discard };
}
