import {
  BOILERPLATE_MAX_LENGTH,
  OFFICE_PRESS_GROUP_PATH,
  type OfficePressGroup,
} from '@press-room/contract/admin-press-groups';
import { GROUP_THEMES } from '@press-room/contract/press-groups';
import { CheckField } from '../../components/check-field.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { Form } from '../../lib/form.ts';
import { joinWords } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { PictureField } from '../components/files/picture-field.tsx';
import record from '../components/record/record-form.module.css';
import { RecordForm } from '../components/record/record-form.tsx';
import type { FormProps } from '../components/record/record-page.tsx';
import { Section } from '../components/record/section.tsx';
import { LazyHtmlField } from '../components/text-editor/lazy-html-field.ts';
import { listCompared } from './compared.ts';
import { GROUP_SCHEMA, type GroupValues, toGroupBody, toGroupValues } from './group-values.ts';
import { THEME_LABELS } from './labels.ts';
import { ColoursField } from './look/colours-field.tsx';
import { LookPreview } from './look/look-preview.tsx';
import { DayBoxes } from './people/hours-field.tsx';
import { OfficeSection } from './people/office-section.tsx';

export function GroupForm({ row, isReadOnly, onSaved }: FormProps<OfficePressGroup>) {
  return (
    <RecordForm
      noun={OFFICE_PRESS_GROUP_PATH}
      row={row}
      schema={GROUP_SCHEMA}
      toValues={toGroupValues}
      toBody={toGroupBody}
      compared={listCompared()}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {(form) => (
        <>
          <WordsSection form={form} isReadOnly={isReadOnly} />
          <LookSection form={form} isReadOnly={isReadOnly} />
          <ReleaseSection form={form} />
          <InThePressSection form={form} />
          <ReviewSection form={form} />
          <HostsSection form={form} row={row} />
          <OfficeSection form={form} />
        </>
      )}
    </RecordForm>
  );
}

interface SectionProps {
  form: Form<GroupValues>;
  isReadOnly: boolean;
}

function WordsSection({ form: { field }, isReadOnly }: SectionProps) {
  return (
    <Section title={m['office.groups.words']()}>
      <TextField label={m['office.groups.name']()} {...field('name')} />
      <div className={record.pair}>
        <TextField label={m['office.groups.taglineIt']()} isOptional {...field('tagline_it')} />
        <TextField label={m['office.groups.taglineEn']()} isOptional {...field('tagline_en')} />
        <LazyHtmlField
          label={m['office.groups.boilerplateIt']()}
          language="it"
          isReadOnly={isReadOnly}
          {...field('boilerplate_it')}
        />
        <LazyHtmlField
          label={m['office.groups.boilerplateEn']()}
          language="en"
          isReadOnly={isReadOnly}
          {...field('boilerplate_en')}
        />
      </div>
    </Section>
  );
}

function LookSection({ form, isReadOnly }: SectionProps) {
  return (
    <Section title={m['office.groups.look']()}>
      <ChoiceField
        label={m['office.groups.theme']()}
        options={GROUP_THEMES.map((value) => ({ value, text: labelOf(THEME_LABELS, value) }))}
        {...form.field('theme')}
      />
      <PictureField
        label={m['office.groups.logo']()}
        choose={m['office.groups.logoChoose']()}
        isReadOnly={isReadOnly}
        {...form.field('logo')}
      />
      <ColoursField form={form} />
      <LookPreview values={form.values} />
    </Section>
  );
}

function ReleaseSection({ form: { values, change } }: { form: Form<GroupValues> }) {
  return (
    <Section title={m['office.groups.release']()}>
      <CheckField
        name="four_eyes"
        isChecked={values.four_eyes}
        onChange={(four_eyes) => change({ four_eyes })}
      >
        {m['office.groups.fourEyes']()}
      </CheckField>
      <p>{m['office.groups.fourEyesHint']()}</p>
    </Section>
  );
}

function InThePressSection({ form: { values, change } }: { form: Form<GroupValues> }) {
  return (
    <Section title={m['inThePress.title']()}>
      <CheckField
        name="shows_clippings"
        isChecked={values.shows_clippings}
        onChange={(shows_clippings) => change({ shows_clippings })}
      >
        {m['office.inThePress.shown']()}
      </CheckField>
      <p>{m['office.inThePress.groupHint']()}</p>
    </Section>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

function ReviewSection({ form: { field, values, change } }: { form: Form<GroupValues> }) {
  return (
    <Section title={m['office.groups.review']()}>
      <ChoiceField
        label={m['office.groups.reviewHour']()}
        hint={m['office.groups.reviewHint']()}
        options={[
          { value: '', text: m['office.groups.reviewNever']() },
          ...HOURS.map((value) => ({ value, text: `${value.padStart(2, '0')}:00` })),
        ]}
        {...field('review_hour')}
      />
      {values.review_hour !== '' && (
        <fieldset>
          <legend>{m['office.groups.reviewDays']()}</legend>
          <DayBoxes days={values.review_days} onChange={(review_days) => change({ review_days })} />
        </fieldset>
      )}
    </Section>
  );
}

function HostsSection({ form, row }: { form: Form<GroupValues>; row: OfficePressGroup | null }) {
  const [set = [], overruled = []] = [row?.site_hosts, row?.overruled_hosts];
  return (
    <Section title={m['office.groups.hosts']()}>
      <TextArea
        label={m['office.groups.hostNames']()}
        hint={m['office.groups.hostsHint']()}
        maxLength={BOILERPLATE_MAX_LENGTH}
        isOptional
        {...form.field('hosts')}
      />
      {(set.length > 0 || overruled.length > 0) && (
        <div>
          {set.length > 0 && <p>{m['office.groups.hostsSet']({ hosts: joinWords(set) })}</p>}
          {overruled.length > 0 && (
            <p>{m['office.groups.hostsOverruled']({ hosts: joinWords(overruled) })}</p>
          )}
        </div>
      )}
    </Section>
  );
}
