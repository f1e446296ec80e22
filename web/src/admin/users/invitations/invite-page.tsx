import { type CompanyName, PERSON_LANGUAGES, type PersonLanguage } from '@press-room/contract/account';
import type { GroupName } from '@press-room/contract/account-groups';
import { groupsToInviteInto, INVITATION_PATH, ownGroupsToInviteInto } from '@press-room/contract/invitations';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { COMPANY_GROUPS } from '@press-room/contract/roles';
import * as z from 'zod/mini';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { CompanyField } from '../../../components/company-field.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { useSignedInUser } from '../../../lib/auth.ts';
import { useZodForm } from '../../../lib/form.ts';
import { emailText, formSchema, requiredText } from '../../../lib/form-schema.ts';
import { capitalise, languageName } from '../../../lib/format.ts';
import { useIsHere } from '../../../lib/is-here.ts';
import { navigate } from '../../../lib/navigation.ts';
import { useOwnCompany } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficePage } from '../../components/page/office-page.tsx';
import styles from '../../components/record/record-form.module.css';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { OFFICE_PATHS } from '../../paths.ts';
import { toName } from '../labels.ts';
import { GroupsField } from './groups-field.tsx';

type Values = {
  email: string;
  first_name: string;
  last_name: string;
  language: PersonLanguage;
  groups: readonly GroupName[];
  company: CompanyName | null;
  company_name: string;
};

const SCHEMA = formSchema<Values>({
  email: emailText(),
  first_name: requiredText(),
  last_name: requiredText(),
  groups: z
    .readonly(z.array(z.custom<GroupName>()))
    .check(z.refine((groups) => groups.length > 0, { error: () => m['users.invite.groupRequired']() })),
});

/** Invites a person to an account. */
export function InvitePage() {
  const user = useSignedInUser();
  // The administrator of a company invites only for that company.
  const own = useOwnCompany('account.invite');
  const mayChoose = own === null ? groupsToInviteInto(user) : ownGroupsToInviteInto(user);
  const write = useOfficeWrite(INVITATION_PATH);
  const isHere = useIsHere();
  const form = useZodForm<Values>({
    schema: SCHEMA,
    initial: {
      email: '',
      first_name: '',
      last_name: '',
      language: useContentLanguage(),
      groups: mayChoose.slice(0, 1),
      company: null,
      company_name: '',
    },
    submit: async ({ company, company_name: _typed, ...values }) => {
      const body = { ...values, company: isForCompany(values.groups) ? (company?.id ?? null) : null };
      const outcome = await write({ method: 'POST', body });
      if (outcome.kind !== 'saved') throw outcome.error;
      showToast('success', m['users.invite.done']({ name: toName(values) }));
      if (isHere()) navigate(OFFICE_PATHS.invitations);
    },
  });
  const { attach, values, errors, field, change } = form;
  const names = { maxLength: NAME_MAX_LENGTH };
  return (
    <OfficePage
      title={m['users.invite.title']()}
      facts={own === null ? m['users.invite.text']() : m['users.invite.ownText']({ company: own.name })}
    >
      <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
        <div className={styles.fields}>
          <TextField {...names} label={m['account.firstName']()} {...field('first_name')} />
          <TextField {...names} label={m['account.lastName']()} {...field('last_name')} />
          <TextField
            label={m['account.email.label']()}
            type="email"
            {...field('email')}
            onChange={(email) => change({ email: email.trim() })}
          />
          <ChoiceField
            label={m['users.filter.language']()}
            hint={m['users.invite.languageHint']()}
            options={PERSON_LANGUAGES.map((value) => ({ value, text: capitalise(languageName(value)) }))}
            {...field('language')}
          />
          {own === null && (
            <div className={styles.wide}>
              <GroupsField options={mayChoose} {...field('groups')} />
            </div>
          )}
          {own === null && isForCompany(values.groups) && (
            <div className={styles.wide}>
              <CompanyField
                values={values}
                error={errors.company}
                hint={m['users.invite.companyHint']()}
                onChange={change}
              />
            </div>
          )}
        </div>
        <Refusal error={form.failure} />
        <button type="submit" className={buttons.button} disabled={form.isBusy}>
          {m['users.invite.submit']()}
        </button>
      </form>
    </OfficePage>
  );
}

const isForCompany = (groups: readonly GroupName[]): boolean =>
  groups.some((name) => COMPANY_GROUPS.some((group) => group === name));
