import {
  CRISIS_PATH,
  CRISIS_TEXT_MAX_LENGTH,
  CRISIS_TITLE_MAX_LENGTH,
  type Crisis,
} from '@press-room/contract/crisis';
import { EMAIL_MAX_LENGTH } from '@press-room/contract/limits';
import { ChoiceField } from '../../components/choice-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { usePressGroup, usePressGroups } from '../../features/press-groups/press-group.ts';
import { formSchema, optionalEmailText, requiredText } from '../../lib/form-schema.ts';
import { m } from '../../paraglide/messages.js';
import { groupOptions } from '../components/group-filter.ts';
import styles from '../components/record/record-form.module.css';
import { RecordForm } from '../components/record/record-form.tsx';
import type { FormProps } from '../components/record/record-page.tsx';

interface Values extends Record<string, unknown> {
  press_group: string;
  title_it: string;
  title_en: string;
  text_it: string;
  text_en: string;
  phone: string;
  email: string;
}

const SCHEMA = formSchema<Values>({ press_group: requiredText(), email: optionalEmailText() });

const toValues =
  (group: number | undefined) =>
  (row: Crisis | null): Values => ({
    press_group: String(row?.press_group.id ?? group ?? ''),
    title_it: row?.title.it ?? '',
    title_en: row?.title.en ?? '',
    text_it: row?.text.it ?? '',
    text_en: row?.text.en ?? '',
    phone: row?.phone ?? '',
    email: row?.email ?? '',
  });

const toBody = ({ press_group, title_it, title_en, text_it, text_en, phone, email }: Values) => ({
  press_group: Number(press_group),
  title: { it: title_it, en: title_en },
  text: { it: text_it, en: text_en },
  phone,
  email,
});

const listCompared = () => [
  { name: 'title.it', label: m['office.crises.titleIt']() },
  { name: 'title.en', label: m['office.crises.titleEn']() },
  { name: 'text.it', label: m['office.crises.textIt']() },
  { name: 'text.en', label: m['office.crises.textEn']() },
  { name: 'phone', label: m['office.crises.phone']() },
  { name: 'email', label: m['office.crises.email']() },
];

export function CrisisForm({ row, isReadOnly, onSaved }: FormProps<Crisis>) {
  const groups = usePressGroups();
  const own = usePressGroup();
  return (
    <RecordForm
      noun={CRISIS_PATH}
      row={row}
      schema={SCHEMA}
      toValues={toValues(own?.id)}
      toBody={toBody}
      compared={listCompared()}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {({ field }) => (
        <>
          {row === null && (
            <ChoiceField
              label={m['office.crises.group']()}
              options={groupOptions(groups)}
              {...field('press_group')}
            />
          )}
          <div className={styles.pair}>
            <TextField
              label={m['office.crises.titleIt']()}
              maxLength={CRISIS_TITLE_MAX_LENGTH}
              {...field('title_it')}
            />
            <TextField
              label={m['office.crises.titleEn']()}
              maxLength={CRISIS_TITLE_MAX_LENGTH}
              {...field('title_en')}
            />
          </div>
          <div className={styles.pair}>
            <TextArea
              label={m['office.crises.textIt']()}
              hint={m['office.crises.textHint']()}
              maxLength={CRISIS_TEXT_MAX_LENGTH}
              {...field('text_it')}
            />
            <TextArea
              label={m['office.crises.textEn']()}
              maxLength={CRISIS_TEXT_MAX_LENGTH}
              {...field('text_en')}
            />
          </div>
          <TextField
            label={m['office.crises.phone']()}
            hint={m['office.crises.phoneHint']()}
            type="tel"
            isOptional
            maxLength={50}
            {...field('phone')}
          />
          <TextField
            label={m['office.crises.email']()}
            type="email"
            isOptional
            maxLength={EMAIL_MAX_LENGTH}
            {...field('email')}
          />
        </>
      )}
    </RecordForm>
  );
}
