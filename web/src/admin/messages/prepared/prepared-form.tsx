import { CONTACT_PATH, type ContactRow } from '@press-room/contract/contacts';
import type { Language } from '@press-room/contract/languages';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@press-room/contract/limits';
import {
  PREPARED_BASKET_PATH,
  PREPARED_NOTE_MAX_LENGTH,
  type PreparedBasket,
} from '@press-room/contract/prepared-baskets';
import type { PressGroup } from '@press-room/contract/press-groups';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import * as z from 'zod/mini';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import type { Form } from '../../../lib/form.ts';
import { emailText, formSchema, requiredText } from '../../../lib/form-schema.ts';
import { languageName } from '../../../lib/format.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { groupOptions } from '../../components/group-filter.ts';
import styles from '../../components/record/record-form.module.css';
import { RecordForm } from '../../components/record/record-form.tsx';
import type { FormProps } from '../../components/record/record-page.tsx';
import type { ComparedField } from '../../components/saving/compare-sides.ts';
import { loadRows } from '../../components/saving/queries.ts';
import { showGroup, showMoment } from '../../components/saving/show-values.ts';
import { type Search, SearchChoice } from '../../components/search-choice/search-choice.tsx';
import { contactName } from '../../contacts/labels.ts';
import { AttachFields, AttachPicker, toChoice } from '../detail/attach-fields.tsx';
import type { Attached } from '../detail/attached-list.tsx';

type Values = {
  name: string;
  email: string;
  language: Language;
  /** Id of the press group; empty: all groups. */
  press_group: string;
  note: string;
  items: Attached[];
  expires_at: string | null;
  is_confirmed: boolean;
};

const SCHEMA = formSchema<Values>({
  name: requiredText(),
  email: emailText(),
  items: z.array(z.any()).check(z.minLength(1, { error: () => m['office.prepared.empty']() })),
});

const toValues = (row: PreparedBasket | null): Values => ({
  name: row?.name ?? '',
  email: row?.email ?? '',
  language: row?.language ?? 'it',
  press_group: String(row?.press_group?.id ?? ''),
  note: row?.note ?? '',
  items: (row?.items ?? []).map(({ kind, id, title, pages }) => ({
    kind,
    id,
    text: title,
    ...(pages && { range: { first: String(pages.first), last: String(pages.last) } }),
  })),
  expires_at: row?.expires_at ?? null,
  is_confirmed: row?.items.some(({ is_confirmed }) => is_confirmed) ?? false,
});

const toBody = ({ press_group, items, ...values }: Values) => ({
  ...values,
  press_group: press_group === '' ? null : Number(press_group),
  items: items.map(toChoice),
});

const listCompared = (groups: readonly PressGroup[]): ComparedField[] => [
  { name: 'name', label: m['office.prepared.name']() },
  { name: 'email', label: m['office.prepared.email']() },
  { name: 'language', label: m['office.prepared.language']() },
  {
    name: 'press_group',
    label: m['office.releases.column.group'](),
    show: (value) => showGroup(groups)(value) || m['office.prepared.house'](),
  },
  { name: 'note', label: m['office.prepared.note']() },
  {
    name: 'items',
    label: m['office.prepared.items'](),
    show: (value) => (Array.isArray(value) ? m['basket.count']({ count: value.length }) : ''),
  },
  { name: 'expires_at', label: m['office.messages.attachUntil'](), show: showMoment },
];

/** Recipient, materials and expiry of a basket. */
export function PreparedForm({ row, isReadOnly, onSaved }: FormProps<PreparedBasket>) {
  const groups = usePressGroups();
  return (
    <RecordForm
      noun={PREPARED_BASKET_PATH}
      row={row}
      schema={SCHEMA}
      toValues={toValues}
      toBody={toBody}
      compared={listCompared(groups)}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {(form) => <Fields form={form} groups={groups} isReadOnly={isReadOnly} />}
    </RecordForm>
  );
}

interface FieldsProps {
  form: Form<Values>;
  groups: readonly PressGroup[];
  isReadOnly: boolean;
}

function Fields({ form, groups, isReadOnly }: FieldsProps) {
  const [isPicking, setIsPicking] = useState(false);
  const mayFind = usePermissions().includes('contact.view');
  const { field } = form;
  return (
    <>
      {mayFind && !isReadOnly && (
        <div className={styles.wide}>
          <SearchChoice
            label={m['office.prepared.contact']()}
            search={CONTACTS}
            onChoose={({ name, email, language }) =>
              form.change({ name, email, ...(language && { language }) })
            }
          />
        </div>
      )}
      <TextField label={m['office.prepared.name']()} maxLength={NAME_MAX_LENGTH} {...field('name')} />
      <TextField
        label={m['office.prepared.email']()}
        type="email"
        maxLength={EMAIL_MAX_LENGTH}
        {...field('email')}
      />
      <ChoiceField
        label={m['office.prepared.language']()}
        hint={m['office.prepared.languageHint']()}
        options={(['it', 'en'] as const).map((value) => ({ value, text: languageName(value) }))}
        {...field('language')}
      />
      <ChoiceField
        label={m['office.releases.column.group']()}
        options={groupOptions(groups, m['office.prepared.house']())}
        {...field('press_group')}
      />
      <div className={styles.wide}>
        <AttachFields
          form={form}
          title={m['office.prepared.items']()}
          hint={m['office.prepared.itemsHint']()}
          recipient={form.values.name || m['office.prepared.recipient']()}
          onPickPictures={() => setIsPicking(true)}
        />
      </div>
      <div className={styles.wide}>
        <TextArea
          label={m['office.prepared.note']()}
          hint={m['office.prepared.noteHint']()}
          maxLength={PREPARED_NOTE_MAX_LENGTH}
          isOptional
          {...field('note')}
        />
      </div>
      {isPicking &&
        createPortal(
          // The picker contains a form: its submit event must not reach this form.
          <div onSubmit={(event) => event.stopPropagation()}>
            <AttachPicker form={form} onClose={() => setIsPicking(false)} />
          </div>,
          document.body,
        )}
    </>
  );
}

const OFFERED = 20;
const CONTACTS: Search<{
  key: string;
  text: string;
  note: string;
  name: string;
  email: string;
  language: Language | '';
}> = {
  key: ['office', 'prepared', CONTACT_PATH],
  load: async (q, signal) => {
    const request = {
      noun: CONTACT_PATH,
      searched: ['text'],
      q,
      sort: '-updated_at',
      length: OFFERED,
    };
    const { data } = await loadRows<ContactRow>(request, signal);
    return data.flatMap((row) => {
      const email = row.addresses.find(({ stopped }) => stopped === null)?.email;
      if (email === undefined) return [];
      const { id, language } = row;
      return [
        {
          key: String(id),
          text: contactName(row),
          note: email,
          name: contactName(row),
          email,
          language: language === 'it' || language === 'en' ? language : ('' as const),
        },
      ];
    });
  },
};
