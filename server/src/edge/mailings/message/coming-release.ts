import type { Language } from '@press-room/contract/languages';
import type { PressRelease } from '@press-room/contract/press-releases';
import { getOfficeRelease } from '../../../content/press-releases/admin/release.ts';
import { findRelease } from '../../../content/press-releases/detail.ts';
import type { AppContext } from '../../../core/context.ts';
import { PRESS } from '../../../core/visibility/visibility.ts';
import { buildPreview } from '../../previews/document.ts';
import type { MailedState } from './mailed-release.ts';

/** A release that nobody can read yet as it will be, for who looks at its message before; null: it was taken back. */
export async function findComingRelease(
  context: AppContext,
  { id, state }: { id: number; state: MailedState },
  language: Language,
): Promise<PressRelease | null> {
  const { database, now } = context;
  const { status, visible_from } = state;
  if (visible_from !== null)
    return findRelease({ ...context, now: () => new Date(visible_from) }, PRESS, language, id);
  if (status === 'archived') return null;
  const release = await getOfficeRelease(database.db, id, { now: now() });
  // Its files are not handed out yet, and the message leaves them out.
  const link = { id: 0, press_release_id: id, expires_at: now().toISOString() };
  return buildPreview(context, { link, release }, language);
}
