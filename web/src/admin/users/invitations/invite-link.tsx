import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { NewLink } from '../../office/page/new-link.tsx';

/** To the form that invites somebody. */
export const InviteLink = () => (
  <NewLink permission="account.invite" to={PATHS.newInvitation} label={m['users.invite.title']()} />
);
