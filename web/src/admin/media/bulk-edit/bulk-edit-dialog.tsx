import {
  OFFICE_ASSET_PATH,
  type OfficeAssetRow,
  type OfficeAssetsAnswer,
  type OfficeAssetsForm,
} from '@press-room/contract/admin-assets';
import { type FormEvent, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { LeaveDialog } from '../../../components/leave-dialog.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { joinWords } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { mayLeave, useHold } from '../../../lib/leave.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import type { BulkWindowProps } from '../../components/bulk/bulk-action.ts';
import styles from '../../components/bulk/bulk-dialog.module.css';
import { BulkReport } from '../../components/bulk/bulk-report.tsx';
import { offerUndo } from '../../components/bulk/undo.ts';
import record from '../../components/record/record-form.module.css';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import type { Refusal } from '../../components/saving/office-write.ts';
import { useOfficeWrite, type WriteNoun } from '../../components/saving/use-office-write.ts';
import own from './bulk-edit.module.css';
import { BulkField } from './bulk-field.tsx';
import {
  BULK_LABELS,
  BULK_NAMES,
  type BulkName,
  type BulkValues,
  NO_VALUES,
  toChange,
  toChangeBack,
  toWireName,
} from './bulk-fields.ts';

type Rows = readonly OfficeAssetRow[];
type Left = { row: OfficeAssetRow; why: string };

/** Writes the same values to fields of many files, in one call. */
export function BulkEditDialog(props: BulkWindowProps<OfficeAssetRow>) {
  const { onClose, onDone } = props;
  const write = useOfficeWrite(OFFICE_ASSET_PATH);
  const [rows] = useState(props.rows);
  const [chosen, setChosen] = useState<readonly BulkName[]>([]);
  const [values, setValues] = useState<BulkValues>(NO_VALUES);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | Record<string, string> | null>(null);
  const [left, setLeft] = useState<readonly Left[]>([]);
  const hold = useHold(left.length === 0 && values !== NO_VALUES);

  const save = async () => {
    setIsBusy(true);
    const outcome = await send(write, rows, (row) => toChange(row, chosen, values));
    setIsBusy(false);
    if (outcome.kind !== 'saved') return setRefusal(toRefusal(outcome));
    const { assets, failed } = outcome.row;
    if (assets.length > 0)
      offerUndo(m['office.media.bulk.done']({ count: assets.length }), () => {
        void takeBack(write, { assets, before: rows, names: chosen });
      });
    const whyOf = new Map(failed.map(({ id, detail }) => [id, detail]));
    const notDone = rows.filter(({ id }) => whyOf.has(id));
    onDone(notDone);
    if (notDone.length === 0) onClose();
    else setLeft(notDone.map((row) => ({ row, why: whyOf.get(row.id) ?? '' })));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (chosen.length === 0) setRefusal(m['office.media.bulk.required']());
    else void save();
  };
  const choose = (name: BulkName, isChosen: boolean) => {
    setRefusal(null);
    setChosen(BULK_NAMES.filter((each) => (each === name ? isChosen : chosen.includes(each))));
  };
  if (left.length > 0)
    return (
      <BulkReport
        failed={left}
        nameOf={({ name }) => name}
        done={rows.length - left.length}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title={m['office.media.bulk.title']({ count: rows.length })}
      isWide
      onClose={onClose}
      mayClose={() => !isBusy && mayLeave(onClose)}
    >
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <fieldset className={own.choices}>
          <legend className={own.legend}>{m['office.media.bulk.which']()}</legend>
          {BULK_NAMES.map((name) => (
            <CheckField
              key={name}
              name={name}
              isChecked={chosen.includes(name)}
              onChange={(is) => choose(name, is)}
            >
              {labelOf(BULK_LABELS, name)}
            </CheckField>
          ))}
        </fieldset>
        {chosen.length > 0 && (
          <>
            <p>{m['office.media.bulk.text']()}</p>
            <div className={record.fields}>
              {chosen.map((name) => (
                <BulkField
                  key={name}
                  name={name}
                  values={values}
                  error={typeof refusal === 'object' ? refusal?.[toWireName(name)] : undefined}
                  onChange={(change) => setValues({ ...values, ...change })}
                />
              ))}
            </div>
          </>
        )}
        {typeof refusal === 'string' && <StatusNote kind="alert" title={refusal} />}
        <div className={styles.actions}>
          <button type="submit" className={buttons.button} disabled={isBusy}>
            {m['office.media.bulk.save']({ count: rows.length })}
          </button>
          <button
            type="button"
            className={buttons.quiet}
            disabled={isBusy}
            onClick={() => mayLeave(onClose) && onClose()}
          >
            {m['account.cancel']()}
          </button>
        </div>
      </form>
      <LeaveDialog hold={hold} />
    </Dialog>
  );
}

const send = (write: WriteNoun, rows: Rows, toForm: (row: OfficeAssetRow) => object) => {
  const body = { assets: rows.map((row) => ({ ...toForm(row), id: row.id, version: row.version })) };
  return write<OfficeAssetsAnswer>({ method: 'PATCH', body: body satisfies OfficeAssetsForm });
};

/** All files get the same values, so the errors are the same and appear at the fields. */
function toRefusal(outcome: Refusal<unknown>): string | Record<string, string> {
  if (outcome.kind !== 'invalid') return describeOutcome(outcome);
  const known = new Set(BULK_NAMES.map(toWireName));
  const fields = Object.entries(outcome.fields).flatMap(([path, messages]): [string, string][] => {
    const name = path.replace(/^assets\.\d+\./, '');
    return known.has(name) ? [[name, messages.join(' ')]] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : describeOutcome(outcome);
}

async function takeBack(
  write: WriteNoun,
  { assets, before, names }: { assets: Rows; before: Rows; names: readonly BulkName[] },
): Promise<void> {
  const was = new Map(before.map((row) => [row.id, row]));
  const outcome = await send(write, assets, (row) => toChangeBack(row, was.get(row.id) ?? row, names));
  const kept = outcome.kind === 'saved' ? outcome.row.failed.map(({ id }) => id) : assets.map(({ id }) => id);
  if (kept.length === 0) return void showToast('success', m['office.undo.done']({ count: assets.length }));
  const nameOf = (id: number) => was.get(id)?.name ?? String(id);
  showToast('error', m['office.undo.failed']({ names: joinWords(kept.map(nameOf)) }));
}
