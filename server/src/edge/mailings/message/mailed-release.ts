import type { ReleaseAccess } from '@press-room/contract/access';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { MailingKind } from '@press-room/contract/mailings';
import type { PressRelease, ReleaseStatus } from '@press-room/contract/press-releases';
import { findRelease } from '../../../content/press-releases/detail.ts';
import type { AppContext } from '../../../core/context.ts';
import { ACCREDITED, isOpenTo } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ReaderClass } from '../../../platform/http/authentication.ts';

/** When and by whom a release can be read. */
export interface MailedState {
  version: number;
  status: ReleaseStatus;
  access: ReleaseAccess;
  publish_at: string | null;
  visible_from: string | null;
  embargo_until: string | null;
  expires_at: string | null;
  /** Published languages. */
  languages: Language[];
}

export async function findMailedState(db: Db, id: number): Promise<MailedState | null> {
  const row = await db
    .selectFrom('press_release')
    .select([
      'version',
      'status',
      'access',
      'publish_at',
      'visible_from',
      'embargo_until',
      'expires_at',
      'languages',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...row, languages: LANGUAGES.filter((language) => row.languages.split(',').includes(language)) };
}

/** `open`: now; `press`: this reader has no access; `embargo`: published, and hidden until its embargo ends. */
export type Readability = 'open' | 'press' | 'embargo' | 'hidden';

/** Applies the visibility rule (`visibleTo`) and the embargo. */
export function readableBy(
  { status, access, publish_at, visible_from, embargo_until, expires_at }: MailedState,
  reader: ReaderClass,
  now: Date,
): Readability {
  const instant = now.toISOString();
  if (visible_from === null || (expires_at !== null && expires_at <= instant)) return 'hidden';
  const isOpen = visible_from <= instant;
  const isDue = publish_at === null || publish_at <= instant;
  const isHeld = status === 'published' && isDue && embargo_until !== null && embargo_until > instant;
  if (!isOpen && !isHeld) return 'hidden';
  if (!isOpenTo(access, reader)) return 'press';
  return isOpen ? 'open' : 'embargo';
}

/** Whether the message has a subject: the release is visible to the press or wider, or its withdrawal is announced. */
export function isThere(kind: MailingKind, state: MailedState | null, now: Date): boolean {
  if (state === null) return false;
  if (kind === 'withdrawal') return state.status === 'archived';
  return readableBy(state, ACCREDITED, now) !== 'hidden';
}

/** Whether it is scheduled. */
export const isAwaited = (state: MailedState, now: Date): boolean =>
  state.status !== 'archived' &&
  (state.expires_at === null || state.expires_at > now.toISOString()) &&
  readableBy(state, ACCREDITED, now) === 'hidden';

/** Readability at its publication, which a mailing waits for; afterwards the current one. */
export function readableOnceThere(state: MailedState, reader: ReaderClass, now: Date): Readability {
  if (!isAwaited(state, now)) return readableBy(state, reader, now);
  const { publish_at, embargo_until } = state;
  const at = publish_at !== null && publish_at > now.toISOString() ? new Date(publish_at) : now;
  const visible_from = embargo_until ?? at.toISOString();
  return readableBy({ ...state, status: 'published', visible_from }, reader, at);
}

interface EmbargoContact {
  is_embargo_trusted: number;
  embargo_accepted_at: string | null;
}

/**
 * Contacts who accepted the embargo terms and get such releases from the office; for a correction also those who read
 * it themselves.
 */
export const acceptsEmbargo = (
  { is_embargo_trusted, embargo_accepted_at }: EmbargoContact,
  kind: MailingKind,
): boolean => embargo_accepted_at !== null && (is_embargo_trusted === 1 || kind === 'correction');

export interface MailedRelease {
  release: PressRelease;
  /** End of the embargo; null: none. */
  embargo_until: string | null;
}

/** A release for the mail to a reader; null: the reader may not see it. */
export async function findMailedRelease(
  context: AppContext,
  id: number,
  { language, reader }: { language: Language; reader: ReaderClass },
): Promise<MailedRelease | null> {
  const state = await findMailedState(context.database.db, id);
  if (state === null) return null;
  const readable = readableBy(state, reader, context.now());
  if (readable !== 'open' && readable !== 'embargo') return null;
  const embargo_until = readable === 'embargo' ? state.visible_from : null;
  // Under embargo it is read as it will be at the end of the embargo.
  const at = embargo_until === null ? context : { ...context, now: () => new Date(embargo_until) };
  const release = await findRelease(at, reader, language, id);
  return release === null ? null : { release, embargo_until };
}
