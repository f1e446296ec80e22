import { MAGAZINE_PATH } from '@press-room/contract/magazines';
import { GALLERY_TREE_PATH } from '@press-room/contract/press-gallery';
import { PRESS_KIT_PATH } from '@press-room/contract/press-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { AwaitingNotice } from '../../components/press-only-notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { getJson } from '../../lib/api.ts';
import { statusOf } from '../../lib/api-error.ts';
import { useSignedInUser } from '../../lib/auth.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS } from '../../paths.ts';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import { profileQuery } from './profile/queries.ts';

/** The lists that the office can open to confirmed addresses. */
const LISTS: ReadonlyMap<string, string> = new Map([
  [PATHS.pressGallery, GALLERY_TREE_PATH],
  [PATHS.italianMagazine, MAGAZINE_PATH],
  [PATHS.internationalMagazine, MAGAZINE_PATH],
  [PATHS.pressKit, PRESS_KIT_PATH],
]);

/** Replaces a press-only screen for readers without accreditation, unless the office opened some of its content. */
export function AwaitingPage({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const { id } = useSignedInUser();
  const list = LISTS.get(path);
  const opened = useQuery({
    queryKey: ['opened', id, list],
    queryFn: ({ signal }) => isOpened(list ?? '', signal),
    enabled: list !== undefined,
  });
  if (list !== undefined && opened.isPending) return <ScreenSkeleton />;
  return opened.data ? children : <Awaiting />;
}

async function isOpened(list: string, signal: AbortSignal): Promise<boolean> {
  try {
    await getJson(list, { format: 'datatables', length: '1' }, signal);
    return true;
  } catch (error) {
    if (statusOf(error) === 403) return false;
    throw error;
  }
}

function Awaiting() {
  const profile = useQuery(profileQuery(useSignedInUser().id));
  useScreenTitle(m['pressOnly.title']());
  return <AwaitingNotice profile={profile} />;
}
