import type { Language } from '@press-room/contract/languages';
import type { PressRelease } from '@press-room/contract/press-releases';
import { getOfficeRelease } from '../../../content/press-releases/admin/release.ts';
import type { AppContext } from '../../../core/context.ts';
import type { SessionMark } from '../../../platform/http/authentication.ts';
import { showRelease } from '../../previews/document.ts';

interface Looking {
  language: Language;
  /** Of an officer, who sees its files as the library shows them; absent: they have no address yet. */
  session?: SessionMark;
}

/** An unpublished release as it will be, for previews of its message. */
export async function findComingRelease(
  context: Pick<AppContext, 'database' | 'links' | 'now'>,
  id: number,
  { language, session }: Looking,
): Promise<PressRelease> {
  const release = await getOfficeRelease(context.database.db, id, { now: context.now() });
  const { office } = context.links;
  return showRelease(
    context,
    { release, toAddress: (file) => (session === undefined ? '' : office.toSigned(file, session)) },
    language,
  );
}
