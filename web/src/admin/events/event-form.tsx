import {
  CRITERIA_MAX_LENGTH,
  criteriaField,
  DECISION_DAYS,
  EVENT_LANES,
  OFFICE_EVENT_PATH,
  type OfficeEvent,
} from '@press-room/contract/events';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { LANE_LABELS } from '../../features/accreditations/labels.ts';
import type { Form } from '../../lib/form.ts';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { MomentField } from '../components/record/moment-field.tsx';
import { needsOne } from '../components/record/needs-one.ts';
import styles from '../components/record/record-form.module.css';
import { RecordForm } from '../components/record/record-form.tsx';
import type { FormProps } from '../components/record/record-page.tsx';
import { Section } from '../components/record/section.tsx';
import { LazyHtmlField } from '../components/text-editor/lazy-html-field.ts';
import { listCompared, toBody, toValues, type Values } from './event-values.ts';

const SCHEMA = needsOne('name', formSchema<Values>({ starts_on: requiredText(), ends_on: requiredText() }));

export function EventForm({ row, isReadOnly, onSaved }: FormProps<OfficeEvent>) {
  return (
    <RecordForm
      noun={OFFICE_EVENT_PATH}
      row={row}
      schema={SCHEMA}
      toValues={toValues}
      toBody={toBody}
      compared={listCompared()}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {(form) => (
        <>
          <Facts form={form} />
          <About form={form} isReadOnly={isReadOnly} />
          <Applications form={form} />
          <Criteria form={form} />
        </>
      )}
    </RecordForm>
  );
}

function Facts({ form: { field } }: { form: Form<Values> }) {
  const text = { isOptional: true } as const;
  const day = { type: 'date' } as const;
  return (
    <Section title={m['office.fair.events.facts']()}>
      <div className={styles.pair}>
        <TextField label={m['office.fair.events.nameIt']()} {...text} {...field('name_it')} />
        <TextField label={m['office.fair.events.nameEn']()} {...text} {...field('name_en')} />
        <TextField label={m['office.fair.events.startsOn']()} {...day} {...field('starts_on')} />
        <TextField label={m['office.fair.events.endsOn']()} {...day} {...field('ends_on')} />
        <TextField label={m['office.fair.events.placeIt']()} {...text} {...field('place_it')} />
        <TextField label={m['office.fair.events.placeEn']()} {...text} {...field('place_en')} />
      </div>
    </Section>
  );
}

function About({ form: { field }, isReadOnly }: { form: Form<Values>; isReadOnly: boolean }) {
  return (
    <Section title={m['office.fair.events.about']()}>
      <p>{m['office.fair.events.aboutHint']()}</p>
      <div className={styles.pair}>
        <LazyHtmlField
          label={m['office.groups.boilerplateIt']()}
          language="it"
          isReadOnly={isReadOnly}
          {...field('about_it')}
        />
        <LazyHtmlField
          label={m['office.groups.boilerplateEn']()}
          language="en"
          isReadOnly={isReadOnly}
          {...field('about_en')}
        />
      </div>
    </Section>
  );
}

function Applications({ form: { field } }: { form: Form<Values> }) {
  return (
    <Section title={m['office.fair.events.applications']()}>
      <MomentField label={m['office.fair.events.from']()} {...field('applications_from')} />
      <MomentField label={m['office.fair.events.until']()} {...field('applications_until')} />
      <TextField
        label={m['office.fair.events.decisionDays']()}
        inputMode="numeric"
        hint={m['office.fair.events.decisionDaysHint']({ min: DECISION_DAYS.min, max: DECISION_DAYS.max })}
        {...field('decision_days')}
      />
    </Section>
  );
}

/** Criteria of a lane; a lane without criteria is closed. */
function Criteria({ form: { field } }: { form: Form<Values> }) {
  return EVENT_LANES.map((lane) => (
    <Section key={lane} title={m['office.fair.events.criteria']({ lane: labelOf(LANE_LABELS, lane) })}>
      <TextArea
        label={m['office.fair.events.criteriaIt']()}
        maxLength={CRITERIA_MAX_LENGTH}
        hint={m['office.fair.events.criteriaHint']()}
        isOptional
        {...field(`${criteriaField(lane)}_it`)}
      />
      <TextArea
        label={m['office.fair.events.criteriaEn']()}
        maxLength={CRITERIA_MAX_LENGTH}
        isOptional
        {...field(`${criteriaField(lane)}_en`)}
      />
    </Section>
  ));
}
