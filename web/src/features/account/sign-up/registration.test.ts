import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLocale } from '../../../i18n/locale.ts';
import {
  emptyRegistration,
  REGISTRATION_SCHEMA,
  type RegistrationValues,
  toRegistration,
} from './registration.ts';
import { keepSignUp, readSignUp } from './sign-up-draft.ts';

const GOOD: RegistrationValues = {
  ...emptyRegistration('it'),
  email: 'alice@example.com',
  password: 'Str0ng_pass!',
  first_name: ' Alice ',
  last_name: 'Rossi',
  accept: true,
  consent_data_processing: 'accept',
  consent_marketing: 'refuse',
};

const checkRegistration = (values: RegistrationValues): object =>
  Object.fromEntries(
    (REGISTRATION_SCHEMA.safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

beforeEach(() => chooseLocale('en'));

describe('a registration', () => {
  it('is complete with name, address, password and three answers', () =>
    expect(checkRegistration(GOOD)).toEqual({}));
  it('chooses nothing for the person', () => {
    expect(checkRegistration({ ...emptyRegistration('en'), password: '' })).toEqual({
      first_name: 'Field required',
      last_name: 'Field required',
      email: 'E-mail required',
      password: 'Password required',
      accept: 'You have to accept',
      consent_data_processing: 'Field required',
      consent_marketing: 'Field required',
    });
  });
  it.each([
    ['Short1!', 'Minimum 8 characters'],
    ['str0ng_pass', 'Must have at least one capital letter'],
    ['Strong_pass', 'Must have at least one number'],
    ['Str0ngpass', 'Must have at least one special character [!@#$%_]'],
  ])('names the rule that %s breaks', (password, text) =>
    expect(checkRegistration({ ...GOOD, password })).toEqual({ password: text }),
  );
  it('requires a company from authors of companies', () => {
    const company = { ...GOOD, account_type: 'COMPANY' as const };
    expect(checkRegistration(company)).toEqual({ company_name: 'Field required' });
    expect(checkRegistration({ ...company, company_name: 'Nuova' })).toEqual({});
    expect(checkRegistration({ ...company, company: { id: 4, name: 'Nota' } })).toEqual({});
  });
  it('sends both answers, and the company only of a company', () => {
    const sent = toRegistration({ ...GOOD, company_name: 'Nuova', printing_copies: '12.500' });
    expect(sent).toMatchObject({
      first_name: 'Alice',
      consent_data_processing: true,
      consent_marketing: false,
      company: null,
      company_name: '',
      qualify: null,
      printing_copies: 12_500,
    });
  });
  it.each(['many', '12.5k', '-4', '999999999999'])('refuses %s as a number of copies', (printing_copies) =>
    expect(checkRegistration({ ...GOOD, printing_copies })).toEqual({ printing_copies: 'Field not valid' }),
  );
});

it('survives a reload without its password', () => {
  keepSignUp(GOOD);
  expect(Object.values(sessionStorage).join()).not.toContain(GOOD.password);
  expect(readSignUp(emptyRegistration('en'))).toEqual({ ...GOOD, password: '' });
  sessionStorage.clear();
});
