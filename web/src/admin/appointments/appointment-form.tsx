import {
  APPOINTMENT_ADMISSIONS,
  APPOINTMENT_HOSTS_MAX,
  APPOINTMENT_KINDS,
  APPOINTMENT_LINK_MAX_LENGTH,
  APPOINTMENT_NOTICE_MAX_LENGTH,
  APPOINTMENT_PAPERS_MAX,
  APPOINTMENT_PLACE_MAX_LENGTH,
  APPOINTMENT_TEXT_MAX_LENGTH,
  OFFICE_APPOINTMENT_PATH,
  type OfficeAppointment,
} from '@press-room/contract/appointments';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { KIND_LABELS } from '../../components/agenda/labels.ts';
import { ChoiceField } from '../../components/choice-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { usePressGroups } from '../../features/press-groups/press-group.ts';
import type { Form } from '../../lib/form.ts';
import { formatInstant, isolate } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { groupOptions } from '../components/group-filter.ts';
import { MomentField } from '../components/record/moment-field.tsx';
import styles from '../components/record/record-form.module.css';
import { RecordForm } from '../components/record/record-form.tsx';
import type { FormProps } from '../components/record/record-page.tsx';
import { Section } from '../components/record/section.tsx';
import { TitleFields } from '../components/record/title-fields.tsx';
import { NamedChoice } from '../components/search-choice/named-choice.tsx';
import type { Search } from '../components/search-choice/search-choice.tsx';
import type { FoundTarget } from '../media/add-to/targets.ts';
import {
  APPOINTMENT_SCHEMA,
  type AppointmentValues,
  hasSlots,
  listCompared,
  type Paper,
  toBody,
  toValues,
} from './appointment-values.ts';
import { ADMISSIONS } from './labels.ts';
import { LanguagesField } from './languages-field.tsx';
import { SlotsField } from './slots-field.tsx';

/** Loads the search code separately, so that the form does not wait for it. */
const lateSearch = (name: 'contact' | 'release' | 'press_kit' | 'event'): Search<FoundTarget> => ({
  key: ['office', 'appointment', name],
  load: async (q, signal) => (await import('../clippings/searches.ts')).SEARCHES[name].load(q, signal),
});
const CONTACTS = lateSearch('contact');
const RELEASES = lateSearch('release');
const KITS = lateSearch('press_kit');
const EVENTS = lateSearch('event');

export function AppointmentForm({ row, isReadOnly, onSaved }: FormProps<OfficeAppointment>) {
  const groups = usePressGroups();
  const [first, ...others] = groups;
  return (
    <RecordForm<OfficeAppointment, AppointmentValues>
      noun={OFFICE_APPOINTMENT_PATH}
      row={row}
      schema={APPOINTMENT_SCHEMA}
      toValues={toValues(others.length === 0 ? first?.id : undefined)}
      toBody={toBody}
      compared={listCompared(groups)}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {(form) => (
        <>
          <Section title={m['office.agenda.section.what']()}>
            <What form={form} isReadOnly={isReadOnly} />
          </Section>
          <Section title={m['office.agenda.section.when']()}>
            <When form={form} isReadOnly={isReadOnly} />
          </Section>
          <Section title={m['office.agenda.section.who']()}>
            <Who form={form} isReadOnly={isReadOnly} />
          </Section>
          <Section title={m['office.agenda.section.papers']()}>
            <Papers form={form} isReadOnly={isReadOnly} />
          </Section>
          {row !== null && row.status !== 'draft' && (
            <Section title={m['office.agenda.section.notice']()}>
              <Notice form={form} />
            </Section>
          )}
        </>
      )}
    </RecordForm>
  );
}

interface Fields {
  form: Form<AppointmentValues>;
  isReadOnly: boolean;
}

const line = { isOptional: true } as const;

function What({ form, isReadOnly }: Fields) {
  const groups = usePressGroups();
  const permissions = usePermissions();
  const { field } = form;
  return (
    <>
      <ChoiceField
        label={m['office.agenda.kind']()}
        options={APPOINTMENT_KINDS.map((value) => ({ value, text: labelOf(KIND_LABELS, value) }))}
        {...field('kind')}
      />
      <ChoiceField
        label={m['office.releases.column.group']()}
        options={groupOptions(groups, m['office.bulk.choose']())}
        {...field('press_group')}
      />
      <TitleFields form={form} />
      <div className={styles.pair}>
        <TextArea
          label={m['office.agenda.descriptionIt']()}
          maxLength={APPOINTMENT_TEXT_MAX_LENGTH}
          isOptional
          {...field('description_it')}
        />
        <TextArea
          label={m['office.agenda.descriptionEn']()}
          maxLength={APPOINTMENT_TEXT_MAX_LENGTH}
          isOptional
          {...field('description_en')}
        />
      </div>
      {permissions.includes('event.view') && (
        <NamedChoice
          label={m['office.editor.facts.event']()}
          add={m['office.agenda.findEvent']()}
          most={1}
          search={EVENTS}
          isReadOnly={isReadOnly}
          {...field('event')}
        />
      )}
    </>
  );
}

function When({ form, isReadOnly }: Fields) {
  const { field, values } = form;
  const place = { ...line, maxLength: APPOINTMENT_PLACE_MAX_LENGTH };
  return (
    <>
      <div className={styles.pair}>
        <MomentField label={m['office.agenda.startsAt']()} {...field('starts_at')} />
        <MomentField label={m['office.agenda.endsAt']()} {...field('ends_at')} />
        <TextField label={m['office.fair.events.placeIt']()} {...place} {...field('place_it')} />
        <TextField label={m['office.fair.events.placeEn']()} {...place} {...field('place_en')} />
      </div>
      <div className={styles.wide}>
        <TextField
          label={m['office.agenda.link']()}
          hint={m['office.agenda.linkHint']()}
          {...line}
          type="url"
          maxLength={APPOINTMENT_LINK_MAX_LENGTH}
          {...field('link')}
        />
        {hasSlots(values.kind) && (
          <SlotsField
            starts_at={values.starts_at}
            ends_at={values.ends_at}
            isReadOnly={isReadOnly}
            {...field('slots')}
          />
        )}
      </div>
    </>
  );
}

function Who({ form, isReadOnly }: Fields) {
  const permissions = usePermissions();
  const { field, values } = form;
  return (
    <>
      <ChoiceField
        label={m['office.agenda.admission']()}
        options={APPOINTMENT_ADMISSIONS.map((value) => ({ value, text: labelOf(ADMISSIONS, value) }))}
        {...field('admission')}
      />
      {!hasSlots(values.kind) && (
        <TextField
          label={m['office.agenda.capacity']()}
          hint={m['office.agenda.capacityHint']()}
          {...line}
          inputMode="numeric"
          maxLength={5}
          {...field('capacity')}
        />
      )}
      <LanguagesField
        label={m['office.agenda.languages']()}
        isReadOnly={isReadOnly}
        {...field('languages')}
      />
      {permissions.includes('contact.view') && (
        <NamedChoice
          label={m['office.agenda.hosts']()}
          add={m['office.clippings.findContact']()}
          most={APPOINTMENT_HOSTS_MAX}
          search={CONTACTS}
          isReadOnly={isReadOnly}
          {...field('hosts')}
        />
      )}
    </>
  );
}

function Papers({ form: { field }, isReadOnly }: Fields) {
  const permissions = usePermissions();
  const most = APPOINTMENT_PAPERS_MAX;
  return (
    <>
      <p className={styles.wide}>{m['office.agenda.papersHint']()}</p>
      {permissions.includes('press_release.view') && (
        <NamedChoice
          label={m['office.menu.releases']()}
          add={m['office.clippings.findRelease']()}
          most={most}
          search={RELEASES}
          isReadOnly={isReadOnly}
          {...field('releases')}
        />
      )}
      {permissions.includes('press_kit.view') && (
        <NamedChoice
          label={m['office.menu.kits']()}
          add={m['office.agenda.findKit']()}
          most={most}
          search={KITS}
          isReadOnly={isReadOnly}
          {...field('press_kits')}
        />
      )}
      <Openings papers={field('releases').value} end={field('ends_at').value} />
      <Openings papers={field('press_kits').value} end={field('ends_at').value} />
    </>
  );
}

/** Documents that open at another time than the end, so that the office can align both. */
function Openings({ papers, end }: { papers: readonly Paper[]; end: string | null }) {
  if (end === null) return null;
  return papers.map(({ id, name, visible_from }) => {
    if (!visible_from || Date.parse(visible_from) === Date.parse(end)) return null;
    const isBefore = Date.parse(visible_from) < Date.parse(end);
    const say = isBefore ? m['office.agenda.opensBefore'] : m['office.agenda.opensAfter'];
    return (
      <p key={id} className={styles.wide}>
        {say({ title: isolate(name), time: formatInstant(visible_from, OFFICE_ZONE) })}
      </p>
    );
  });
}

function Notice({ form: { field } }: Pick<Fields, 'form'>) {
  const most = APPOINTMENT_NOTICE_MAX_LENGTH;
  return (
    <div className={styles.pair}>
      <TextArea
        label={m['office.agenda.noticeIt']()}
        hint={m['office.agenda.noticeHint']()}
        maxLength={most}
        isOptional
        {...field('notice_it')}
      />
      <TextArea label={m['office.agenda.noticeEn']()} maxLength={most} isOptional {...field('notice_en')} />
    </div>
  );
}
