import {
  IMPORT_PATH,
  type ImportChange,
  type ImportFound,
  type ImportRun,
} from '@press-room/contract/imports';
import { IMPORT_DELIMITERS, IMPORT_ENCODINGS } from '@press-room/contract/table-formats';
import { useQueryClient } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { FieldError } from '../../../components/field-error.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { type Form, useZodForm } from '../../../lib/form.ts';
import { formSchema } from '../../../lib/form-schema.ts';
import { formatNumber } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { DELIMITER_LABELS, ENCODING_NAMES, TABLE_PROBLEMS } from '../labels.ts';
import { FilePassword, rememberPassword, useKnownPassword } from './file-password.tsx';
import styles from './import-page.module.css';

interface SourceProps {
  run: ImportRun;
  found: ImportFound;
  isReadOnly: boolean;
}

type Values = {
  table: string;
  header_row: string;
  delimiter: string;
  encoding: string;
  quotes: boolean;
  password: string;
  /** Field for errors of the file itself. */
  file: null;
};

const SCHEMA = formSchema<Values>({});

const toValues = (
  { table, header_row, delimiter, encoding, quotes }: ImportFound,
  password: string,
): Values => ({
  table: table ?? '',
  header_row: String(header_row),
  delimiter: delimiter ?? '',
  encoding: encoding ?? '',
  quotes,
  password,
  file: null,
});

/** Settings that differ from the detected ones. */
function toChange(values: Values, found: ImportFound): ImportChange {
  const before = toValues(found, values.password);
  const { table, header_row, delimiter, encoding, quotes } = values;
  return {
    ...(table !== before.table && { table }),
    ...(header_row !== before.header_row && { header_row: Number(header_row) }),
    ...(delimiter !== before.delimiter && { delimiter }),
    ...(encoding !== before.encoding && { encoding: encoding as ImportChange['encoding'] }),
    ...(quotes !== before.quotes && { quotes }),
  };
}

/** Parser settings: detected at first, then as chosen. */
export function SourceForm({ run, found, isReadOnly }: SourceProps) {
  const write = useOfficeWrite(IMPORT_PATH);
  const client = useQueryClient();
  const form = useZodForm<Values>({
    schema: SCHEMA,
    initial: toValues(found, useKnownPassword(run)),
    submit: async (values) => {
      const { id, version } = run;
      const { password } = values;
      const body = { ...toChange(values, found), ...(password !== '' && { password }) };
      const outcome = await write<ImportRun>({ method: 'PATCH', id, version, body });
      if (outcome.kind !== 'saved') throw outcome.error;
      rememberPassword(client, id, password);
    },
  });
  const { attach } = form;
  const isChanged = Object.keys(toChange(form.values, found)).length > 0;
  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
      <fieldset className={styles.fields} disabled={isReadOnly}>
        <legend className="visually-hidden">{m['office.imports.source.title']()}</legend>
        {found.tables.length > 0 && <TableField form={form} found={found} />}
        {(found.kind === 'csv' || found.kind === 'xlsx') && (
          <TextField
            label={m['office.imports.headerRow']()}
            inputMode="numeric"
            hint={m['office.imports.headerRowHint']()}
            {...form.field('header_row')}
          />
        )}
        {found.kind === 'csv' && <TextFields form={form} />}
        {found.is_locked && <FilePassword {...form.field('password')} />}
      </fieldset>
      {!isReadOnly && found.better_encoding !== null && (
        <BetterEncoding form={form} encoding={found.better_encoding} />
      )}
      {found.hidden_rows > 0 && (
        <p className={styles.note}>
          {m['office.imports.hiddenRows']({ count: formatNumber(found.hidden_rows) })}
        </p>
      )}
      <div role="alert">
        <FieldError id="import-file-error" text={form.errors.file} />
      </div>
      <Refusal error={form.failure} />
      <div className={styles.actions}>
        {!isReadOnly && (
          <button type="submit" className={buttons.quiet} disabled={!isChanged || form.isBusy}>
            {m['office.imports.source.submit']()}
          </button>
        )}
        <p role="status" className={styles.note}>
          {form.isBusy && m['office.imports.file.reading']()}
          {!form.isBusy && found.columns.length > 0 && describeFound(found)}
        </p>
      </div>
    </form>
  );
}

const describeFound = ({ row_count, columns }: ImportFound): string =>
  [
    m['office.imports.source.rows']({ count: row_count }),
    m['office.imports.source.columns']({ count: columns.length }),
  ].join(' · ');

function TableField({ form, found }: { form: Form<Values>; found: ImportFound }) {
  const readable = found.tables.filter(({ problem }) => problem === null);
  const others = found.tables.filter(({ problem }) => problem !== null);
  const hint = others.map(({ name, problem }) =>
    problem ? `${name}: ${labelOf(TABLE_PROBLEMS, problem)}` : name,
  );
  return (
    <ChoiceField
      label={m['office.imports.table.label']()}
      options={[
        ...(found.table === null ? [{ value: '', text: m['office.imports.table.choose']() }] : []),
        ...readable.map(({ name, is_hidden }) => ({
          value: name,
          text: is_hidden ? m['office.imports.table.hidden']({ name }) : name,
        })),
      ]}
      {...(hint.length > 0 && { hint: hint.join(' · ') })}
      {...form.field('table')}
    />
  );
}

/** Shown if the text suggests another encoding than the chosen one. */
function BetterEncoding({ form, encoding }: { form: Form<Values>; encoding: string }) {
  const name = ENCODING_NAMES[encoding] ?? encoding;
  return (
    <StatusNote kind="alert" title={m['office.imports.encoding.doubt']()}>
      <p>{m['office.imports.encoding.better']({ encoding: name })}</p>
      <button type="submit" className={buttons.quiet} onClick={() => form.change({ encoding })}>
        {m['office.imports.encoding.take']({ encoding: name })}
      </button>
    </StatusNote>
  );
}

function TextFields({ form }: { form: Form<Values> }) {
  return (
    <>
      <ChoiceField
        label={m['office.imports.delimiter.label']()}
        options={IMPORT_DELIMITERS.map((value) => ({ value, text: DELIMITER_LABELS[value]?.() ?? value }))}
        {...form.field('delimiter')}
      />
      <ChoiceField
        label={m['office.imports.encoding']()}
        options={IMPORT_ENCODINGS.map((value) => ({ value, text: ENCODING_NAMES[value] ?? value }))}
        {...form.field('encoding')}
      />
      <CheckField
        name="quotes"
        isChecked={!form.values.quotes}
        onChange={(isPlain) => form.change({ quotes: !isPlain })}
      >
        {m['office.imports.plainQuotes']()}
      </CheckField>
    </>
  );
}
