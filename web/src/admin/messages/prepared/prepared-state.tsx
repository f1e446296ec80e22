import type { PreparedBasketRow } from '@press-room/contract/prepared-baskets';
import { shownOf } from '../../../lib/labels.ts';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { PREPARED_STATE_NAMES } from '../labels.ts';

/** Download state of a prepared basket. */
export function PreparedState({ basket }: { basket: Pick<PreparedBasketRow, 'state'> }) {
  const { kind, label } = shownOf(PREPARED_STATE_NAMES, basket.state);
  return <StatusChip kind={kind} label={label()} />;
}
