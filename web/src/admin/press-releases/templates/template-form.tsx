import { RELEASE_ACCESS } from '@press-room/contract/access';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import {
  RELEASE_TEMPLATE_PATH,
  type ReleaseTemplate,
  TEMPLATE_NAME_MAX_LENGTH,
} from '@press-room/contract/release-templates';
import { RELEASE_TEXT_FIELDS, releaseTextField } from '@press-room/contract/release-text';
import { useMemo } from 'react';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { usePressGroup, usePressGroups } from '../../../features/press-groups/press-group.ts';
import { useSectors } from '../../../features/sectors/sectors.ts';
import type { Form } from '../../../lib/form.ts';
import { capitalise, languageName } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { groupOptions } from '../../components/group-filter.ts';
import { ACCESS_HINTS, ACCESS_LABELS } from '../../components/publishing/access-labels.ts';
import styles from '../../components/record/record-form.module.css';
import { RecordForm } from '../../components/record/record-form.tsx';
import type { FormProps } from '../../components/record/record-page.tsx';
import { Section } from '../../components/record/section.tsx';
import { SectorsField } from '../../components/sectors/sectors-field.tsx';
import { LazyHtmlField } from '../../components/text-editor/lazy-html-field.ts';
import { BoilerplatesField, showBoilerplates } from '../boilerplates/lazy-boilerplates.tsx';
import { ContactsField } from '../contacts/contacts-field.tsx';
import { labelOf as labelOfField } from '../field-labels.ts';
import { EventField, showEvent } from '../panels/event-choice.tsx';
import {
  buildToValues,
  listCompared,
  TEMPLATE_SCHEMA,
  type TemplateValues,
  toTemplateBody,
} from './template-values.ts';

/** Form of a release template of a press group. */
export function TemplateForm({ row, isReadOnly, onSaved }: FormProps<ReleaseTemplate>) {
  const group = usePressGroup();
  const groups = usePressGroups();
  const sectors = useSectors();
  const toValues = useMemo(() => buildToValues(group?.id), [group?.id]);
  return (
    <RecordForm
      noun={RELEASE_TEMPLATE_PATH}
      row={row}
      schema={TEMPLATE_SCHEMA}
      toValues={toValues}
      toBody={toTemplateBody}
      compared={listCompared(groups, sectors, showEvent, showBoilerplates)}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {(form) => (
        <>
          <FactsSection form={form} row={row} isReadOnly={isReadOnly} />
          {LANGUAGES.toReversed().map((language) => (
            <TextSection key={language} form={form} language={language} isReadOnly={isReadOnly} />
          ))}
          <Section title={m['office.editor.contacts.title']()}>
            <div className={styles.wide}>
              <ContactsField
                {...form.field('contacts')}
                isReadOnly={isReadOnly}
                group={Number(form.values.press_group)}
              />
            </div>
          </Section>
          <Section title={m['office.editor.boilerplates.title']()}>
            <div className={styles.wide}>
              <BoilerplatesField
                {...form.field('boilerplates')}
                isReadOnly={isReadOnly}
                carrier={{
                  press_group: Number(form.values.press_group),
                  company: null,
                  event: form.values.event,
                }}
              />
            </div>
          </Section>
        </>
      )}
    </RecordForm>
  );
}

interface FactsSectionProps {
  form: Form<TemplateValues>;
  row: ReleaseTemplate | null;
  isReadOnly: boolean;
}

function FactsSection({ form: { field }, row, isReadOnly }: FactsSectionProps) {
  const known = usePressGroups();
  const groups =
    row && known.every(({ id }) => id !== row.press_group.id) ? [row.press_group, ...known] : known;
  return (
    <Section title={m['office.editor.facts.title']()}>
      <TextField
        label={m['office.templates.name']()}
        maxLength={TEMPLATE_NAME_MAX_LENGTH}
        {...field('name')}
      />
      <ChoiceField
        label={m['office.releases.column.group']()}
        options={groupOptions(groups)}
        {...field('press_group')}
      />
      <ChoiceField
        label={m['office.editor.facts.access']()}
        options={RELEASE_ACCESS.map((value) => ({ value, text: labelOf(ACCESS_LABELS, value) }))}
        hint={labelOf(ACCESS_HINTS, field('access').value)}
        {...field('access')}
      />
      <SectorsField
        label={m['office.editor.facts.sectors']()}
        isReadOnly={isReadOnly}
        {...field('sectors')}
      />
      <EventField isReadOnly={isReadOnly} {...field('event')} />
    </Section>
  );
}

interface TextSectionProps {
  form: Form<TemplateValues>;
  language: Language;
  isReadOnly: boolean;
}

function TextSection({ form: { field }, language, isReadOnly }: TextSectionProps) {
  const label = (part: string): string => labelOfField(`text.${language}.${part}`);
  return (
    <Section title={capitalise(languageName(language))}>
      <div className={styles.wide}>
        {RELEASE_TEXT_FIELDS.map((part) => {
          const { max, hasLines, isHtml } = releaseTextField(part);
          const own = { label: label(part), ...field(`text_${language}_${part}`) };
          if (isHtml)
            return <LazyHtmlField key={part} language={language} isReadOnly={isReadOnly} {...own} />;
          if (hasLines) return <TextArea key={part} maxLength={max} isOptional {...own} />;
          return <TextField key={part} maxLength={max} isOptional {...own} />;
        })}
      </div>
    </Section>
  );
}
