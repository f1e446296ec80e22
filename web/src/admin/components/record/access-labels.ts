import type { ReleaseAccess } from '@press-room/contract/press-releases';
import { m } from '../../../paraglide/messages.js';

export const ACCESS_LABELS: Record<ReleaseAccess, () => string> = {
  public: m['office.releases.access.public'],
  press: m['office.releases.access.press'],
};
