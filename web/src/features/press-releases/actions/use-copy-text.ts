import type { PressRelease } from '@press-room/contract/press-releases';
import type { RefObject } from 'react';
import { copyRichText } from '../../../lib/clipboard.ts';
import { tellCopy } from '../../../lib/tell-taken.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { addressOf } from '../address.ts';
import { toPlainText, toRichText } from './rich-text.ts';

/** Puts the release on the clipboard, its drawn text as the plain form, and says so. */
export function useCopyText(release: PressRelease, text: RefObject<HTMLElement | null>): () => void {
  const copy = async () => {
    const passage = text.current;
    const plain = passage ? toPlainText(passage) : release.abstract;
    if (await copyRichText(toRichText(release, plain, addressOf(release)))) {
      showToast('success', m['pressReleases.detail.copied']());
      tellCopy({ press_release: release.id });
    } else showToast('error', m['pressReleases.detail.copyFailed']());
  };
  return () => void copy();
}
