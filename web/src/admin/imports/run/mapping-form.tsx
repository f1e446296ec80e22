import { CONTACT_BASES, CONTACT_SOURCE_MAX_LENGTH } from '@press-room/contract/contacts';
import {
  EXTERNAL_ID,
  IMPORT_PATH,
  type ImportFound,
  type ImportRun,
  PROFILE_NAME_MAX_LENGTH,
  REMOVING_TARGETS,
} from '@press-room/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { FieldError } from '../../../components/field-error.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { type Form, useZodForm } from '../../../lib/form.ts';
import { formSchema } from '../../../lib/form-schema.ts';
import { useIsHere } from '../../../lib/is-here.ts';
import { labelOf } from '../../../lib/labels.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { groupOptions } from '../../components/group-filter.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { BASIS_LABELS } from '../../contacts/labels.ts';
import { toImportDifferences } from '../../paths.ts';
import { KEY_LABELS, SCOPE_LABELS } from '../labels.ts';
import { Comparing } from '../working.tsx';
import { ColumnRow } from './column-row.tsx';
import { FilePassword, rememberPassword, useKnownPassword } from './file-password.tsx';
import styles from './import-page.module.css';
import { keysOf, type MappingValues, toMappingValues } from './mapping-values.ts';
import { ProfileChoice } from './profile-choice.tsx';

interface MappingProps {
  run: ImportRun;
  found: ImportFound;
  isReadOnly: boolean;
}

const SCHEMA = formSchema<MappingValues>({
  scope: z
    .enum(['complete', 'partial', ''])
    .check(z.refine((scope) => scope !== '', { error: () => m['office.imports.scope.required']() })),
});
const SCOPES = ['complete', 'partial'] as const;

/** Mapping of columns to fields, and the key that identifies rows; then the file is compared. */
export function MappingForm({ run, found, isReadOnly }: MappingProps) {
  const write = useOfficeWrite(IMPORT_PATH);
  const client = useQueryClient();
  const isHere = useIsHere();
  const form = useZodForm<MappingValues>({
    schema: SCHEMA,
    initial: toMappingValues(run, { password: useKnownPassword(run), groups: usePressGroups() }),
    submit: async ({ mapping, key, profile, scope, basis, source, press_group, adds_outlets, password }) => {
      const { id, version } = run;
      const body = {
        mapping: mapping.map((field) => field || null),
        key,
        profile: profile.trim(),
        is_complete: scope === 'complete',
        ...(basis !== '' && { basis, source: source.trim() }),
        ...(press_group !== '' && { press_group: Number(press_group) }),
        ...(run.target === 'clipping' && { adds_outlets }),
        ...(password !== '' && { password }),
      };
      const outcome = await write<ImportRun>({ method: 'PATCH', id, version, body });
      if (outcome.kind !== 'saved') throw outcome.error;
      rememberPassword(client, id, password);
      if (isHere()) navigate(toImportDifferences(id));
    },
  });
  const { attach } = form;
  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
      <ProfileChoice run={run} form={form} isReadOnly={isReadOnly} />
      <fieldset className={styles.plain} disabled={isReadOnly}>
        <legend className="visually-hidden">{m['office.imports.mapping.title']()}</legend>
        <Columns form={form} run={run} found={found} />
        {REMOVING_TARGETS.includes(run.target) && (
          <RadioGroup
            legend={m['office.imports.scope.label']()}
            hint={m['office.imports.scope.hint']()}
            options={SCOPES.map((value) => ({ value, text: labelOf(SCOPE_LABELS, value) }))}
            {...form.field('scope')}
          />
        )}
        <div className={styles.fields}>
          {run.target === 'contact' && <BasisFields form={form} />}
          {run.target === 'clipping' && <ClippingFields form={form} />}
          <KeyFields form={form} run={run} />
          {found.is_locked && <FilePassword {...form.field('password')} />}
        </div>
      </fieldset>
      <Errors form={form} />
      {form.isBusy && <Comparing id={run.id} total={found.row_count} />}
      {!isReadOnly && (
        <div className={styles.actions}>
          <button type="submit" className={buttons.button} aria-disabled={form.isBusy}>
            {m['office.imports.compare']()}
          </button>
        </div>
      )}
    </form>
  );
}

/** Settings for all contacts of the file. */
const BasisFields = ({ form }: { form: Form<MappingValues> }) => (
  <>
    <ChoiceField
      label={m['office.contacts.basis']()}
      hint={m['office.imports.basisHint']()}
      options={[
        { value: '', text: m['office.bulk.choose']() },
        ...CONTACT_BASES.map((value) => ({ value, text: labelOf(BASIS_LABELS, value) })),
      ]}
      {...form.field('basis')}
    />
    <TextField
      label={m['office.contacts.source']()}
      hint={m['office.contacts.sourceHint']()}
      isOptional={form.values.basis !== 'legitimate_interest'}
      maxLength={CONTACT_SOURCE_MAX_LENGTH}
      {...form.field('source')}
    />
  </>
);

/** Settings for all clippings of the file. */
function ClippingFields({ form }: { form: Form<MappingValues> }) {
  const groups = usePressGroups();
  const { mapping, adds_outlets } = form.values;
  return (
    <>
      <ChoiceField
        label={m['office.releases.column.group']()}
        {...(mapping.includes('press_group') && { hint: m['office.imports.groupHint']() })}
        options={groupOptions(groups, m['office.bulk.choose']())}
        {...form.field('press_group')}
      />
      {usePermissions().includes('outlet.create') && (
        <CheckField
          name="adds_outlets"
          isChecked={adds_outlets}
          onChange={(isChecked) => form.change({ adds_outlets: isChecked })}
        >
          {m['office.imports.addsOutlets']()}
        </CheckField>
      )}
    </>
  );
}

function Errors({ form }: { form: Form<MappingValues> }) {
  return (
    <>
      <div role="alert">
        <FieldError id="import-mapping-error" text={form.errors.mapping ?? form.errors.file} />
      </div>
      <Refusal error={form.failure} />
    </>
  );
}

function Columns({ form, run, found }: { form: Form<MappingValues>; run: ImportRun; found: ImportFound }) {
  const { mapping } = form.values;
  // Columns can have the same name, so positions identify them.
  const places = found.columns.map((column, at) => ({ column, at }));
  return (
    <ul className={styles.columns}>
      {places.map(({ column, at }) => (
        <ColumnRow
          key={at}
          at={at}
          column={column}
          target={run.target}
          sample={found.rows.map(({ cells }) => cells[at] ?? '').find((cell) => cell.trim() !== '') ?? ''}
          value={mapping[at] ?? ''}
          onChoose={(field) => form.change({ mapping: mapping.with(at, field) })}
        />
      ))}
    </ul>
  );
}

function KeyFields({ form, run }: { form: Form<MappingValues>; run: ImportRun }) {
  const keys = keysOf(run);
  return (
    <>
      {keys.length > 1 && (
        <ChoiceField
          label={m['office.imports.key.label']()}
          hint={m['office.imports.key.hint']()}
          options={keys.map((value) => ({ value, text: labelOf(KEY_LABELS, value) }))}
          {...form.field('key')}
        />
      )}
      <TextField
        label={m['office.imports.profile.name']()}
        isOptional={form.values.key !== EXTERNAL_ID}
        maxLength={PROFILE_NAME_MAX_LENGTH}
        hint={m['office.imports.profile.hint']()}
        {...form.field('profile')}
      />
    </>
  );
}
