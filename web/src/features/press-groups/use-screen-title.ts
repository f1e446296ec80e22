import { BRAND } from '../../config.ts';
import { useTitle } from '../../lib/use-title.ts';
import { usePressGroup } from './press-group.ts';

/** Title of the page: the screen and the press group; null: what stands in its place says it. */
export function useScreenTitle(screen: string | null): void {
  useTitle(screen, usePressGroup()?.name ?? BRAND);
}
