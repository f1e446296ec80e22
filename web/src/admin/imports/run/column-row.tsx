import { IMPORT_FIELDS, type ImportFound, type ImportTarget } from '@press-room/contract/imports';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { entryOf, labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { COLUMN_PROBLEMS, fieldLabel } from '../labels.ts';
import styles from './import-page.module.css';

type Column = ImportFound['columns'][number];

interface ColumnRowProps {
  at: number;
  column: Column;
  target: ImportTarget;
  /** First value of the column. */
  sample: string;
  value: string;
  onChoose: (field: string) => void;
}

/** A column of the file, a sample, and its field. */
export function ColumnRow({ at, column, target, sample, value, onChoose }: ColumnRowProps) {
  const name = column.name || m['office.imports.column.unnamed']({ number: at + 1 });
  return (
    <li className={styles.column}>
      <div className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        {sample && (
          <bdi className={styles.sample}>
            <span className="visually-hidden">{m['office.imports.column.sample']()}</span> {sample}
          </bdi>
        )}
        {column.is_hidden && <span className={styles.unsure}>{m['office.imports.column.hidden']()}</span>}
        <Guess column={column} value={value} />
      </div>
      {column.problem === null && (
        <ChoiceField
          label={m['office.imports.column.field']({ column: name })}
          isLabelHidden
          name={`mapping_${at}`}
          value={value}
          options={[
            { value: '', text: m['office.imports.column.leftOut']() },
            ...(entryOf<ImportTarget, readonly string[]>(IMPORT_FIELDS, target) ?? []).map((field) => ({
              value: field,
              text: fieldLabel(field),
            })),
          ]}
          onChange={onChoose}
        />
      )}
    </li>
  );
}

/** Field that the server suggests, from the name and the content of a column. */
function Guess({ column: { guess, is_confirmed, problem }, value }: { column: Column; value: string }) {
  if (problem !== null) return <span className={styles.unsure}>{labelOf(COLUMN_PROBLEMS, problem)}</span>;
  if (guess === null) return null;
  const field = fieldLabel(guess);
  if (!is_confirmed)
    return <span className={styles.unsure}>{m['office.imports.guess.unsure']({ field })}</span>;
  if (value !== guess)
    return <span className={styles.unsure}>{m['office.imports.guess.other']({ field })}</span>;
  return (
    <span className={styles.sure}>
      <Icon name="check" size={16} />
      {m['office.imports.guess.sure']()}
    </span>
  );
}
