import { OFFICE_PRESS_KIT_PATH, type OfficePressKit } from '@press-room/contract/admin-press-kit';
import { ChoiceField } from '../../components/choice-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { usePressGroup, usePressGroups } from '../../features/press-groups/press-group.ts';
import type { Form } from '../../lib/form.ts';
import { m } from '../../paraglide/messages.js';
import { groupOptions } from '../components/group-filter.ts';
import { RecordForm } from '../components/record/record-form.tsx';
import type { FormProps } from '../components/record/record-page.tsx';
import { Section } from '../components/record/section.tsx';
import { TitleFields } from '../components/record/title-fields.tsx';
import { VisibleFields } from '../components/record/visible-fields.tsx';
import { KitFilesField } from './files/kit-files-field.tsx';
import { KIT_SCHEMA, type KitValues, listKitCompared, toKitBody, toKitValues } from './kit-values.ts';
import { KitSteps } from './review/kit-steps.tsx';

export function KitForm({ row, isReadOnly, onSaved }: FormProps<OfficePressKit>) {
  const known = usePressGroups();
  const shown = usePressGroup();
  const groups =
    row && !known.some(({ id }) => id === row.press_group.id) ? [row.press_group, ...known] : known;
  return (
    <RecordForm
      noun={OFFICE_PRESS_KIT_PATH}
      row={row}
      schema={KIT_SCHEMA}
      toValues={toKitValues(shown?.id ?? known[0]?.id)}
      toBody={toKitBody}
      compared={listKitCompared(groups)}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {(form) => (
        <>
          <Section title={m['office.kits.edition']()}>
            <EditionFields form={form} groups={groups} />
          </Section>
          <Section title={m['office.kits.readers']()}>
            <VisibleFields form={form} noun="press_kit" id={row?.id} isReadOnly={isReadOnly} />
          </Section>
          <Section title={m['office.kits.files']()} count={form.values.files.length}>
            <KitFilesField isReadOnly={isReadOnly} {...form.field('files')} />
          </Section>
          {row && <KitSteps row={row} isSaved={isAsSaved(form.values, row)} onMoved={onSaved} />}
        </>
      )}
    </RecordForm>
  );
}

/** Whether there is no unsaved input: the screen shows the stored state. */
const isAsSaved = (values: KitValues, row: OfficePressKit): boolean =>
  JSON.stringify(toKitBody(values)) === JSON.stringify(toKitBody(toKitValues(undefined)(row)));

interface EditionFieldsProps {
  form: Form<KitValues>;
  groups: readonly { id: number; name: string }[];
}

function EditionFields({ form, groups }: EditionFieldsProps) {
  return (
    <>
      <TitleFields form={form} />
      <TextField label={m['office.kits.year']()} inputMode="numeric" {...form.field('year')} />
      <ChoiceField
        label={m['office.releases.column.group']()}
        options={groupOptions(groups)}
        {...form.field('press_group')}
      />
    </>
  );
}
