import type { FailureState } from '@press-room/contract/failures';
import { m } from '../../paraglide/messages.js';
import type { StatusKind } from '../components/page/status-chip.tsx';

export const STATES: Record<FailureState, { kind: StatusKind; label: () => string }> = {
  open: { kind: 'stop', label: m['office.failures.state.open'] },
  resolved: { kind: 'live', label: m['office.failures.state.resolved'] },
  ignored: { kind: 'plain', label: m['office.failures.state.ignored'] },
};
