import {
  PERSON_LANGUAGES,
  type PersonLanguage,
  type Profile,
  type ProfileChange,
} from '@press-room/contract/account';
import type { FieldErrors } from '../../../lib/use-form.ts';
import { m } from '../../../paraglide/messages.js';
import {
  checkProfession,
  type ProfessionDraft,
  toProfessionChange,
  toProfessionDraft,
} from '../profession/profession.ts';

export type ProfileDraft = ProfessionDraft & {
  first_name: string;
  last_name: string;
  language: PersonLanguage;
};

export const toProfileDraft = (profile: Profile): ProfileDraft => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  language: PERSON_LANGUAGES.find((language) => language === profile.language) ?? 'en',
  ...toProfessionDraft(profile),
});

export const toProfileChange = (draft: ProfileDraft): ProfileChange => ({
  ...toProfessionChange(draft),
  first_name: draft.first_name.trim(),
  last_name: draft.last_name.trim(),
  language: draft.language,
});

export const checkProfile = (draft: ProfileDraft): FieldErrors<ProfileDraft> => ({
  ...(draft.first_name.trim() === '' && { first_name: m['account.required']() }),
  ...(draft.last_name.trim() === '' && { last_name: m['account.required']() }),
  ...checkProfession(draft),
});

/** Both come from the same function, so their fields are in the same order. */
export const isChanged = (draft: ProfileDraft, stored: ProfileDraft): boolean =>
  (Object.keys(stored) as (keyof ProfileDraft)[]).some(
    (name) => JSON.stringify(draft[name]) !== JSON.stringify(stored[name]),
  );
