import { MAILING_HOLDERS_PATH } from '@press-room/contract/mailings';
import { getJson } from '../../../lib/api.ts';

/** Whether anybody got or downloaded a release who would be told of its change; true if that cannot be known now. */
export const isHeld = (press_release: number, kind: 'correction' | 'withdrawal'): Promise<boolean> =>
  getJson<{ recipients: number }>(MAILING_HOLDERS_PATH, { press_release, kind }).then(
    ({ recipients }) => recipients > 0,
    () => true,
  );
