import type { FilesWish } from '@press-room/contract/admin-media';
import type { Permission } from '@press-room/contract/roles';
import { GRACE_MAX_SECONDS, UNDO_SECONDS } from '@press-room/contract/undo';
import type { ComponentType } from 'react';
import type { Outcome } from '../saving/office-write.ts';
import type { WriteNoun } from '../saving/use-office-write.ts';

/** What a write on a row answers: the version that taking it back starts from. */
export type Written = { version: number };
/** Rows without versions, such as accounts, have none to answer. */
export type BulkOutcome = Outcome<Partial<Written>>;

/** What is the same for all rows. */
export interface Batch {
  /** What was chosen or typed; empty where there is nothing to choose. */
  choice: string;
  /** How many rows there are. */
  count: number;
  /** What becomes of rows whose files are not ready, where somebody was asked. */
  files?: FilesWish;
}

const MARGIN_SECONDS = 2;

/**
 * Seconds in which readers do not see what is published: while the other rows go, while it can be taken back, and
 * while that is done row by row.
 */
export const graceOf = ({ count }: Batch): number =>
  Math.min(GRACE_MAX_SECONDS, UNDO_SECONDS + MARGIN_SECONDS + count - 1);

/** What speaks against an action, in a sentence. */
export interface BulkWarning {
  text: string;
  /** A file is still being prepared: the action can wait for it. */
  isUnready: boolean;
}

/** Something that is done to many rows, one write each, and can be taken back for a few seconds. */
export interface BulkAction<Row> {
  name: string;
  label: () => string;
  permission: Permission;
  /** Why it cannot be done to a row, in a few words; null: it can. */
  obstacleOf: (row: Row) => string | null;
  title: (count: number) => string;
  /** What speaks against it, in sentences; it is asked about before, and done all the same where somebody says so. */
  warningsOf?: (row: Row) => Promise<readonly BulkWarning[]>;
  /** What will happen, in a sentence or two. */
  text?: () => string;
  choice?: BulkChoice;
  run: (write: WriteNoun, row: Row, batch: Batch) => Promise<BulkOutcome>;
  /** From the row as it was to what was made of it, and back. */
  undo: (write: WriteNoun, row: Row, version: number) => Promise<BulkOutcome>;
  done: (count: number) => string;
}

/** Something that is said of many rows in one write, without a question: another one takes it back. */
export interface BulkDeed<Row> {
  name: string;
  label: () => string;
  permission: Permission;
  atOnce: (rows: readonly Row[]) => void;
}

/** Something that asks in a window of its own. */
export interface BulkWindow<Row> {
  name: string;
  label: () => string;
  permission: Permission;
  Window: ComponentType<BulkWindowProps<Row>>;
}

export interface BulkWindowProps<Row> {
  rows: readonly Row[];
  onClose: () => void;
  /** With the rows that it did not go through with. */
  onDone: (left: readonly Row[]) => void;
}

/** What can be done to the selected rows of a list. */
export type RowAction<Row> = BulkAction<Row> | BulkDeed<Row> | BulkWindow<Row>;

/** What an action asks for: one of `options`, or without them a line of text. */
export interface BulkChoice {
  label: () => string;
  hint?: () => string;
  options?: readonly { value: string; text: string }[];
  /** Said where nothing was chosen. */
  required: () => string;
}

/** How it went with a row. */
export interface Attempt<Row> {
  row: Row;
  outcome: BulkOutcome;
}

/** One after the other, so that a lost line or a refusal leaves a clear line between done and not done. */
export async function runOnEach<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<BulkOutcome>,
  onProgress: (done: number) => void = () => {},
): Promise<Attempt<Row>[]> {
  const attempts: Attempt<Row>[] = [];
  for (const row of rows) {
    const last = attempts.at(-1)?.outcome;
    // Without a line, or signed out, the others would fare no better.
    const isCutOff = last?.kind === 'failed' && [0, 401, 429].includes(last.error.status);
    attempts.push({ row, outcome: isCutOff ? last : await run(row) });
    onProgress(attempts.length);
  }
  return attempts;
}
