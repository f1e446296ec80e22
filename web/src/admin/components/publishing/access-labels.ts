import type { ReleaseAccess } from '@press-room/contract/access';
import { m } from '../../../paraglide/messages.js';

export const ACCESS_LABELS: Record<ReleaseAccess, () => string> = {
  public: m['office.releases.access.public'],
  confirmed: m['office.releases.access.confirmed'],
  press: m['office.releases.access.press'],
  accredited: m['office.releases.access.accredited'],
  invited: m['office.releases.access.invited'],
};

/** Says who sees the record. */
export const ACCESS_HINTS: Record<ReleaseAccess, () => string> = {
  public: m['office.access.hint.public'],
  confirmed: m['office.access.hint.confirmed'],
  press: m['office.access.hint.press'],
  accredited: m['office.access.hint.accredited'],
  invited: m['office.access.hint.invited'],
};
