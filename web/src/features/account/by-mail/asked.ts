import { SIGN_IN_LINK_SECONDS } from '@press-room/contract/limits';
import { readSessionJson, readStored, writeSession, writeStored } from '../../../lib/storage.ts';

const KEY = 'sign_in_by_mail';
/** Time of this browser's request. The address is stored only in its tab. */
const ASKED_AT = 'sign_in_asked_at';

/** Request of this tab. Phones may reload the tab while the reader opens the mail. */
export type Asked = { email: string; ticket: string };

const isRecent = (): boolean => Date.now() - Number(readStored(ASKED_AT) ?? 0) < SIGN_IN_LINK_SECONDS * 1000;

export const readAsked = (): Asked | null => (isRecent() ? readSessionJson<Asked>(KEY) : null);
/** Whether this browser has requested a link that is still valid. */
export const hasAsked = isRecent;

export function keepAsked(asked: Asked): void {
  writeSession(KEY, JSON.stringify(asked));
  writeStored(ASKED_AT, String(Date.now()));
}

export function forgetAsked(): void {
  writeSession(KEY, null);
  writeStored(ASKED_AT, null);
}
