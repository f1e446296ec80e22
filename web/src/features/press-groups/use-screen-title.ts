import { BRAND } from '../../config.ts';
import { useTitle } from '../../lib/use-title.ts';
import { usePressGroup } from './press-group.ts';

/** Document title: the screen and the press group; null: another component sets it. */
export function useScreenTitle(screen: string | null): void {
  useTitle(screen, usePressGroup()?.name ?? BRAND);
}
