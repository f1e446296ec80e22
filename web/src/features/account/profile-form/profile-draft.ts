import {
  PERSON_LANGUAGES,
  type PersonLanguage,
  type Profile,
  type ProfileChange,
} from '@press-room/contract/account';
import { isStaff } from '@press-room/contract/account-groups';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import {
  NO_PROFESSION,
  PROFESSION_SHAPE,
  type ProfessionDraft,
  toProfessionChange,
  toProfessionDraft,
  withCompany,
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
  ...(isStaff(profile) ? NO_PROFESSION : toProfessionDraft(profile)),
});

/** The form of press officers has no profession: the stored one is kept. */
export const toProfileChange = (draft: ProfileDraft, profile: Profile): ProfileChange => ({
  ...(!isStaff(profile) && toProfessionChange(draft)),
  first_name: draft.first_name.trim(),
  last_name: draft.last_name.trim(),
  language: draft.language,
});

export const PROFILE_SCHEMA = withCompany(
  formSchema<ProfileDraft>({ ...PROFESSION_SHAPE, first_name: requiredText(), last_name: requiredText() }),
);
