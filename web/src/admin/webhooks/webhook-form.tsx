import {
  WEBHOOK_EVENTS,
  WEBHOOK_NAME_MAX_LENGTH,
  WEBHOOK_PATH,
  WEBHOOK_URL_MAX_LENGTH,
  type Webhook,
  type WebhookEvent,
} from '@press-room/contract/webhooks';
import { CheckField } from '../../components/check-field.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';
import { FieldError } from '../../components/field-error.tsx';
import { TextField } from '../../components/text-field.tsx';
import { usePressGroups } from '../../features/press-groups/press-group.ts';
import type { Form } from '../../lib/form.ts';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { joinWords } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { groupOptions } from '../components/group-filter.ts';
import { RecordForm } from '../components/record/record-form.tsx';
import type { FormProps } from '../components/record/record-page.tsx';
import { Section } from '../components/record/section.tsx';
import type { ComparedField } from '../components/saving/compare-sides.ts';
import { showGroup } from '../components/saving/show-values.ts';
import { describeEvent, EVENT_LABELS } from './labels.ts';

type Values = {
  name: string;
  url: string;
  /** Id of the press group; empty: all groups. */
  press_group: string;
  events: WebhookEvent[];
  is_active: boolean;
};

const SCHEMA = formSchema<Values>({ name: requiredText(), url: requiredText() });

const toValues = (row: Webhook | null): Values => ({
  name: row?.name ?? '',
  url: row?.url ?? '',
  press_group: String(row?.press_group?.id ?? ''),
  events: row?.events ?? ['press_release.published', 'press_release.corrected', 'press_release.withdrawn'],
  is_active: row?.is_active ?? true,
});

const toBody = ({ press_group, ...values }: Values): Record<string, unknown> => ({
  ...values,
  press_group: press_group === '' ? null : Number(press_group),
});

const showEvents = (value: unknown): string =>
  joinWords(
    WEBHOOK_EVENTS.filter((event) => Array.isArray(value) && value.includes(event)).map(describeEvent),
  );

const showActive = (value: unknown): string =>
  value === true ? m['office.webhooks.state.on']() : m['office.webhooks.state.off']();

/** Fields of the conflict dialog. */
const listCompared = (groups: readonly { id: number; name: string }[]): ComparedField[] => [
  { name: 'name', label: m['office.webhooks.name']() },
  { name: 'url', label: m['office.webhooks.address']() },
  {
    name: 'press_group',
    label: m['office.releases.column.group'](),
    show: (value) => showGroup(groups)(value) || m['office.answers.allGroups'](),
  },
  { name: 'events', label: m['office.webhooks.events'](), show: showEvents },
  { name: 'is_active', label: m['office.webhooks.isActive'](), show: showActive },
];

export function WebhookForm({ row, isReadOnly, onSaved }: FormProps<Webhook>) {
  return (
    <RecordForm
      noun={WEBHOOK_PATH}
      row={row}
      schema={SCHEMA}
      toValues={toValues}
      toBody={toBody}
      compared={listCompared(usePressGroups())}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {(form) => <Fields form={form} />}
    </RecordForm>
  );
}

function Fields({ form: { field } }: { form: Form<Values> }) {
  const groups = usePressGroups();
  const { value: events, error, onChange } = field('events');
  const active = field('is_active');
  const toggle = (event: WebhookEvent, isWanted: boolean): void =>
    onChange(WEBHOOK_EVENTS.filter((each) => (each === event ? isWanted : events.includes(each))));
  return (
    <>
      <TextField
        label={m['office.webhooks.name']()}
        hint={m['office.webhooks.nameHint']()}
        maxLength={WEBHOOK_NAME_MAX_LENGTH}
        {...field('name')}
      />
      <TextField
        label={m['office.webhooks.address']()}
        hint={m['office.webhooks.addressHint']()}
        type="url"
        maxLength={WEBHOOK_URL_MAX_LENGTH}
        {...field('url')}
      />
      <ChoiceField
        label={m['office.releases.column.group']()}
        options={groupOptions(groups, m['office.answers.allGroups']())}
        {...field('press_group')}
      />
      <Section title={m['office.webhooks.events']()}>
        {WEBHOOK_EVENTS.map((event) => (
          <CheckField
            key={event}
            name={event}
            isChecked={events.includes(event)}
            onChange={(isWanted) => toggle(event, isWanted)}
          >
            {labelOf(EVENT_LABELS, event)}
          </CheckField>
        ))}
        <FieldError id="webhook-events-error" text={error} />
      </Section>
      <CheckField name="is_active" isChecked={active.value} error={active.error} onChange={active.onChange}>
        {m['office.webhooks.isActive']()}
      </CheckField>
    </>
  );
}
