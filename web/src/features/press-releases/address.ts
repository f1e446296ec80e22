import type { PressRelease } from '@press-room/contract/press-releases';
import { toAddress } from '../../lib/navigation.ts';
import { toPressRelease } from '../../paths.ts';

/** What is copied, cited and printed: its page for everybody, else the screen of the press. */
export const addressOf = ({ id, address }: Pick<PressRelease, 'id' | 'address'>): string =>
  address ?? toAddress(toPressRelease(id));
