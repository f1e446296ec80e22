import type { PersonLanguage, Registration } from '@press-room/contract/account';
import {
  type Answer,
  accepted,
  answered,
  emailText,
  formSchema,
  requiredText,
} from '../../../lib/form-schema.ts';
import { newPassword } from '../password/new-password-field.tsx';
import {
  NO_PROFESSION,
  PROFESSION_SHAPE,
  type ProfessionDraft,
  toProfessionChange,
  withCompany,
} from '../profession/profession.ts';

export type RegistrationDraft = ProfessionDraft & {
  email: string;
  first_name: string;
  last_name: string;
  language: PersonLanguage;
  accept: boolean;
  consent_data_processing: Answer;
  consent_marketing: Answer;
};
export type RegistrationValues = RegistrationDraft & { password: string };

export const emptyRegistration = (language: PersonLanguage): RegistrationDraft => ({
  ...NO_PROFESSION,
  email: '',
  first_name: '',
  last_name: '',
  language,
  accept: false,
  consent_data_processing: '',
  consent_marketing: '',
});

export const REGISTRATION_SCHEMA = withCompany(
  formSchema<RegistrationValues>({
    ...PROFESSION_SHAPE,
    first_name: requiredText(),
    last_name: requiredText(),
    email: emailText(),
    password: newPassword(),
    accept: accepted(),
    consent_data_processing: answered(),
    consent_marketing: answered(),
  }),
);

export const toRegistration = (values: RegistrationValues): Registration => ({
  ...toProfessionChange(values),
  email: values.email,
  password: values.password,
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  language: values.language,
  accept: values.accept,
  consent_data_processing: values.consent_data_processing === 'accept',
  consent_marketing: values.consent_marketing === 'accept',
});
