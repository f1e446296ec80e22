import type { PressRelease } from '@press-room/contract/press-releases';
import { toAddress } from '../../lib/navigation.ts';
import { toPressRelease } from '../../paths.ts';

/** What is shared, copied, cited and printed: its page for everybody, else what leads the press to its screen. */
export const addressOf = ({ id, address }: Pick<PressRelease, 'id' | 'address'>): string =>
  address ?? toAddress(toPressRelease(id));
