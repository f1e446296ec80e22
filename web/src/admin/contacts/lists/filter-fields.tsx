import { PERSON_LANGUAGES } from '@press-room/contract/account';
import { OUTLET_KINDS, TAG_MAX_LENGTH } from '@press-room/contract/contacts';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { CheckField } from '../../../components/check-field.tsx';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { listCountries } from '../../../lib/countries.ts';
import type { Form } from '../../../lib/form.ts';
import { capitalise, languageName } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { useEvents } from '../../accreditations/list/use-events.ts';
import { Section } from '../../components/record/section.tsx';
import { SectorsField } from '../../components/sectors/sectors-field.tsx';
import { ChipsField } from '../chips-field.tsx';
import { KIND_LABELS } from '../labels.ts';
import { countQuery, tagsQuery } from '../queries.ts';
import { type ListValues, toFilter } from './list-values.ts';

type Forms = { form: Form<ListValues> };

/** Filter of a list, with the current number of matching contacts. */
export function FilterFields({ form }: Forms) {
  const { data: count } = useQuery(countQuery(toFilter(form.values)));
  const { data: tags = [] } = useQuery(tagsQuery());
  const events = useEvents(usePermissions().includes('event.view'));
  const { value: hasTaken, ...taken } = form.field('has_taken');
  return (
    <>
      <Section title={m['office.contactLists.filter']()}>
        <SectorsField label={m['office.editor.facts.sectors']()} {...form.field('sectors')} />
        <ChipsField
          label={m['office.contacts.tags']()}
          hint={m['office.contactLists.anyHint']()}
          maxLength={TAG_MAX_LENGTH}
          suggestions={tags.map(({ tag }) => tag)}
          {...form.field('tags')}
        />
        <ChipsField
          label={m['office.contactLists.countries']()}
          maxLength={NAME_MAX_LENGTH}
          suggestions={listCountries().map(({ text }) => text)}
          {...form.field('countries')}
        />
        <ChoiceField
          label={m['office.contacts.accreditedFor']()}
          options={[
            { value: '', text: m['office.contactLists.anyEvent']() },
            ...events.map(({ id, name }) => ({ value: String(id), text: ownWords(name) })),
          ]}
          {...form.field('event')}
        />
        <CheckField isChecked={hasTaken} {...taken}>
          {m['office.contactLists.hasTaken']()}
        </CheckField>
      </Section>
      <Section title={m['office.contactLists.languages']()}>
        <Choices
          form={form}
          name="languages"
          options={PERSON_LANGUAGES.map((value) => ({ value, text: capitalise(languageName(value)) }))}
        />
      </Section>
      <Section title={m['office.contactLists.outletKinds']()}>
        <Choices
          form={form}
          name="outlet_kinds"
          options={OUTLET_KINDS.map((value) => ({ value, text: labelOf(KIND_LABELS, value) }))}
        />
      </Section>
      <p role="status">{count && m['office.contactLists.counts']({ ...count })}</p>
    </>
  );
}

interface ChoicesProps<Name extends 'languages' | 'outlet_kinds'> extends Forms {
  name: Name;
  options: readonly { value: ListValues[Name][number]; text: string }[];
}

/** Checkboxes; an empty selection means all. */
function Choices<Name extends 'languages' | 'outlet_kinds'>({ form, name, options }: ChoicesProps<Name>) {
  const chosen: readonly string[] = form.values[name];
  return options.map(({ value, text }) => (
    <CheckField
      key={value}
      name={`${name}-${value}`}
      isChecked={chosen.includes(value)}
      onChange={(isWanted) => {
        const wanted = options
          .map((option) => option.value)
          .filter((each) => (each === value ? isWanted : chosen.includes(each)));
        form.change({ [name]: wanted } as unknown as Partial<ListValues>);
      }}
    >
      {text}
    </CheckField>
  ));
}
