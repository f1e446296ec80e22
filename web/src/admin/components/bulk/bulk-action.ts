import type { FilesWish } from '@press-room/contract/admin-media';
import type { Permission } from '@press-room/contract/roles';
import { GRACE_MAX_SECONDS, UNDO_SECONDS } from '@press-room/contract/undo';
import type { ComponentType } from 'react';
import type { Outcome } from '../saving/office-write.ts';
import type { WriteNoun } from '../saving/use-office-write.ts';

/** Result of a write on a row: the version that undo starts from. */
export type Written = { version: number };
/** Rows without versions, such as accounts, have no version in the answer. */
export type BulkOutcome = Outcome<Partial<Written>>;

/** Data shared by all rows of the action. */
export interface Batch {
  /** Chosen or typed value; empty without a choice. */
  choice: string;
  /** Number of selected rows. */
  count: number;
  /** Handling of rows whose files are not ready, if the officer was asked. */
  files?: FilesWish;
}

const MARGIN_SECONDS = 2;

/**
 * Seconds in which published rows stay hidden from readers: while the other rows are processed, while undo is offered,
 * and while undo runs row by row.
 */
export const graceOf = ({ count }: Batch): number =>
  Math.min(GRACE_MAX_SECONDS, UNDO_SECONDS + MARGIN_SECONDS + count - 1);

/** Warning about an action, as a sentence. */
export interface BulkWarning {
  text: string;
  /** Whether the reason is a file that is not ready: the action can wait for it. */
  isUnready: boolean;
}

/** An action on many rows with one call per row. Undo is offered for a few seconds unless the action is final. */
export interface BulkAction<Row> {
  name: string;
  label: () => string;
  permission: Permission;
  /** Why the action is not possible for a row, in a few words; null if it is possible. */
  obstacleOf: (row: Row) => string | null;
  title: (count: number) => string;
  /** Warnings shown before the action; the officer can proceed. */
  warningsOf?: (row: Row) => Promise<readonly BulkWarning[]>;
  /** Explanation of the effect, in a sentence or two. */
  text?: () => string;
  choice?: BulkChoice;
  run: (write: WriteNoun, row: Row, batch: Batch) => Promise<BulkOutcome>;
  /** Receives the row before the action and the version after it. */
  undo?: (write: WriteNoun, row: Row, version: number) => Promise<BulkOutcome>;
  done: (count: number) => string;
}

/** An action on many rows in one call, without a confirmation. The opposite action undoes it. */
export interface BulkCall<Row> {
  name: string;
  label: () => string;
  permission: Permission;
  atOnce: (rows: readonly Row[]) => void;
}

/** An action with its own dialog. */
export interface BulkWindow<Row> {
  name: string;
  label: () => string;
  permission: Permission;
  Window: ComponentType<BulkWindowProps<Row>>;
}

export interface BulkWindowProps<Row> {
  rows: readonly Row[];
  onClose: () => void;
  /** Called with the rows that failed. */
  onDone: (left: readonly Row[]) => void;
}

/** Actions on the selected rows of a list. */
export type RowAction<Row> = BulkAction<Row> | BulkCall<Row> | BulkWindow<Row>;

/** Input of an action: one of `options`, or a line of text. */
export interface BulkChoice {
  label: () => string;
  hint?: () => string;
  options?: readonly { value: string; text: string }[];
  /** Error if nothing was chosen. */
  required: () => string;
}

/** Result of the action for a row. */
export interface Attempt<Row> {
  row: Row;
  outcome: BulkOutcome;
}

/** Runs an action on one row after another: after a lost connection or a refusal it is clear which rows are done. */
export async function runOnEach<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<BulkOutcome>,
  onProgress: (done: number) => void = () => {},
): Promise<Attempt<Row>[]> {
  const attempts: Attempt<Row>[] = [];
  for (const row of rows) {
    const last = attempts.at(-1)?.outcome;
    // The remaining rows would fail too: offline, signed out or rate-limited.
    const isCutOff = last?.kind === 'failed' && [0, 401, 429].includes(last.error.status);
    attempts.push({ row, outcome: isCutOff ? last : await run(row) });
    onProgress(attempts.length);
  }
  return attempts;
}
