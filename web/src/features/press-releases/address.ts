import type { PressRelease } from '@press-room/contract/press-releases';
import { toAddress } from '../../lib/navigation.ts';
import { toPressRelease } from '../../paths.ts';

/** Address for sharing, copying, citing and printing: the public page, else the screen for the press. */
export const addressOf = ({ id, address }: Pick<PressRelease, 'id' | 'address'>): string =>
  address ?? toAddress(toPressRelease(id));
