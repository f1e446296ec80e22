import type { PersonLanguage, Registration } from '@press-room/contract/account';
import type { FieldErrors } from '../../../lib/use-form.ts';
import { m } from '../../../paraglide/messages.js';
import { checkEmail } from '../check-credentials.ts';
import { checkNewPassword } from '../password/new-password-field.tsx';
import {
  checkProfession,
  NO_PROFESSION,
  type ProfessionDraft,
  toProfessionChange,
} from '../profession/profession.ts';

/** Empty: not answered yet. Nothing is chosen for the person. */
export type Answer = 'accept' | 'refuse' | '';

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

export function checkRegistration(values: RegistrationValues): FieldErrors<RegistrationValues> {
  const required = m['account.required']();
  return {
    ...checkProfession(values),
    ...(values.first_name.trim() === '' && { first_name: required }),
    ...(values.last_name.trim() === '' && { last_name: required }),
    ...checkEmail(values.email),
    ...checkNewPassword(values.password),
    ...(!values.accept && { accept: m['account.mustAccept']() }),
    ...(values.consent_data_processing === '' && { consent_data_processing: required }),
    ...(values.consent_marketing === '' && { consent_marketing: required }),
  };
}

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
