import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { ANSWER_MAX_LENGTH, REUSABLE_ANSWER_PATH, type ReusableAnswer } from '@press-room/contract/messages';
import type { PressGroup } from '@press-room/contract/press-groups';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { groupOptions } from '../../components/group-filter.ts';
import styles from '../../components/record/record-form.module.css';
import { RecordForm } from '../../components/record/record-form.tsx';
import type { FormProps } from '../../components/record/record-page.tsx';
import type { ComparedField } from '../../components/saving/compare-sides.ts';
import { showGroup } from '../../components/saving/show-values.ts';

type Values = {
  name: string;
  /** Id of the press group; empty: all groups. */
  press_group: string;
  text_it: string;
  text_en: string;
};

const SCHEMA = formSchema<Values>({ name: requiredText() });

const toValues = (row: ReusableAnswer | null): Values => ({
  name: row?.name ?? '',
  press_group: String(row?.press_group?.id ?? ''),
  text_it: row?.text.it ?? '',
  text_en: row?.text.en ?? '',
});

const toBody = ({ name, press_group, text_it, text_en }: Values) => ({
  name,
  press_group: press_group === '' ? null : Number(press_group),
  text: { it: text_it, en: text_en },
});

const textIn = (language: 'it' | 'en'): string =>
  m['office.editor.fieldIn']({ field: m['office.answers.text'](), language: languageName(language) });

const listCompared = (groups: readonly PressGroup[]): ComparedField[] => [
  { name: 'name', label: m['office.answers.name']() },
  {
    name: 'press_group',
    label: m['office.releases.column.group'](),
    show: (value) => showGroup(groups)(value) || m['office.answers.allGroups'](),
  },
  { name: 'text.it', label: textIn('it') },
  { name: 'text.en', label: textIn('en') },
];

/** Ready answer in several languages. */
export function AnswerForm({ row, isReadOnly, onSaved }: FormProps<ReusableAnswer>) {
  const groups = usePressGroups();
  return (
    <RecordForm
      noun={REUSABLE_ANSWER_PATH}
      row={row}
      schema={SCHEMA}
      toValues={toValues}
      toBody={toBody}
      compared={listCompared(groups)}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {({ field }) => (
        <>
          <TextField
            label={m['office.answers.name']()}
            hint={m['office.answers.nameHint']()}
            maxLength={NAME_MAX_LENGTH}
            {...field('name')}
          />
          <ChoiceField
            label={m['office.releases.column.group']()}
            options={groupOptions(groups, m['office.answers.allGroups']())}
            {...field('press_group')}
          />
          {(['text_it', 'text_en'] as const).map((name) => (
            <div key={name} className={styles.wide}>
              <TextArea
                label={textIn(name === 'text_it' ? 'it' : 'en')}
                hint={m['office.answers.textHint']()}
                maxLength={ANSWER_MAX_LENGTH}
                isOptional
                {...field(name)}
              />
            </div>
          ))}
        </>
      )}
    </RecordForm>
  );
}
