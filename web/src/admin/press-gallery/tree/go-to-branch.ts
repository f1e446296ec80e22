import type { MouseEvent } from 'react';
import { mayLeave } from '../../../lib/leave.ts';
import { navigate } from '../../../lib/navigation.ts';
import { toOfficeBranch } from '../../paths.ts';

/** Opens a branch, or none, without leaving the screen. Asks before unsaved input is discarded. */
export function goToBranch(id: number | null, keepScroll: boolean): void {
  const go = () => navigate(toOfficeBranch(id), { keepScroll });
  if (mayLeave(go)) go();
}

/** A link to a branch. */
export const linkToBranch = (id: number | null) => ({
  href: toOfficeBranch(id),
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    goToBranch(id, false);
  },
});
