import { m } from '../paraglide/messages.js';
import { useBrowserValue } from './browser-value.ts';
import { copyText } from './clipboard.ts';
import { toAddress } from './navigation.ts';
import { showToast } from './toasts.ts';

const canShare = (): boolean => 'share' in navigator;

/** Whether the device can share addresses with other apps; unknown on a server-rendered page. */
export const useCanShare = (): boolean => useBrowserValue(canShare, false);

/** Copies an address of this site to the clipboard, with a notice. */
export async function copyAddress(address: string): Promise<void> {
  const isCopied = await copyText(toAddress(address));
  showToast(isCopied ? 'success' : 'error', isCopied ? m['share.copied']() : m['share.notCopied']());
}

/** Shares an address with another app, or copies it to the clipboard if the device cannot. */
export async function shareAddress({ address, title }: { address: string; title: string }): Promise<void> {
  // Closing the share sheet rejects the promise.
  if (canShare()) await navigator.share({ title, url: toAddress(address) }).catch(() => undefined);
  else await copyAddress(address);
}
