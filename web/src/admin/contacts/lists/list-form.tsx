import { CONTACT_LIST_PATH, type ContactList } from '@press-room/contract/contacts';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import type { Form } from '../../../lib/form.ts';
import { m } from '../../../paraglide/messages.js';
import { groupOptions } from '../../components/group-filter.ts';
import { RecordForm } from '../../components/record/record-form.tsx';
import type { FormProps } from '../../components/record/record-page.tsx';
import { FilterFields } from './filter-fields.tsx';
import { LIST_SCHEMA, type ListValues, listCompared, toBody, toValues } from './list-values.ts';

export function ListForm({ row, isReadOnly, onSaved }: FormProps<ContactList>) {
  const [first, ...others] = usePressGroups();
  const onlyGroup = first !== undefined && others.length === 0 ? String(first.id) : '';
  return (
    <RecordForm
      noun={CONTACT_LIST_PATH}
      row={row}
      schema={LIST_SCHEMA}
      toValues={(latest) => toValues(latest, onlyGroup)}
      toBody={toBody}
      compared={listCompared()}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {(form) => <Fields form={form} isNew={row === null} />}
    </RecordForm>
  );
}

function Fields({ form, isNew }: { form: Form<ListValues>; isNew: boolean }) {
  const groups = usePressGroups();
  const isFiltered = form.values.kind === 'filtered';
  return (
    <>
      <TextField
        label={m['office.contactLists.name']()}
        maxLength={NAME_MAX_LENGTH}
        {...form.field('name')}
      />
      <ChoiceField
        label={m['office.releases.column.group']()}
        options={groupOptions(groups, m['office.bulk.choose']())}
        {...form.field('press_group')}
      />
      {isNew && (
        <RadioGroup
          legend={m['office.contactLists.kind']()}
          options={[
            { value: 'picked', text: m['office.contactLists.picked']() },
            { value: 'filtered', text: m['office.contactLists.filtered']() },
          ]}
          hint={m['office.contactLists.kindHint']()}
          {...form.field('kind')}
        />
      )}
      {isFiltered && <FilterFields form={form} />}
    </>
  );
}
