import {
  type AppointmentBadge,
  BADGE_CODE_PATTERN,
  type BadgePayload,
  readBadgeCode,
} from '@press-room/contract/check-in';
import { EVENT_LANES } from '@press-room/contract/events';
import { toOfficeDay } from '@press-room/contract/office-clock';
import type { CheckInEvent, StoredCheckIn } from './stored-event.ts';

/**
 * `early`, `over`: valid on other days. `entered`: valid, and already used today. `unread`: neither a token nor a code.
 * `forged`: a token with another signature. `unknown`: a code that is not in this device's data.
 */
export type Finding =
  | 'valid'
  | 'early'
  | 'over'
  | 'entered'
  | 'revoked'
  | 'otherEvent'
  | 'forged'
  | 'unknown'
  | 'unread';

export interface Verdict {
  finding: Finding;
  code: string;
  /** Content of the badge, if its signature was checked. */
  payload: Payload | null;
  /** Time of the previous entry. */
  entered_at: string | null;
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

type Payload = BadgePayload | AppointmentBadge;

const isOf = (payload: Payload, { id, isAppointment }: CheckInEvent): boolean =>
  isAppointment ? 'a' in payload && payload.a === id : 'e' in payload && payload.e === id;

function readPayload(text: string): Payload | null {
  try {
    const said = JSON.parse(new TextDecoder().decode(toBytes(text))) as Partial<
      BadgePayload & AppointmentBadge
    > | null;
    const isEvent = typeof said?.e === 'number' && EVENT_LANES.some((lane) => lane === said.l);
    const isWhole =
      typeof said?.b === 'string' &&
      typeof said.n === 'string' &&
      typeof said.o === 'string' &&
      (isEvent || typeof said.a === 'number');
    return isWhole ? (said as Payload) : null;
  } catch {
    return null;
  }
}

/** Whether one of the keys signed it; null if this browser does not support the algorithm. */
async function isSigned(signed: string, signature: string, keys: readonly string[]): Promise<boolean | null> {
  const data = new TextEncoder().encode(signed);
  try {
    const bytes = toBytes(signature);
    for (const text of keys) {
      const key = await crypto.subtle.importKey('raw', toBytes(text), 'Ed25519', false, ['verify']);
      if (await crypto.subtle.verify('Ed25519', key, bytes, data)) return true;
    }
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidCharacterError' ? false : null;
  }
}

/** Checks a scanned or typed badge offline. */
export async function checkBadge(
  read: string,
  checkIn: StoredCheckIn,
  entered: ReadonlyMap<string, string>,
): Promise<Verdict> {
  const parts = read.trim().split('.');
  const [head, body, signature] = parts;
  const nothing = { code: '', payload: null, entered_at: null };
  if (parts.length !== 3 || !head || !body || !signature) {
    const code = readBadgeCode(read);
    return BADGE_CODE_PATTERN.test(code)
      ? judge({ code, payload: null, isProved: false }, checkIn, entered)
      : { finding: 'unread', ...nothing };
  }
  const payload = readPayload(body);
  const isOurs = payload === null ? false : await isSigned(`${head}.${body}`, signature, checkIn.keys);
  if (payload === null || isOurs === false) return { finding: 'forged', ...nothing };
  if (!isOf(payload, checkIn.event)) return { finding: 'otherEvent', ...nothing, payload };
  const isProved = isOurs === true;
  return judge({ code: payload.b, payload: isProved ? payload : null, isProved }, checkIn, entered);
}

interface Shown {
  code: string;
  payload: Payload | null;
  /** Whether its signature is valid. A signed badge is accepted even if it is newer than this device's data. */
  isProved: boolean;
}

function judge(
  { code, payload, isProved }: Shown,
  checkIn: StoredCheckIn,
  entered: ReadonlyMap<string, string>,
): Verdict {
  const badge = checkIn.badges.find((each) => each.code === code);
  const entered_at =
    [badge?.entered_at, entered.get(code)]
      .filter((at) => at != null)
      .toSorted()
      .at(-1) ?? null;
  const shown = { code, payload, entered_at };
  if (badge?.is_revoked) return { finding: 'revoked', ...shown };
  if (!badge && !isProved) return { finding: 'unknown', ...shown };
  return { finding: isToday(entered_at) ? 'entered' : dayOf(checkIn.event), ...shown };
}

const today = (): string => toOfficeDay(new Date());
const isToday = (at: string | null): boolean => at !== null && toOfficeDay(new Date(at)) === today();

/** A badge is valid on the days of its event, in office time. */
function dayOf({ starts_on, ends_on }: CheckInEvent): 'valid' | 'early' | 'over' {
  if (today() < starts_on) return 'early';
  return today() > ends_on ? 'over' : 'valid';
}
