import { MAILING_HOLDERS_PATH } from '@press-room/contract/mailings';
import { getJson } from '../../../lib/api.ts';

/** Whether anybody would get a mailing about this change of a release; true if the call fails. */
export const hasHolders = (press_release: number, kind: 'correction' | 'withdrawal'): Promise<boolean> =>
  getJson<{ recipients: number }>(MAILING_HOLDERS_PATH, { press_release, kind }).then(
    ({ recipients }) => recipients > 0,
    () => true,
  );
