import type { PressRelease } from '@press-room/contract/press-releases';
import type { RefObject } from 'react';
import buttons from '../../../components/button.module.css';
import { DownloadButton } from '../../../components/download-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { copyRichText } from '../../../lib/clipboard.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './release-actions.module.css';
import { toPlainText, toRichText } from './rich-text.ts';

type ReleaseActionsProps = { release: PressRelease; text: RefObject<HTMLDivElement | null> };

export function ReleaseActions({ release, text }: ReleaseActionsProps) {
  const handleCopy = async () => {
    const passage = text.current;
    const isCopied = await copyRichText(
      toRichText(release, passage ? toPlainText(passage) : release.abstract),
    );
    if (isCopied) showToast('success', m['pressReleases.detail.copied']());
    else showToast('error', m['pressReleases.detail.copyFailed']());
  };
  return (
    <div className={`${styles.actions} no-print`}>
      <button type="button" className={buttons.button} onClick={() => void handleCopy()}>
        <Icon name="copy" size={20} />
        {m['pressReleases.detail.copy']()}
      </button>
      <button type="button" className={buttons.quiet} onClick={() => print()}>
        <Icon name="print" size={20} />
        {m['pressReleases.detail.print']()}
      </button>
      <DownloadButton kind="quiet" request={{ press_release: release.id }}>
        {m['pressReleases.detail.everything']()}
      </DownloadButton>
      <p className={styles.hint}>{m['pressReleases.detail.everythingHint']()}</p>
    </div>
  );
}
