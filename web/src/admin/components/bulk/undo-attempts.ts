import { joinWords } from '../../../lib/format.ts';
import { dismissErrors, showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListDefinition } from '../list/list-definition.ts';
import type { WriteNoun } from '../saving/use-office-write.ts';
import { type Attempt, type BulkAction, runOnEach } from './bulk-action.ts';

interface Undone<Row extends { id: number }> {
  list: ListDefinition<Row>;
  undo: NonNullable<BulkAction<Row>['undo']>;
  write: WriteNoun;
}

/** Undoes an action row by row, and reports the failed rows. */
export async function undoAttempts<Row extends { id: number }>(
  { list, undo, write }: Undone<Row>,
  done: readonly Attempt<Row>[],
): Promise<void> {
  dismissErrors();
  const versions = new Map(
    done.flatMap(({ row, outcome }) =>
      outcome.kind === 'saved' ? [[row, outcome.row.version ?? 0] as const] : [],
    ),
  );
  const attempts = await runOnEach([...versions.keys()], (row) => undo(write, row, versions.get(row) ?? 0));
  const kept = attempts.filter(({ outcome }) => outcome.kind !== 'saved').map(({ row }) => list.nameOf(row));
  if (kept.length > 0) showToast('error', m['office.undo.failed']({ names: joinWords(kept) }));
  else showToast('success', m['office.undo.done']({ count: attempts.length }));
}
