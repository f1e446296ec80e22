import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { Form } from '../../../lib/form.ts';
import { m } from '../../../paraglide/messages.js';
import record from '../../components/record/record-form.module.css';
import { Section } from '../../components/record/section.tsx';
import type { GroupValues } from '../group-values.ts';
import { HoursField } from './hours-field.tsx';
import { PeopleField } from './people-field.tsx';

const ADDRESS_MAX_LENGTH = 2500;
const NOTE_MAX_LENGTH = 1000;

const listTimeZones = (current: string): { value: string; text: string }[] =>
  [...new Set([current, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    text: value.replaceAll('_', ' '),
  }));

/** Press contacts, address and hours. */
export function OfficeSection({ form }: { form: Form<GroupValues> }) {
  const { field, errors, values } = form;
  return (
    <>
      <Section title={m['office.groups.office']()}>
        <TextField label={m['office.groups.email']()} type="email" isOptional {...field('office_email')} />
        <TextField label={m['office.groups.phone']()} type="tel" isOptional {...field('office_phone')} />
        <PlaceFields form={form} />
        <ChoiceField
          label={m['office.groups.timeZone']()}
          options={listTimeZones(values.office_time_zone)}
          {...field('office_time_zone')}
        />
      </Section>
      <Section title={m['office.groups.hours']()}>
        <HoursField {...field('office_hours')} errors={errors} />
        <div className={record.pair}>
          <TextArea
            label={m['office.groups.noteIt']()}
            maxLength={NOTE_MAX_LENGTH}
            isOptional
            {...field('office_note_it')}
          />
          <TextArea
            label={m['office.groups.noteEn']()}
            maxLength={NOTE_MAX_LENGTH}
            isOptional
            {...field('office_note_en')}
          />
        </div>
      </Section>
      <Section title={m['office.groups.people']()}>
        <PeopleField {...field('office_people')} errors={errors} />
      </Section>
    </>
  );
}

function PlaceFields({ form: { field } }: { form: Form<GroupValues> }) {
  return (
    <>
      <div className={record.pair}>
        <TextArea
          label={m['office.groups.addressIt']()}
          maxLength={ADDRESS_MAX_LENGTH}
          isOptional
          {...field('office_address_it')}
        />
        <TextArea
          label={m['office.groups.addressEn']()}
          maxLength={ADDRESS_MAX_LENGTH}
          isOptional
          {...field('office_address_en')}
        />
      </div>
      <TextField
        label={m['office.groups.latitude']()}
        inputMode="decimal"
        isOptional
        {...field('office_location_latitude')}
      />
      <TextField
        label={m['office.groups.longitude']()}
        inputMode="decimal"
        isOptional
        {...field('office_location_longitude')}
      />
    </>
  );
}
