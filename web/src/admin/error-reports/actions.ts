import { FAILURE_STATES, type FailureRow, type FailureState } from '@press-room/contract/failures';
import { shownOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import type { BulkAction } from '../components/bulk/bulk-action.ts';
import { patchRow } from '../components/bulk/shared-actions.ts';
import { STATES } from './labels.ts';

const LABELS: Record<FailureState, () => string> = {
  open: m['office.failures.bulk.open'],
  resolved: m['office.failures.bulk.resolved'],
  ignored: m['office.failures.bulk.ignored'],
};

/** Each of the states that a failure may be given. */
export const ACTIONS: readonly BulkAction<FailureRow>[] = FAILURE_STATES.map((state) => ({
  name: state,
  label: LABELS[state],
  permission: 'error_report.edit',
  obstacleOf: (row) =>
    row.state === state ? m['office.failures.bulk.already']({ state: shownOf(STATES, state).label() }) : null,
  title: (count) => m['office.failures.bulk.title']({ count, state: shownOf(STATES, state).label() }),
  run: (write, row) => patchRow(write, row, row.version, { state }),
  undo: (write, row, version) => patchRow(write, row, version, { state: row.state }),
  done: (count) => m['office.failures.bulk.done']({ count, state: shownOf(STATES, state).label() }),
}));
