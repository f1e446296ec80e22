import type { PressRelease } from '@press-room/contract/press-releases';
import { copyRichText } from '../../../lib/clipboard.ts';
import { tellCopy } from '../../../lib/tell-taken.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { addressOf } from '../address.ts';
import { toRichText } from './rich-text.ts';

/** Puts the release on the clipboard and says so. */
export function useCopyText(release: PressRelease): () => void {
  const copy = async () => {
    if (await copyRichText(toRichText(release, addressOf(release)))) {
      showToast('success', m['pressReleases.detail.copied']());
      tellCopy({ press_release: release.id });
    } else showToast('error', m['pressReleases.detail.copyFailed']());
  };
  return () => void copy();
}
