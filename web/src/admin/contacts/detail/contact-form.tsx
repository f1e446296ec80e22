import { PERSON_LANGUAGES } from '@press-room/contract/account';
import {
  CONTACT_BASES,
  CONTACT_NOTES_MAX_LENGTH,
  CONTACT_PATH,
  CONTACT_SOURCE_MAX_LENGTH,
  type Contact,
  TAG_MAX_LENGTH,
} from '@press-room/contract/contacts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { CheckField } from '../../../components/check-field.tsx';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { listCountries } from '../../../lib/countries.ts';
import type { Form } from '../../../lib/form.ts';
import { capitalise, languageName } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { RecordForm } from '../../components/record/record-form.tsx';
import type { FormProps } from '../../components/record/record-page.tsx';
import { Section } from '../../components/record/section.tsx';
import { SectorsField } from '../../components/sectors/sectors-field.tsx';
import { ChipsField } from '../chips-field.tsx';
import { BASIS_LABELS } from '../labels.ts';
import { outletChoiceQuery, tagsQuery } from '../queries.ts';
import { CONTACT_SCHEMA, type ContactValues, listCompared, toBody, toValues } from './contact-values.tsx';

export const ContactForm = ({ row, isReadOnly, onSaved }: FormProps<Contact>) => (
  <RecordForm
    noun={CONTACT_PATH}
    row={row}
    schema={CONTACT_SCHEMA}
    toValues={toValues}
    toBody={toBody}
    compared={listCompared()}
    isReadOnly={isReadOnly}
    onSaved={onSaved}
  >
    {(form) => (
      <>
        <Section title={m['office.contacts.section.person']()}>
          <Person form={form} />
        </Section>
        <Section title={m['office.contacts.section.work']()}>
          <Work form={form} />
        </Section>
        <Section title={m['office.contacts.section.basis']()}>
          <Basis form={form} wording={row?.wording ?? ''} />
        </Section>
        <Section title={m['office.contacts.section.more']()}>
          <More form={form} />
        </Section>
      </>
    )}
  </RecordForm>
);

type Forms = { form: Form<ContactValues> };

const line = { isOptional: true, maxLength: NAME_MAX_LENGTH } as const;

const Person = ({ form }: Forms) => (
  <>
    <TextField label={m['account.firstName']()} {...line} {...form.field('first_name')} />
    <TextField label={m['account.lastName']()} {...line} {...form.field('last_name')} />
    <TextField
      label={m['office.contacts.salutation']()}
      hint={m['office.contacts.salutationHint']()}
      {...line}
      {...form.field('salutation')}
    />
    <TextField
      label={m['office.companies.field.telephone']()}
      {...line}
      type="tel"
      maxLength={50}
      {...form.field('phone')}
    />
    <ChipsField
      label={m['office.contacts.addresses']()}
      hint={m['office.contacts.addressesHint']()}
      type="email"
      maxLength={EMAIL_MAX_LENGTH}
      {...form.field('addresses')}
    />
    <ChoiceField
      label={m['office.contacts.language']()}
      options={PERSON_LANGUAGES.map((value) => ({ value, text: capitalise(languageName(value)) }))}
      {...form.field('language')}
    />
  </>
);

function Work({ form }: Forms) {
  const { data: tags = [] } = useQuery(tagsQuery());
  const { data: outlets = [] } = useQuery(outletChoiceQuery());
  return (
    <>
      <ChipsField
        label={m['office.outlets.title']()}
        hint={m['office.contacts.outletsHint']()}
        maxLength={NAME_MAX_LENGTH}
        suggestions={outlets.map(({ name }) => name)}
        {...form.field('outlet_names')}
      />
      <ChipsField
        label={m['office.contacts.roles']()}
        hint={m['office.contacts.rolesHint']()}
        maxLength={NAME_MAX_LENGTH}
        {...form.field('roles')}
      />
      <SectorsField label={m['office.editor.facts.sectors']()} {...form.field('sectors')} />
      <ChipsField
        label={m['office.contacts.tags']()}
        hint={m['office.contacts.tagsHint']()}
        maxLength={TAG_MAX_LENGTH}
        suggestions={tags.map(({ tag }) => tag)}
        {...form.field('tags')}
      />
      <ChoiceField
        label={m['office.companies.field.country']()}
        options={[{ value: '', text: m['account.notTold']() }, ...listCountries()]}
        {...form.field('country')}
      />
    </>
  );
}

const Basis = ({ form, wording }: Forms & { wording: string }) => (
  <>
    <ChoiceField
      label={m['office.contacts.basis']()}
      options={CONTACT_BASES.map((value) => ({ value, text: labelOf(BASIS_LABELS, value) }))}
      hint={m['office.contacts.basisHint']()}
      {...form.field('basis')}
    />
    <TextField
      label={m['office.contacts.source']()}
      hint={m['office.contacts.sourceHint']()}
      isOptional={form.values.basis === 'asked'}
      maxLength={CONTACT_SOURCE_MAX_LENGTH}
      {...form.field('source')}
    />
    {form.values.basis === 'asked' && wording !== '' && (
      <p>{m['office.contacts.wording']({ text: wording })}</p>
    )}
  </>
);

function More({ form }: Forms) {
  const { value, ...trusted } = form.field('is_embargo_trusted');
  return (
    <>
      <TextField label={m['office.contacts.awayFrom']()} {...line} type="date" {...form.field('away_from')} />
      <TextField
        label={m['office.contacts.awayUntil']()}
        hint={m['office.contacts.awayHint']()}
        {...line}
        type="date"
        {...form.field('away_until')}
      />
      <TextArea
        label={m['office.contacts.notes']()}
        maxLength={CONTACT_NOTES_MAX_LENGTH}
        isOptional
        {...form.field('notes')}
      />
      <CheckField isChecked={value} {...trusted}>
        {m['office.contacts.trusted']()}
      </CheckField>
    </>
  );
}
