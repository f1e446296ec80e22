import { IMPORT_PATH, IMPORT_TARGETS, type ImportTarget } from '@press-room/contract/imports';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '@press-room/contract/limits';
import { IMPORT_DELIMITERS, IMPORT_ENCODINGS } from '@press-room/contract/table-formats';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearch } from 'wouter';
import * as z from 'zod/mini';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { FieldError } from '../../../components/field-error.tsx';
import { FileChooser } from '../../../components/file-chooser.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import fields from '../../../components/text-field.module.css';
import { type Form, useZodForm } from '../../../lib/form.ts';
import { formSchema } from '../../../lib/form-schema.ts';
import { formatBytes, formatNumber } from '../../../lib/format.ts';
import { useIsHere } from '../../../lib/is-here.ts';
import { labelOf } from '../../../lib/labels.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficePage } from '../../components/page/office-page.tsx';
import { listsKey, officeRecordQuery } from '../../components/saving/queries.ts';
import { toImport } from '../../paths.ts';
import { DELIMITER_LABELS, ENCODING_NAMES, IMPORT_RIGHTS, TARGET_LABELS } from '../labels.ts';
import { uploadTable } from '../queries.ts';
import { FilePassword, rememberPassword } from './file-password.tsx';
import styles from './import-page.module.css';

type Values = {
  target: ImportTarget;
  file: File | null;
  delimiter: string;
  encoding: string;
  isQuoted: boolean;
  /** Needed once the server reports an encrypted file. */
  password: string;
};

const SCHEMA = formSchema<Values>({
  file: z.nullable(z.instanceof(File)).check(
    z.refine((file) => file !== null, { error: () => m['office.imports.file.required'](), abort: true }),
    z.refine((file) => file === null || file.size <= IMPORT_MAX_BYTES, {
      error: () => m['office.imports.file.tooLarge']({ size: formatBytes(IMPORT_MAX_BYTES) }),
    }),
  ),
});

/** Selection of a file and its target; its content is shown next. */
export function NewImport() {
  const permissions = usePermissions();
  const client = useQueryClient();
  const isHere = useIsHere();
  const targets = IMPORT_TARGETS.filter((target) => permissions.includes(IMPORT_RIGHTS[target]));
  const wanted = new URLSearchParams(useSearch()).get('target');
  const form = useZodForm<Values>({
    schema: SCHEMA,
    initial: {
      target: targets.find((target) => target === wanted) ?? targets[0] ?? 'company',
      file: null,
      delimiter: '',
      encoding: '',
      isQuoted: true,
      password: '',
    },
    submit: async ({ target, file, delimiter, encoding, isQuoted, password }) => {
      if (file === null) return;
      const quotes = isQuoted ? '' : 'false';
      const run = await uploadTable({ target, delimiter, encoding, quotes, password }, file);
      rememberPassword(client, run.id, password);
      client.setQueryData(officeRecordQuery(IMPORT_PATH, run.id).queryKey, run);
      void client.invalidateQueries({ queryKey: listsKey(IMPORT_PATH) });
      if (isHere()) navigate(toImport(run.id), { replace: true });
    },
  });
  const { attach } = form;
  return (
    <OfficePage title={m['office.imports.new']()}>
      <form
        ref={attach}
        className={`${styles.form} ${styles.narrow}`}
        noValidate
        onSubmit={form.handleSubmit}
      >
        <RadioGroup
          legend={m['office.imports.column.target']()}
          options={targets.map((value) => ({ value, text: labelOf(TARGET_LABELS, value) }))}
          {...form.field('target')}
        />
        <FileField {...form.field('file')} />
        {(form.errors.password !== undefined || form.values.password !== '') && (
          <FilePassword {...form.field('password')} />
        )}
        <Reading form={form} />
        <Refusal error={form.failure} />
        <div className={styles.actions}>
          <button type="submit" className={buttons.button} aria-disabled={form.isBusy}>
            {m['office.imports.file.submit']()}
          </button>
          <p role="status" className={styles.note}>
            {form.isBusy && m['office.imports.file.reading']()}
          </p>
        </div>
      </form>
    </OfficePage>
  );
}

interface FileFieldProps {
  name: string;
  value: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
}

function FileField({ name, value, error, onChange }: FileFieldProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {m['office.imports.column.file']()}
      </label>
      <div className={styles.chooser} data-invalid={error !== undefined}>
        <FileChooser
          id={id}
          name={name}
          chosen={value}
          accept=".mdb,.accdb,.csv,.txt,.xlsx,.vcf"
          isInvalid={error !== undefined}
          describedBy={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          onChoose={onChange}
        />
      </div>
      <p id={`${id}-hint`} className={fields.hint}>
        {m['office.imports.file.hint']({
          size: formatBytes(IMPORT_MAX_BYTES),
          count: formatNumber(IMPORT_MAX_ROWS),
        })}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** Settings for texts that are not detected correctly. */
function Reading({ form }: { form: Form<Values> }) {
  const guessed = { value: '', text: m['office.imports.guessed']() };
  return (
    <Disclosure summary={m['office.imports.file.how']()}>
      <div className={styles.fields}>
        <ChoiceField
          label={m['office.imports.delimiter.label']()}
          options={[
            guessed,
            ...IMPORT_DELIMITERS.map((value) => ({ value, text: DELIMITER_LABELS[value]?.() ?? value })),
          ]}
          {...form.field('delimiter')}
        />
        <ChoiceField
          label={m['office.imports.encoding']()}
          options={[
            guessed,
            ...IMPORT_ENCODINGS.map((value) => ({ value, text: ENCODING_NAMES[value] ?? value })),
          ]}
          {...form.field('encoding')}
        />
        <CheckField
          name="isQuoted"
          isChecked={!form.values.isQuoted}
          onChange={(isPlain) => form.change({ isQuoted: !isPlain })}
        >
          {m['office.imports.plainQuotes']()}
        </CheckField>
      </div>
    </Disclosure>
  );
}
