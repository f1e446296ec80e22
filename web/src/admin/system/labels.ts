import type { CheckName, FindingState } from '@press-room/contract/system';
import { m } from '../../paraglide/messages.js';
import type { StatusKind } from '../components/page/status-chip.tsx';

export const CHECK_LABELS: Record<CheckName, () => string> = {
  configuration: m['office.system.check.configuration'],
  permissions: m['office.system.check.permissions'],
  disk: m['office.system.check.disk'],
  database: m['office.system.check.database'],
  clock: m['office.system.check.clock'],
  storage: m['office.system.check.storage'],
  mail: m['office.system.check.mail'],
  sender: m['office.system.check.sender'],
  address: m['office.system.check.address'],
  backup: m['office.system.check.backup'],
};

export const FINDINGS_SHOWN: Record<FindingState, { kind: StatusKind; label: () => string }> = {
  fine: { kind: 'live', label: m['office.system.state.fine'] },
  warning: { kind: 'wait', label: m['office.system.state.warning'] },
  fault: { kind: 'stop', label: m['office.system.state.fault'] },
};
