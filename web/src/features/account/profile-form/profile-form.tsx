import { PERSON_LANGUAGES, type Profile } from '@press-room/contract/account';
import { isStaff } from '@press-room/contract/account-groups';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { CompanyField } from '../../../components/company-field.tsx';
import { LeaveDialog } from '../../../components/leave-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { Form } from '../../../lib/form.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { AccountTypeField } from '../profession/account-type-field.tsx';
import { toLanguageOptions } from '../profession/language-options.ts';
import { ProfessionFields } from '../profession/profession-fields.tsx';
import { Section } from '../profile/section.tsx';
import type { ProfileDraft } from './profile-draft.ts';
import { SaveBar } from './save-bar.tsx';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileForm({ profile }: { profile: Profile }) {
  const { form, isDirty, hold, discard } = useProfileForm(profile);
  const { attach } = form;
  const names = { maxLength: NAME_MAX_LENGTH };
  return (
    <form ref={attach} noValidate onSubmit={form.handleSubmit}>
      <Section title={m['account.profile.you']()}>
        <div className={forms.pair}>
          <TextField
            {...names}
            label={m['account.firstName']()}
            autoComplete="given-name"
            {...form.field('first_name')}
          />
          <TextField
            {...names}
            label={m['account.lastName']()}
            autoComplete="family-name"
            {...form.field('last_name')}
          />
        </div>
        <ChoiceField
          label={m['account.language.label']()}
          {...form.field('language')}
          options={toLanguageOptions(PERSON_LANGUAGES)}
          hint={m['account.language.hint']()}
        />
      </Section>
      {isStaff(profile) ? (
        <Section title={m['account.work.title']()}>
          <p>{m['account.type.pressOffice']()}</p>
        </Section>
      ) : (
        <WorkSection form={form} />
      )}
      <SaveBar isShown={isDirty} isBusy={form.isBusy} failure={form.failure} onDiscard={discard} />
      <LeaveDialog hold={hold} />
    </form>
  );
}

function WorkSection({ form: { values, errors, change } }: { form: Form<ProfileDraft> }) {
  return (
    <Section title={m['account.work.title']()} hint={m['account.profile.workHint']()}>
      <AccountTypeField
        legend={m['account.type.label']()}
        value={values.account_type}
        onChange={(account_type) => change({ account_type })}
      />
      {values.account_type === 'COMPANY' && (
        <CompanyField values={values} error={errors.company_name} onChange={change} />
      )}
      <ProfessionFields values={values} errors={errors} onChange={change} />
    </Section>
  );
}
