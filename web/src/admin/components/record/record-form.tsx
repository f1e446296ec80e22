import type { FilesUnready } from '@press-room/contract/admin-media';
import type { LastChange } from '@press-room/contract/people';
import { type ReactNode, useId, useState } from 'react';
import type * as z from 'zod/mini';
import buttons from '../../../components/button.module.css';
import { LeaveDialog } from '../../../components/leave-dialog.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { keepClear } from '../../../lib/bottom-bar.ts';
import { type Form, useZodForm } from '../../../lib/form.ts';
import { useIsHere } from '../../../lib/is-here.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { m } from '../../../paraglide/messages.js';
import { UnreadyDialog } from '../publishing/lazy-unready-dialog.ts';
import { unreadyFilesOf } from '../publishing/unready-files.ts';
import { type ComparedField, listDifferences, toPatch } from '../saving/compare-sides.ts';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import type { Outcome } from '../saving/office-write.ts';
import { useOfficeWrite } from '../saving/use-office-write.ts';
import styles from './record-form.module.css';
import { useKeptBase, useRecordDraft } from './use-record-draft.ts';

interface Versioned {
  id: number;
  version: number;
}

interface Sent {
  body: Record<string, unknown>;
  version: number | undefined;
}

/** Change that another officer saved meanwhile. */
interface Theirs<Row> {
  current: Row;
  changed: LastChange | null;
}

export interface RecordFormProps<Row extends Versioned, Values extends Record<string, unknown>> {
  /** Path of the API. */
  noun: string;
  /** Loaded row; null for a new one. */
  row: Row | null;
  schema: z.ZodMiniType<Values, Values>;
  /** Field names as in the API, with `_` for a dot: `title_it`. Validation errors then find their field. */
  toValues: (row: Row | null) => Values;
  toBody: (values: Values) => Record<string, unknown>;
  /** Fields compared in the conflict dialog. */
  compared: readonly ComparedField[];
  /** Replaces the `POST` to the noun for a new record. */
  create?: ((body: Record<string, unknown>) => Promise<Outcome<Row>>) | undefined;
  onSaved: (row: Row) => void;
  isReadOnly: boolean;
  children: (form: Form<Values>) => ReactNode;
  /** Note about unsaved input beside the button; null: the default note. */
  describeUnsaved?: (values: Values, stored: Values) => string | null;
}

/**
 * Form of an office record. It saves with the version, so that it never silently overwrites changes by others, and asks
 * before unsaved input is lost. Input survives a reload, a lock and the end of the session.
 */
export function RecordForm<Row extends Versioned, Values extends Record<string, unknown>>(
  props: RecordFormProps<Row, Values>,
) {
  const { noun, row, schema, toValues, toBody, compared, onSaved, isReadOnly, children, describeUnsaved } =
    props;
  const [theirs, setTheirs] = useState<Theirs<Row> | null>(null);
  const [unready, setUnready] = useState<(Sent & { files: FilesUnready['files'] }) | null>(null);
  // Prevents creating the record twice before its own screen is shown.
  const [isMade, setIsMade] = useState(false);
  const write = useOfficeWrite(noun);
  const { create = (body) => write<Row>({ method: 'POST', body }) } = props;
  const note = useId();
  const isHere = useIsHere();
  const draft = useRecordDraft(noun, row, isReadOnly);
  const { base } = draft;
  // Sides are compared as a write would send them.
  const asWritten = (one: Row): Row => ({ ...one, ...toBody(toValues(one)) });
  const sidesOf = (current: Row) => ({
    base: base && asWritten(base),
    mine: { ...base, ...toBody(form.values) },
    theirs: asWritten(current),
  });
  /** If no changes by others overlap, there is no question. */
  const meet = async ({ current, changed }: Theirs<Row>): Promise<void> => {
    const differences = listDifferences(compared, sidesOf(current));
    const isMine = differences.length > 0 && differences.every(({ whose }) => whose === 'mine');
    const picks = Object.fromEntries(differences.map(({ field }) => [field.name, 'mine'] as const));
    if (isMine) await send(toPatch(differences, picks), current.version);
    else setTheirs({ current, changed });
  };
  const settle = async (outcome: Outcome<Row>, sent: Sent): Promise<void> => {
    const files = unreadyFilesOf(outcome);
    setUnready(files && { files, ...sent });
    if (files) return;
    if (outcome.kind === 'conflict') {
      await meet(outcome);
      return;
    }
    if (outcome.kind !== 'saved') throw toFormError(outcome.error);
    setTheirs(null);
    setIsMade(row === null);
    draft.begin();
    const typed = form.reset(toValues(outcome.row));
    if (row === null && typed && isHere()) draft.handOver(outcome.row, typed);
    if (row === null || !typed) hold.letGo();
    if (isHere()) onSaved(outcome.row);
    showToast('success', m['office.record.saved']());
  };
  const send = async (body: Record<string, unknown>, version: number | undefined): Promise<void> =>
    settle(
      await (row === null || version === undefined
        ? create(body)
        : write<Row>({ method: 'PATCH', id: row.id, version, body })),
      { body, version },
    );
  const stored = toValues(base);
  const form = useZodForm<Values>({
    schema,
    initial: draft.read(stored),
    submit: (values) => send(toBody(values), base?.version),
  });
  const { attach } = form;
  const { isDirty, hold } = useDraft(draft.key, form, isMade ? form.values : stored);
  useKeptBase(draft, isDirty);
  const sendAgain = (body: Record<string, unknown>, version: number | undefined): void =>
    void send(body, version).catch((error: Error) => showToast('error', error.message));
  const resolve = (patch: Record<string, unknown>): void => {
    if (theirs === null) return;
    const { current } = theirs;
    const { version } = current;
    if (Object.keys(patch).length === 0)
      void settle({ kind: 'saved', row: current }, { body: patch, version });
    else sendAgain(patch, version);
  };
  return (
    <>
      <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
        <fieldset className={styles.fields} disabled={isReadOnly}>
          {children(form)}
        </fieldset>
        <Refusal error={form.failure} />
        {!isReadOnly && (
          <div ref={isDirty ? keepClear : null} className={styles.save} data-dirty={isDirty}>
            <button
              type="submit"
              className={buttons.button}
              disabled={form.isBusy || isMade}
              aria-describedby={isDirty ? note : undefined}
            >
              {m['office.record.save']()}
            </button>
            {isDirty && (
              <p id={note} className={styles.unsaved}>
                {describeUnsaved?.(form.values, stored) ?? m['office.record.unsaved']()}
              </p>
            )}
          </div>
        )}
      </form>
      <LeaveDialog hold={hold} />
      {unready && (
        <UnreadyDialog
          files={unready.files}
          text={
            unready.files.some(({ state }) => state === 'failed')
              ? m['office.record.unreadyText']()
              : m['office.record.unreadyWait']()
          }
          goOn={m['office.record.saveUnready']()}
          onGoOn={() => {
            setUnready(null);
            sendAgain({ ...unready.body, show_unready: true }, unready.version);
          }}
          onReady={() => sendAgain(unready.body, unready.version)}
          onClose={() => setUnready(null)}
        />
      )}
      {theirs && (
        <ConflictDialog
          key={theirs.current.version}
          fields={compared}
          {...sidesOf(theirs.current)}
          changed={theirs.changed}
          onResolve={({ patch }) => resolve(patch)}
          onClose={() => setTheirs(null)}
        />
      )}
    </>
  );
}

// react-hook-form reads a dot in a name as a step into an object.
const toFormError = (error: ApiError): ApiError =>
  error.status === 400
    ? new ApiError(
        400,
        Object.fromEntries(
          Object.entries(error.fields).map(([name, texts]) => [name.replaceAll('.', '_'), texts]),
        ),
      )
    : error;
