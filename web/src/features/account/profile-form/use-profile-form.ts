import type { Profile } from '@press-room/contract/account';
import { chooseLocale, LOCALES } from '../../../i18n/locale.ts';
import { ownDraftKey, readDraft } from '../../../lib/draft.ts';
import { type Form, useZodForm } from '../../../lib/form.ts';
import type { LeaveHold } from '../../../lib/leave.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { m } from '../../../paraglide/messages.js';
import { changeProfile, useKeepProfile } from '../profile/queries.ts';
import { PROFILE_SCHEMA, type ProfileDraft, toProfileChange, toProfileDraft } from './profile-draft.ts';

type ProfileFormState = {
  form: Form<ProfileDraft>;
  isDirty: boolean;
  hold: LeaveHold;
  discard: () => void;
};

export function useProfileForm(profile: Profile): ProfileFormState {
  const key = ownDraftKey(profile.id, 'profile');
  const stored = toProfileDraft(profile);
  const keep = useKeepProfile();
  const form = useZodForm({
    schema: PROFILE_SCHEMA,
    initial: readDraft(key, stored),
    submit: async (values) => {
      const saved = await changeProfile(toProfileChange(values, profile));
      keep(saved);
      form.reset(toProfileDraft(saved));
      const locale = LOCALES.find((each) => each === saved.language);
      if (locale && saved.language !== profile.language) chooseLocale(locale);
      showToast('success', m['account.profile.saved']());
    },
  });
  return { form, ...useDraft(key, form, stored) };
}
