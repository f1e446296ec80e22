import type { CrisisState } from '@press-room/contract/crisis';
import { m } from '../../paraglide/messages.js';
import type { StatusKind } from '../components/page/status-chip.tsx';

export const STATES_SHOWN: Record<CrisisState, { kind: StatusKind; label: () => string }> = {
  draft: { kind: 'plain', label: m['office.crises.state.draft'] },
  rehearsal: { kind: 'wait', label: m['office.crises.state.rehearsal'] },
  on: { kind: 'stop', label: m['office.crises.state.on'] },
  ended: { kind: 'plain', label: m['office.crises.state.ended'] },
};
