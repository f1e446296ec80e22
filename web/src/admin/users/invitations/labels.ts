import type { InvitationState } from '@press-room/contract/invitations';
import { m } from '../../../paraglide/messages.js';
import type { StatusKind } from '../../components/page/status-chip.tsx';

export const INVITATION_STATE_WORDS: Record<InvitationState, { kind: StatusKind; label: () => string }> = {
  waiting: { kind: 'wait', label: m['users.invitations.state.waiting'] },
  expired: { kind: 'stop', label: m['users.invitations.state.expired'] },
  accepted: { kind: 'live', label: m['users.invitations.state.accepted'] },
  revoked: { kind: 'plain', label: m['users.invitations.state.revoked'] },
};
