import type { ClippingProposal } from '@press-room/contract/clipping-proposals';
import { m } from '../../../paraglide/messages.js';
import type { BulkAction, RowAction, Written } from '../../components/bulk/bulk-action.ts';
import { MergeDialog } from './merge-dialog.tsx';

const permission = 'clipping.create';

const buildRefusal = (
  for_good: boolean,
  words: Pick<BulkAction<ClippingProposal>, 'name' | 'label' | 'title' | 'text'>,
): BulkAction<ClippingProposal> => ({
  ...words,
  permission,
  obstacleOf: ({ state }) => (state === 'waiting' ? null : m['office.proposals.decided']()),
  run: (write, { id, version }) =>
    write<Written>({ method: 'POST', id, action: 'refuse/', version, body: { for_good } }),
  undo: (write, { id }, version) =>
    write<Written>({ method: 'POST', id, action: 'reopen/', version, body: {} }),
  done: (count) => m['office.proposals.refused']({ count }),
});

export const ACTIONS: readonly RowAction<ClippingProposal>[] = [
  buildRefusal(false, {
    name: 'refuse',
    label: m['office.proposals.refuse'],
    title: (count) => m['office.proposals.refuseTitle']({ count }),
    text: m['office.proposals.refuseText'],
  }),
  buildRefusal(true, {
    name: 'refuse_for_good',
    label: m['office.proposals.refuseForGood'],
    title: (count) => m['office.proposals.refuseForGoodTitle']({ count }),
    text: m['office.proposals.refuseForGoodText'],
  }),
  { name: 'merge', label: m['office.proposals.merge'], permission, Window: MergeDialog },
];
