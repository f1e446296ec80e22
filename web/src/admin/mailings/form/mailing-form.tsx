import { CONTACT_LIST_PATH, type ContactList } from '@press-room/contract/contacts';
import type { Datatables } from '@press-room/contract/datatables';
import {
  MAILING_PATH,
  MAILING_PER_MINUTE_MAX,
  type Mailing,
  OPENING_MAX_LENGTH,
  PREHEADER_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
} from '@press-room/contract/mailings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CheckField } from '../../components/check-field.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { getJson } from '../../lib/api.ts';
import type { Form } from '../../lib/form.ts';
import { formSchema } from '../../lib/form-schema.ts';
import { capitalise, languageName } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { RecordForm } from '../components/record/record-form.tsx';
import { Section } from '../components/record/section.tsx';
import type { ComparedField } from '../components/saving/compare-sides.ts';
import { TAKERS_LABELS } from './labels.ts';

interface MailingValues extends Record<string, unknown> {
  lists: readonly number[];
  has_takers: boolean;
  subject_it: string;
  subject_en: string;
  preheader_it: string;
  preheader_en: string;
  opening_it: string;
  opening_en: string;
  extent: 'teaser' | 'full';
  shows_picture: boolean;
  /** A number, or empty. */
  per_minute: string;
}

const SCHEMA = formSchema<MailingValues>({});

const toValues = (row: Mailing | null): MailingValues => ({
  lists: row?.audience.lists ?? [],
  has_takers: row?.audience.has_takers ?? false,
  subject_it: row?.subject.it ?? '',
  subject_en: row?.subject.en ?? '',
  preheader_it: row?.preheader.it ?? '',
  preheader_en: row?.preheader.en ?? '',
  opening_it: row?.opening.it ?? '',
  opening_en: row?.opening.en ?? '',
  extent: row?.extent ?? 'teaser',
  shows_picture: row?.shows_picture ?? true,
  per_minute: row === null || row.per_minute === 0 ? '' : String(row.per_minute),
});

const toBodyOf = (contacts: readonly number[]) => (values: MailingValues) => ({
  audience: { lists: [...values.lists], contacts: [...contacts], has_takers: values.has_takers },
  subject: { it: values.subject_it, en: values.subject_en },
  preheader: { it: values.preheader_it, en: values.preheader_en },
  opening: { it: values.opening_it, en: values.opening_en },
  extent: values.extent,
  shows_picture: values.shows_picture,
  // What is no number is refused by its field.
  per_minute: values.per_minute || 0,
});

const WORD_LABELS = {
  subject: m['office.mailings.subject'],
  preheader: m['office.mailings.preheader'],
  opening: m['office.mailings.opening'],
};

const listCompared = (): ComparedField[] => [
  { name: 'audience', label: m['office.mailings.section.audience']() },
  ...(['subject', 'preheader', 'opening'] as const).flatMap((field) =>
    (['it', 'en'] as const).map((language) => ({
      name: `${field}.${language}`,
      label: `${labelOf(WORD_LABELS, field)} (${languageName(language)})`,
    })),
  ),
  { name: 'extent', label: m['office.mailings.extent']() },
  { name: 'shows_picture', label: m['office.mailings.picture']() },
  { name: 'per_minute', label: m['office.mailings.perMinute']() },
];

interface MailingFormProps {
  row: Mailing;
  isReadOnly: boolean;
  onSaved: (row: Mailing) => void;
}

export const MailingForm = ({ row, isReadOnly, onSaved }: MailingFormProps) => (
  <RecordForm
    noun={MAILING_PATH}
    row={row}
    schema={SCHEMA}
    toValues={toValues}
    toBody={toBodyOf(row.audience.contacts)}
    compared={listCompared()}
    isReadOnly={isReadOnly}
    onSaved={onSaved}
  >
    {(form) => (
      <>
        <Section title={m['office.mailings.section.audience']()}>
          <Audience form={form} row={row} />
        </Section>
        {(['it', 'en'] as const).map((language) => (
          <Section key={language} title={capitalise(languageName(language))}>
            <Words form={form} language={language} />
          </Section>
        ))}
        <Section title={m['office.mailings.section.content']()}>
          <Content form={form} />
        </Section>
      </>
    )}
  </RecordForm>
);

type Forms = { form: Form<MailingValues> };

const contactListsQuery = (group: number) =>
  queryOptions({
    queryKey: ['office', CONTACT_LIST_PATH, 'of group', group],
    queryFn: ({ signal }) =>
      getJson<Datatables<ContactList>>(
        CONTACT_LIST_PATH,
        { format: 'datatables', start: 0, length: 100, press_group: group },
        signal,
      ),
    staleTime: 0,
  });

function Audience({ form, row }: Forms & { row: Mailing }) {
  const { data } = useQuery(contactListsQuery(row.press_group.id));
  const { value, name, onChange } = form.field('lists');
  const { value: hasTakers, ...takers } = form.field('has_takers');
  const lists = data?.data ?? [];
  return (
    <>
      {data !== undefined && lists.length === 0 && <p>{m['office.mailings.noLists']()}</p>}
      {lists.map((list) => (
        <CheckField
          key={list.id}
          name={`${name}-${list.id}`}
          isChecked={value.includes(list.id)}
          onChange={(isChecked) =>
            onChange(isChecked ? [...value, list.id] : value.filter((id) => id !== list.id))
          }
        >
          <bdi>{list.name}</bdi>{' '}
          {m['office.contactLists.counts']({ count: list.count, reachable: list.reachable })}
        </CheckField>
      ))}
      <CheckField isChecked={hasTakers} {...takers}>
        {labelOf(TAKERS_LABELS, row.kind)}
      </CheckField>
    </>
  );
}

const MAX_LENGTHS = {
  subject: SUBJECT_MAX_LENGTH,
  preheader: PREHEADER_MAX_LENGTH,
  opening: OPENING_MAX_LENGTH,
} as const;

function Words({ form, language }: Forms & { language: 'it' | 'en' }) {
  const line = { type: 'text', autoComplete: 'off', isOptional: true } as const;
  return (
    <>
      <TextField
        label={m['office.mailings.subject']()}
        maxLength={MAX_LENGTHS.subject}
        {...line}
        {...form.field(`subject_${language}`)}
      />
      <TextField
        label={m['office.mailings.preheader']()}
        hint={m['office.mailings.preheaderHint']()}
        maxLength={MAX_LENGTHS.preheader}
        {...line}
        {...form.field(`preheader_${language}`)}
      />
      <TextArea
        label={m['office.mailings.opening']()}
        hint={m['office.mailings.openingHint']({ field: '{first_name|…}' })}
        maxLength={MAX_LENGTHS.opening}
        isOptional
        {...form.field(`opening_${language}`)}
      />
    </>
  );
}

function Content({ form }: Forms) {
  const { value, ...picture } = form.field('shows_picture');
  return (
    <>
      <RadioGroup
        legend={m['office.mailings.extent']()}
        options={[
          { value: 'teaser', text: m['office.mailings.teaser']() },
          { value: 'full', text: m['office.mailings.full']() },
        ]}
        {...form.field('extent')}
      />
      <CheckField isChecked={value} {...picture}>
        {m['office.mailings.picture']()}
      </CheckField>
      <TextField
        label={m['office.mailings.perMinute']()}
        hint={m['office.mailings.perMinuteHint']()}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        isOptional
        maxLength={String(MAILING_PER_MINUTE_MAX).length}
        {...form.field('per_minute')}
      />
    </>
  );
}
