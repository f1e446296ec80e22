import { m } from '../../../paraglide/messages.js';
import { NewLink } from '../../components/page/new-link.tsx';
import { OFFICE_PATHS } from '../../paths.ts';

/** Link to the invitation form. */
export const InviteLink = () => (
  <NewLink permission="account.invite" to={OFFICE_PATHS.newInvitation} label={m['users.invite.title']()} />
);
