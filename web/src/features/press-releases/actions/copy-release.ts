import type { PressRelease } from '@press-room/contract/press-releases';
import { copyRichText, copyText } from '../../../lib/clipboard.ts';
import { tellCopy } from '../../../lib/tell-taken.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { addressOf } from '../address.ts';
import { type CopyForm, toCopied } from './copy-forms.ts';

/** Copies a release to the clipboard and shows a notice. */
export async function copyRelease(release: PressRelease, form: CopyForm): Promise<void> {
  const { html, plain } = toCopied(release, addressOf(release), form);
  const isCopied = await (html === null ? copyText(plain) : copyRichText({ html, plain }));
  showToast(
    isCopied ? 'success' : 'error',
    isCopied ? m['pressReleases.detail.copied']() : m['pressReleases.detail.copyFailed'](),
  );
  if (isCopied) tellCopy({ press_release: release.id });
}
