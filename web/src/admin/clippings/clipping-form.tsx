import {
  CLIPPING_COMPANIES_MAX,
  CLIPPING_KINDS,
  CLIPPING_PATH,
  CLIPPING_RELEASES_MAX,
  CLIPPING_TONES,
  CLIPPING_URL_MAX_LENGTH,
  type Clipping,
  EDITION_MAX_LENGTH,
  EXCERPT_MAX_LENGTH,
  HEADLINE_MAX_LENGTH,
} from '@press-room/contract/clippings';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ChoiceField } from '../../components/choice-field.tsx';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { usePressGroups } from '../../features/press-groups/press-group.ts';
import { useSectors } from '../../features/sectors/sectors.ts';
import type { Form } from '../../lib/form.ts';
import { formatNumber } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { groupOptions } from '../components/group-filter.ts';
import { RecordForm, type RecordFormProps } from '../components/record/record-form.tsx';
import { Section } from '../components/record/section.tsx';
import { NamedChoice } from '../components/search-choice/named-choice.tsx';
import type { Search } from '../components/search-choice/search-choice.tsx';
import { SectorsField } from '../components/sectors/sectors-field.tsx';
import { outletChoiceQuery } from '../contacts/queries.ts';
import type { FoundTarget } from '../media/add-to/targets.ts';
import {
  type Beginning,
  CLIPPING_SCHEMA,
  type ClippingValues,
  hasSeconds,
  hasSpace,
  listCompared,
  toBody,
  toValues,
} from './clipping-values.ts';
import { KIND_LABELS, listLanguages, TONE_LABELS } from './labels.ts';
import type { PageReaderProps } from './page/page-reader.tsx';
import type { PageFieldsProps } from './page-fields.tsx';

/** Loads the search code with the first search. */
const lateSearch = (name: 'contact' | 'company' | 'release'): Search<FoundTarget> => ({
  key: ['office', 'clipping', name],
  load: async (q, signal) => (await import('./searches.ts')).SEARCHES[name].load(q, signal),
});
const LATE_SEARCHES = {
  contact: lateSearch('contact'),
  company: lateSearch('company'),
  release: lateSearch('release'),
};

/** Loads the picker code separately, so that the form does not wait for it. */
const PageFields = lazyComponent<PageFieldsProps>(async () => (await import('./page-fields.tsx')).PageFields);

/** Loaded after the form. */
const PageReader = lazyComponent<PageReaderProps>(
  async () => (await import('./page/page-reader.tsx')).PageReader,
);

export interface ClippingFormProps extends Pick<RecordFormProps<Clipping, ClippingValues>, 'create'> {
  /** Key of the draft; default: shared by all new clippings. */
  noun?: string;
  row: Clipping | null;
  /** Initial values of a new clipping. */
  beginning: Beginning;
  isReadOnly: boolean;
  onSaved: (row: Clipping) => void;
}

export function ClippingForm(props: ClippingFormProps) {
  const { row, beginning, noun = CLIPPING_PATH, create, isReadOnly, onSaved } = props;
  const groups = usePressGroups();
  const sectors = useSectors();
  return (
    <RecordForm<Clipping, ClippingValues>
      noun={noun}
      row={row}
      create={create}
      schema={CLIPPING_SCHEMA}
      toValues={toValues(beginning)}
      toBody={toBody}
      compared={listCompared(groups, sectors)}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {(form) => (
        <>
          <Section title={m['office.clippings.section.article']()}>
            <Article form={form} row={row} isReadOnly={isReadOnly} />
          </Section>
          <Section title={m['office.clippings.section.judged']()}>
            <Judged form={form} outletReach={row?.outlet.reach ?? null} />
          </Section>
          <Section title={m['office.clippings.section.page']()}>
            <PageFields form={form} isReadOnly={isReadOnly} />
          </Section>
          <Section title={m['office.clippings.section.about']()}>
            <About form={form} groups={groups} isReadOnly={isReadOnly} />
          </Section>
        </>
      )}
    </RecordForm>
  );
}

interface Fields {
  form: Form<ClippingValues>;
  isReadOnly: boolean;
}

function Article({ form, row, isReadOnly }: Fields & { row: Clipping | null }) {
  const permissions = usePermissions();
  const contact = form.field('contact');
  return (
    <>
      <TextField
        label={m['office.clippings.url']()}
        type="url"
        isOptional
        maxLength={CLIPPING_URL_MAX_LENGTH}
        {...form.field('url')}
      />
      {!isReadOnly && permissions.includes('clipping.create') && <PageReader form={form} row={row} />}
      <TextField
        label={m['office.clippings.headline']()}
        maxLength={HEADLINE_MAX_LENGTH}
        {...form.field('headline')}
      />
      <OutletField form={form} />
      <ChoiceField
        label={m['office.clippings.kind']()}
        options={CLIPPING_KINDS.map((value) => ({ value, text: labelOf(KIND_LABELS, value) }))}
        {...form.field('kind')}
      />
      <TextField label={m['office.clippings.day']()} type="date" {...form.field('published_on')} />
      <TextField
        label={m['office.clippings.author']()}
        isOptional
        maxLength={NAME_MAX_LENGTH}
        {...form.field('author')}
      />
      {permissions.includes('contact.view') && (
        <NamedChoice
          label={m['office.clippings.contact']()}
          add={m['office.clippings.findContact']()}
          most={1}
          search={LATE_SEARCHES.contact}
          isReadOnly={isReadOnly}
          value={contact.value}
          error={contact.error}
          onChange={(value) => {
            const [one] = value;
            form.change({
              contact: value,
              ...(one !== undefined && form.values.author === '' && { author: one.name }),
            });
          }}
        />
      )}
      <TextField
        label={m['office.clippings.edition']()}
        isOptional
        maxLength={EDITION_MAX_LENGTH}
        {...form.field('edition')}
      />
      <TextField
        label={m['office.clippings.page']()}
        isOptional
        maxLength={EDITION_MAX_LENGTH}
        {...form.field('page')}
      />
      <TextArea
        label={m['office.clippings.excerpt']()}
        isOptional
        maxLength={EXCERPT_MAX_LENGTH}
        {...form.field('excerpt')}
      />
      <ChoiceField
        label={m['office.clippings.language']()}
        options={[{ value: '', text: m['account.notTold']() }, ...listLanguages()]}
        {...form.field('language')}
      />
    </>
  );
}

/** Outlet field; known outlets are suggested. */
function OutletField({ form }: Pick<Fields, 'form'>) {
  const id = useId();
  const permissions = usePermissions();
  const { data: outlets = [] } = useQuery({
    ...outletChoiceQuery(),
    enabled: permissions.includes('outlet.view'),
  });
  return (
    <>
      <TextField
        label={m['office.outlets.one']()}
        hint={m['office.clippings.outletHint']()}
        list={id}
        maxLength={NAME_MAX_LENGTH}
        {...form.field('outlet_name')}
      />
      <datalist id={id}>
        {outlets.map((outlet) => (
          <option key={outlet.id} value={outlet.name} />
        ))}
      </datalist>
    </>
  );
}

/** Tone and reach of the clipping. */
function Judged({ form, outletReach }: Pick<Fields, 'form'> & { outletReach: number | null }) {
  const { kind } = form.values;
  const numeric = { inputMode: 'numeric', isOptional: true, maxLength: 10 } as const;
  return (
    <>
      <ChoiceField
        label={m['office.clippings.tone']()}
        options={[
          { value: '', text: m['account.notTold']() },
          ...CLIPPING_TONES.map((value) => ({ value, text: labelOf(TONE_LABELS, value) })),
        ]}
        {...form.field('tone')}
      />
      <TextField
        label={m['office.clippings.reach']()}
        hint={
          outletReach === null
            ? m['office.clippings.reachHint']()
            : m['office.clippings.reachOfOutlet']({ count: formatNumber(outletReach) })
        }
        {...numeric}
        {...form.field('reach')}
      />
      {hasSpace(kind) && (
        <TextField label={m['office.clippings.space']()} {...numeric} {...form.field('space')} />
      )}
      {hasSeconds(kind) && (
        <TextField label={m['office.clippings.seconds']()} {...numeric} {...form.field('seconds')} />
      )}
    </>
  );
}

function About({ form, groups, isReadOnly }: Fields & { groups: readonly { id: number; name: string }[] }) {
  const permissions = usePermissions();
  return (
    <>
      <ChoiceField
        label={m['office.releases.column.group']()}
        options={groupOptions(groups, m['office.bulk.choose']())}
        {...form.field('press_group')}
      />
      {permissions.includes('press_release.view') && (
        <NamedChoice
          label={m['office.menu.releases']()}
          add={m['office.clippings.findRelease']()}
          most={CLIPPING_RELEASES_MAX}
          search={LATE_SEARCHES.release}
          isReadOnly={isReadOnly}
          {...form.field('releases')}
        />
      )}
      {permissions.includes('company.view') && (
        <NamedChoice
          label={m['office.companies.title']()}
          add={m['office.clippings.findCompany']()}
          most={CLIPPING_COMPANIES_MAX}
          search={LATE_SEARCHES.company}
          isReadOnly={isReadOnly}
          {...form.field('companies')}
        />
      )}
      <SectorsField label={m['office.editor.facts.sectors']()} {...form.field('sectors')} />
    </>
  );
}
