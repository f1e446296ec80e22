import type { FilesWish } from '@press-room/contract/admin-media';
import { type FormEvent, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useIsHere } from '../../../lib/is-here.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useScrollStop } from '../../../lib/use-scroll-stop.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListDefinition } from '../list/list-definition.ts';
import { describeOutcome } from '../saving/describe-outcome.ts';
import { useOfficeWrite, type WriteNoun } from '../saving/use-office-write.ts';
import {
  type Attempt,
  type BulkAction,
  type BulkChoice,
  type BulkWindowProps,
  runOnEach,
} from './bulk-action.ts';
import styles from './bulk-dialog.module.css';
import { BulkReport } from './bulk-report.tsx';
import { useWarnings, Warnings } from './bulk-warnings.tsx';
import { offerUndo } from './undo.ts';
import { undoAttempts } from './undo-attempts.ts';

type BulkDialogProps<Row extends { id: number }> = BulkWindowProps<Row> & {
  list: ListDefinition<Row>;
  action: BulkAction<Row>;
};

/** Asks for confirmation; then reports failed rows with the reasons. */
export function BulkDialog<Row extends { id: number }>(props: BulkDialogProps<Row>) {
  const { list, action, onClose, onDone } = props;
  const write = useOfficeWrite(list.noun);
  // The rows stay the same, even if the list behind the dialog changes.
  const [rows] = useState(props.rows);
  const able = rows.filter((row) => action.obstacleOf(row) === null);
  const [choice, setChoice] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<Attempt<Row>[] | null>(null);
  const isMissing = action.choice !== undefined && choice.trim() === '';

  const { found, isLooking, look } = useWarnings(action);
  const isBusy = progress !== null || isLooking;
  const isHere = useIsHere();

  const run = async (files?: FilesWish) => {
    setProgress(0);
    const batch = { choice: choice.trim(), count: able.length, ...(files ? { files } : {}) };
    const attempts = await runOnEach(able, (row) => action.run(write, row, batch), setProgress);
    const done = attempts.filter(({ outcome }) => outcome.kind === 'saved');
    const notDone = attempts.filter(({ outcome }) => outcome.kind !== 'saved');
    if (done.length > 0) reportDone(action.done(done.length), { list, undo: action.undo, write }, done);
    onDone(notDone.map(({ row }) => row));
    if (notDone.length === 0) onClose();
    else setFailed(notDone);
  };
  const begin = async () => {
    if (!(await look(able)) && isHere()) await run(found.length > 0 ? 'as_they_are' : undefined);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isBusy && !isMissing && able.length > 0) void begin();
  };
  if (failed) {
    return (
      <BulkReport
        failed={failed.map(({ row, outcome }) => ({
          row,
          why: outcome.kind === 'saved' ? '' : describeOutcome(outcome),
        }))}
        nameOf={list.nameOf}
        done={able.length - failed.length}
        onClose={onClose}
      />
    );
  }
  return (
    // Closing during the check cancels the action. A running action reports its result at the end.
    <Dialog title={action.title(able.length)} onClose={() => progress === null && onClose()}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        {action.text && <p>{action.text()}</p>}
        <Names rows={able} nameOf={list.nameOf} />
        <LeftOut list={list} action={action} rows={rows} />
        {action.choice && able.length > 0 && (
          <Choice
            choice={action.choice}
            value={choice}
            error={isTried && isMissing ? action.choice.required() : undefined}
            onChange={setChoice}
          />
        )}
        <Warnings found={found} nameOf={list.nameOf} />
        <p role="status" className={styles.progress}>
          {isLooking && m['office.bulk.looking']()}
          {progress !== null && m['office.bulk.progress']({ done: progress, count: able.length })}
        </p>
        <div className={styles.actions}>
          {found.some(({ warnings }) => warnings.some(({ isUnready }) => isUnready)) && (
            <button
              type="button"
              className={buttons.button}
              disabled={isBusy}
              onClick={() => void run('when_ready')}
            >
              {m['office.publish.whenReady']()}
            </button>
          )}
          <button type="submit" className={buttons.button} disabled={isBusy || able.length === 0}>
            {found.length > 0 ? m['office.editor.publish.anyway']() : action.label()}
          </button>
          <button type="button" className={buttons.quiet} disabled={progress !== null} onClick={onClose}>
            {m['account.cancel']()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function reportDone<Row extends { id: number }>(
  text: string,
  { list, undo, write }: { list: ListDefinition<Row>; undo: BulkAction<Row>['undo']; write: WriteNoun },
  done: readonly Attempt<Row>[],
): void {
  if (undo === undefined) showToast('success', text);
  else offerUndo(text, () => void undoAttempts({ list, undo, write }, done));
}

interface NamesProps<Row> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
}

function Names<Row extends { id: number }>({ rows, nameOf }: NamesProps<Row>) {
  const scroll = useScrollStop();
  if (rows.length === 0) return null;
  return (
    <ul ref={scroll} className={styles.names}>
      {rows.map((row) => (
        <li key={row.id}>
          <bdi>{nameOf(row)}</bdi>
        </li>
      ))}
    </ul>
  );
}

type LeftOutProps<Row extends { id: number }> = Pick<BulkDialogProps<Row>, 'list' | 'action' | 'rows'>;

function LeftOut<Row extends { id: number }>({ list, action, rows }: LeftOutProps<Row>) {
  const left = rows.flatMap((row) => {
    const why = action.obstacleOf(row);
    return why === null ? [] : [{ row, why }];
  });
  if (left.length === 0) return null;
  return (
    <div className={styles.left}>
      <p>{m['office.bulk.leftOut']({ count: left.length })}</p>
      <ul className={styles.reasons}>
        {left.map(({ row, why }) => (
          <li key={row.id}>
            <bdi>{list.nameOf(row)}</bdi>: {why}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  choice: BulkChoice;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Choice({ choice, value, error, onChange }: ChoiceProps) {
  const hint = choice.hint ? { hint: choice.hint() } : {};
  const field = { label: choice.label(), name: 'choice', value, error, onChange, ...hint };
  if (choice.options) {
    const options = [{ value: '', text: m['office.bulk.choose']() }, ...choice.options];
    return <ChoiceField {...field} options={options} />;
  }
  return <TextField {...field} />;
}
