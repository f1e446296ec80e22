import { useSyncExternalStore } from 'react';
import { m } from '../paraglide/messages.js';
import { copyText } from './clipboard.ts';
import { toAddress } from './navigation.ts';
import { showToast } from './toasts.ts';

const never = () => () => {};
const canShare = (): boolean => 'share' in navigator;

/** Whether the device hands addresses to other apps; a page that the server drew does not know yet. */
export const useCanShare = (): boolean => useSyncExternalStore(never, canShare, () => false);

/** Puts an address of this site on the clipboard and says so. */
export async function copyAddress(address: string): Promise<void> {
  const isCopied = await copyText(toAddress(address));
  showToast(isCopied ? 'success' : 'error', isCopied ? m['share.copied']() : m['share.notCopied']());
}

/** Hands an address to another app, or to the clipboard where the device cannot. */
export async function shareAddress({ address, title }: { address: string; title: string }): Promise<void> {
  // Whoever closes the list of apps has changed their mind.
  if (canShare()) await navigator.share({ title, url: toAddress(address) }).catch(() => undefined);
  else await copyAddress(address);
}
