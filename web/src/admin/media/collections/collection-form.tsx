import { ASSET_COLLECTION_PATH, type AssetCollection } from '@press-room/contract/admin-asset-collections';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import { groupOptions } from '../../components/group-filter.ts';
import { RecordForm } from '../../components/record/record-form.tsx';
import type { FormProps } from '../../components/record/record-page.tsx';

interface Values extends Record<string, unknown> {
  name: string;
  press_group: string;
}
const SCHEMA = formSchema<Values>({ name: requiredText(), press_group: requiredText() });

const listCompared = () => [
  { name: 'name', label: m['office.collections.name']() },
  { name: 'press_group', label: m['office.releases.column.group']() },
];

export function CollectionForm({ row, isReadOnly, onSaved }: FormProps<AssetCollection>) {
  const groups = usePressGroups();
  const [first, ...others] = groups;
  const onlyGroup = first !== undefined && others.length === 0 ? String(first.id) : '';
  return (
    <RecordForm<AssetCollection, Values>
      noun={ASSET_COLLECTION_PATH}
      row={row}
      schema={SCHEMA}
      toValues={(latest) => ({
        name: latest?.name ?? '',
        press_group: latest === null ? onlyGroup : String(latest.press_group.id),
      })}
      toBody={({ name, press_group }) => ({ name, press_group: Number(press_group) })}
      compared={listCompared()}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {({ field }) => (
        <>
          <TextField label={m['office.collections.name']()} maxLength={NAME_MAX_LENGTH} {...field('name')} />
          <ChoiceField
            label={m['office.releases.column.group']()}
            options={groupOptions(groups, m['office.bulk.choose']())}
            {...field('press_group')}
          />
        </>
      )}
    </RecordForm>
  );
}
